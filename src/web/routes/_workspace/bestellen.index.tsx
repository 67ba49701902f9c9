import { createFileRoute } from '@tanstack/react-router'
import { BotOrderLauncher } from '#modules/billing/screens/bot-order-launcher.tsx'
import { isUuid } from '#platform/ids/is-uuid.ts'
import { privateHead } from '../../page-head.ts'

/** The bot and the way to get it; invalid values are left out. */
interface BotOrderSearch {
  bot?: string
  als?: 'huur' | 'koop'
}

/** Starts the order of one bot (AMB-036, AMB-037): it has its own address, so that a visitor comes back to it after signing in. */
export const Route = createFileRoute('/_workspace/bestellen/')({
  validateSearch: ({ bot, als }: Record<string, unknown>): BotOrderSearch => ({
    ...(typeof bot === 'string' && isUuid(bot) ? { bot } : {}),
    ...(als === 'huur' || als === 'koop' ? { als } : {}),
  }),
  head: privateHead('Een bot bestellen'),
  component: BotOrder,
})

function BotOrder() {
  const { bot = null, als = 'huur' } = Route.useSearch()
  return <BotOrderLauncher key={`${bot}-${als}`} botId={bot} way={als === 'huur' ? 'rental' : 'purchase'} />
}
