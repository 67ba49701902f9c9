import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import type { Order } from '../contract.ts'
import { billingQuery } from './billing-client.ts'
import { MoveRentalsToPlan } from './move-rentals-to-plan.tsx'
import { orderText as text } from './order.text.ts'
import { SubscriptionButton } from './subscription-button.tsx'

/** Shows the rentals that the customer would pay for twice, before they pay (AMB-037). */
export function OrderRentals({ order: { rentals, rentals_room: room, kind } }: { order: Order }) {
  return (
    <section className="order-rentals" aria-labelledby="order-rentals">
      <h3 id="order-rentals">{text.rentals.title}</h3>
      <p className="small soft">{kind === 'plan' ? text.rentals.onPlan : text.rentals.bought}</p>
      <ul className="plain-list">
        {rentals.map((one) => (
          <li key={one.subscription_id}>
            <strong>{one.title}</strong>: <span className="price">{euro(one.price_cents)}</span> {text.rentals.perMonth}
          </li>
        ))}
      </ul>
      {room !== null && room < rentals.length && <p className="small">{text.rentals.room(room)}</p>}
      <p className="small">{kind === 'plan' ? text.rentals.afterPlan : text.rentals.afterBuying}</p>
    </section>
  )
}

/** Shows the same after payment, with a link to end the rental. */
export function PaidRentals({ order }: { order: Order }) {
  const { data: billing } = useQuery(billingQuery(useApi(), useSession().user?.id ?? ''))
  if (!billing || order.kind === 'rental') return null
  if (order.kind === 'plan') return <MoveRentalsToPlan billing={billing} />
  const rental = billing.subscriptions.find(({ kind, bot_id: botId }) => kind === 'rental' && botId === order.bot?.id)
  if (!rental) return null
  const isCancelled = rental.status === 'cancelled'
  return (
    <Notice
      tone={isCancelled ? 'info' : 'attention'}
      title={text.rentals.stillRented(rental.title)}
      action={<SubscriptionButton subscription={rental} isBought={billing.bought_rentals.includes(rental.id)} />}
    >
      {isCancelled ? text.rentals.stopped(formatDate(rental.period_end)) : text.rentals.stopNow}
    </Notice>
  )
}
