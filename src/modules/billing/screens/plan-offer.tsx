import { Notice } from '#ui/notice.tsx'
import type { Order } from '../contract.ts'
import { orderText as text } from './order.text.ts'

type Props = { offer: NonNullable<Order['plan_offer']>; bot: NonNullable<Order['bot']> }

/** Tells a customer who orders a bot by itself that their plan includes it, or has a free slot for it, before they pay for it once more (AMB-037). */
export function PlanOffer({ offer, bot }: Props) {
  return (
    <Notice
      tone="attention"
      title={text.planOffer.title}
      action={<a href={`/bot/${bot.id}`}>{text.planOffer.toBot(bot.title)}</a>}
    >
      {text.planOffer[offer](bot.title)}
    </Notice>
  )
}
