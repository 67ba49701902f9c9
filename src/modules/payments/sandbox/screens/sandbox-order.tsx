import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { formatDate, formatShortDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { StatusBadge } from '#ui/status-badge.tsx'
import { Switch } from '#ui/switch.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { SimulatedOrder } from '../contract.ts'
import { sandboxText as text } from './sandbox.text.ts'
import type { SandboxActions } from './use-sandbox-actions.ts'

type Subscription = NonNullable<SimulatedOrder['subscription']>
type Payment = SimulatedOrder['payments'][number]

const STATES = { active: 'good', past_due: 'attention', ended: 'idle' } as const

/** Shows one paid order with its subscription and payments, and the events that can be simulated. */
export function SandboxOrder({ order, plays }: { order: SimulatedOrder; plays: SandboxActions }) {
  const { subscription } = order
  const isBusy = (payment: Payment) => plays.chargeBack.isPending && plays.chargeBack.variables === payment.id
  return (
    <section className="sandbox-played" aria-label={order.title}>
      <div className="sandbox-order-head">
        <h2>{order.title}</h2>
        {subscription && (
          <StatusBadge state={STATES[subscription.status]}>{text.subscriptionStates[subscription.status]}</StatusBadge>
        )}
      </div>
      {subscription && subscription.status !== 'ended' && (
        <>
          <p className="soft">{nextLine(subscription)}</p>
          <SubscriptionPlays title={order.title} subscription={subscription} plays={plays} />
        </>
      )}
      <DataTable
        caption={`${text.payments}${text.ofOrder(order.title)}`}
        columns={columnsOf((payment) => plays.chargeBack.mutate(payment.id), isBusy)}
        rows={order.payments}
        rowKey={(payment) => payment.id}
      />
    </section>
  )
}

function nextLine(subscription: Subscription): string {
  if (subscription.cancel_at_period_end) return text.ending(formatDate(subscription.period_end))
  const line = subscription.status === 'past_due' ? text.triesAt : text.renewsAt
  return line(euro(subscription.amount_cents), formatDate(subscription.next_try_at))
}

type PlaysProps = { title: string; subscription: Subscription; plays: SandboxActions }

function SubscriptionPlays({ title, subscription, plays }: PlaysProps) {
  const { failRenewals, renew } = plays
  const ofOrder = <VisuallyHidden>{text.ofOrder(title)}</VisuallyHidden>
  const isSwitching = failRenewals.isPending && failRenewals.variables.subscriptionId === subscription.id
  return (
    <div className="sandbox-plays">
      <Switch
        label={
          <>
            {text.failsLabel}
            {ofOrder}
          </>
        }
        checked={isSwitching ? failRenewals.variables.fail : subscription.renewals_fail}
        onChange={(event) => failRenewals.mutate({ subscriptionId: subscription.id, fail: event.target.checked })}
      />
      <Button
        variant="line"
        size="small"
        pending={renew.isPending && renew.variables === subscription.id}
        onClick={() => renew.mutate(subscription.id)}
      >
        {text.renew}
        {ofOrder}
      </Button>
    </div>
  )
}

function columnsOf(onChargeBack: (payment: Payment) => void, isBusy: (payment: Payment) => boolean): Column<Payment>[] {
  return [
    {
      key: 'what',
      header: text.columns.what,
      phone: 'title',
      rowHeader: true,
      cell: ({ reason }) => text.reasons[reason],
    },
    { key: 'when', header: text.columns.when, cell: ({ at }) => formatShortDate(at) },
    { key: 'method', header: text.columns.method, cell: ({ method }) => text.methods[method] },
    {
      key: 'amount',
      header: text.columns.amount,
      align: 'end',
      phone: 'aside',
      cell: (payment) => euro(payment.amount_cents),
    },
    { key: 'state', header: text.columns.state, cell: (payment) => <PaymentState payment={payment} /> },
    {
      key: 'action',
      header: <VisuallyHidden>{text.columns.action}</VisuallyHidden>,
      align: 'end',
      phone: 'action',
      cell: (payment) =>
        payment.status === 'paid' &&
        payment.returned_cents < payment.amount_cents && (
          <Button variant="quiet" size="small" pending={isBusy(payment)} onClick={() => onChargeBack(payment)}>
            {text.chargeBack}
            <VisuallyHidden>{text.ofPayment(euro(payment.amount_cents), formatDate(payment.at))}</VisuallyHidden>
          </Button>
        ),
    },
  ]
}

function PaymentState({ payment }: { payment: Payment }) {
  if (payment.status === 'failed') return <StatusBadge state="bad">{text.paymentFailed}</StatusBadge>
  if (payment.returned_cents > 0)
    return <StatusBadge state="idle">{text.paymentReturned(euro(payment.returned_cents))}</StatusBadge>
  if (payment.fails_at)
    return <StatusBadge state="attention">{text.paymentWillFail(formatShortDate(payment.fails_at))}</StatusBadge>
  return <StatusBadge state="good">{text.paymentPaid}</StatusBadge>
}
