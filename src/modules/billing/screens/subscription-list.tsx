import type { UserBot } from '#modules/activation/contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Billing, Subscription } from '../contract.ts'
import { billingText as text } from './billing.text.ts'
import { answersOfBot } from './bot-answers.ts'
import { SubscriptionButton } from './subscription-button.tsx'

const SHAPES: Readonly<Record<Subscription['status'], StatusState>> = {
  active: 'good',
  past_due: 'bad',
  cancelled: 'attention',
  ended: 'idle',
}

type Props = {
  billing: Pick<Billing, 'subscriptions' | 'plan_places' | 'bought_rentals'>
  /** The bots that the account has beside its plan. */
  bots: readonly UserBot[]
}

/** Shows everything that is paid monthly, each with its next charge and a way to cancel. */
export function SubscriptionList({ billing, bots }: Props) {
  const { subscriptions, plan_places: places, bought_rentals: bought } = billing
  const isReserved = ({ id }: Subscription) =>
    places.some(({ subscription_id: subscriptionId, stands }) => subscriptionId === id && stands === 'kept')
  const rentedBy = ({ bot_id: id }: Subscription) => bots.find((one) => one.bot_id === id)
  return (
    <section>
      <SectionHeader title={text.subscriptions} />
      <DataTable
        caption={text.subscriptions}
        rows={subscriptions}
        rowKey={(one) => one.id}
        columns={[
          {
            key: 'title',
            header: text.subscription,
            phone: 'title',
            rowHeader: true,
            cell: (one) => (
              <>
                <strong>{one.title}</strong>
                <span className="billing-line small soft">
                  {isReserved(one) ? text.thenOnPlan(formatDate(one.period_end)) : lineOf(one)}
                </span>
                <DirectAnswers userBot={rentedBy(one)} />
                {bought.includes(one.id) && <span className="billing-line small">{text.boughtToo}</span>}
              </>
            ),
          },
          {
            key: 'status',
            header: text.status,
            cell: (one) => <StatusBadge state={SHAPES[one.status]}>{text.state[one.status]}</StatusBadge>,
          },
          { key: 'price', header: text.price, align: 'end', cell: (one) => euro(one.price_cents) },
          {
            key: 'action',
            header: <VisuallyHidden>{text.action}</VisuallyHidden>,
            align: 'end',
            phone: 'action',
            cell: (one) => <SubscriptionButton subscription={one} isBought={bought.includes(one.id)} />,
          },
        ]}
      />
    </section>
  )
}

/** Shows the answer limit of a rented bot, which does not count against the plan. */
function DirectAnswers({ userBot }: { userBot: UserBot | undefined }) {
  return userBot && <span className="billing-line small soft">{answersOfBot(userBot)}</span>
}

/** Returns what happens next with a subscription, and when. */
export function lineOf(one: Subscription): string {
  const end = formatDate(one.period_end)
  if (one.status === 'ended') return text.ended(formatDate(one.access_end))
  if (one.status === 'cancelled') return text.stops(end)
  if (one.status === 'past_due') return text.retrying(formatDate(one.access_end))
  if (one.next_price_cents === null) return text.charge(end)
  const price = euro(one.next_price_cents)
  if (one.next_btw_regime !== null && one.next_stands === null)
    return `${text.charge(end)}. ${one.next_btw_regime === 'standard' ? text.becomesTaxed(price) : text.becomesReversed(price)}`
  return `${text.charge(end)}. ${comingOf(one, price)}`
}

function comingOf({ next_stands: stands, next_title: title }: Subscription, price: string): string {
  if (stands === 'asking') return text.asking(title ?? '')
  return stands === 'payment' ? text.unpaid(title ?? '') : text.becomes(price, title)
}
