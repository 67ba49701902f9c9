import { isDeveloperPlan } from '#modules/plans/contract.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { Notice } from '#ui/notice.tsx'
import type { Order } from '../contract.ts'
import { botOrderPath } from './navigate-away.ts'
import { orderText as text } from './order.text.ts'
import { PaidRentals } from './order-rentals.tsx'
import { OrderedItem } from './order-summary.tsx'
import { useAbandonOrder } from './use-abandon-order.ts'

/** The status of an order that was confirmed. */
type ReconciledStatus = Exclude<Order['status'], 'draft'>

const OUTCOME_TEXTS = {
  open: { ...text.open, tone: 'info' },
  paid: { ...text.paid, tone: 'success' },
  cancelled: { ...text.cancelled, tone: 'attention' },
  expired: { ...text.expired, tone: 'attention' },
  failed: { ...text.failedOrder, tone: 'error' },
  returned: { ...text.returned, tone: 'attention' },
  withdrawn: { ...text.withdrawn, tone: 'info' },
} as const satisfies Record<ReconciledStatus, { title: string; text: string; tone: string }>

/** A customer who came back without paying waits for nothing. */
const CANCELLED = { ...text.stopped, tone: 'attention' } as const

/** Shows an order after confirmation: its status, why, and the next steps; `isBack` after leaving the payment page. */
export function OrderOutcome({ order, status, isBack }: { order: Order; status: ReconciledStatus; isBack: boolean }) {
  const said = isBack && status === 'open' ? CANCELLED : OUTCOME_TEXTS[status]
  return (
    <div className="card card-padded order-outcome">
      <OrderedItem order={order} Title="h2" />
      <Notice tone={said.tone} title={`${said.title}.`} live>
        {order.problem ?? said.text}
      </Notice>
      <DefinitionList
        layout="spread"
        items={[
          { term: text.total(order.kind, order.btw_regime), description: euro(order.price_cents) },
          order.paid_at
            ? { term: text.paidAt, description: formatDateTime(order.paid_at) }
            : { term: text.ordered, description: formatDateTime(order.created_at) },
        ]}
      />
      {status === 'paid' && <PaidRentals order={order} />}
      <NextSteps order={order} status={status} />
      <p className="small soft">
        {text.number} <span className="order-number">{order.id}</span>
      </p>
    </div>
  )
}

function NextSteps({ order, status }: { order: Order; status: ReconciledStatus }) {
  if (status === 'open') return <PaySteps order={order} />
  const again = <ButtonLink href={restartPath(order)}>{text.again}</ButtonLink>
  const toBilling = (
    <ButtonLink variant="line" href="/billing">
      {text.toBilling}
    </ButtonLink>
  )
  if (status !== 'paid')
    return (
      <div className="button-row">
        {status !== 'withdrawn' && again}
        {toBilling}
      </div>
    )
  return (
    <div className="button-row">
      {order.bot ? (
        <ButtonLink href={`/my-bots/${order.bot.id}/inrichten`}>{text.setUp}</ButtonLink>
      ) : (
        <ButtonLink href="/dashboard">{text.toDashboard}</ButtonLink>
      )}
      {toBilling}
    </div>
  )
}

function PaySteps({ order }: { order: Order }) {
  const abandon = useAbandonOrder(order)
  return (
    <div className="button-row">
      {order.payment_url && (
        <ButtonLink size="large" href={order.payment_url} target="_top">
          {text.pay}
        </ButtonLink>
      )}
      <Button variant="line" size="large" pending={abandon.pending} onClick={abandon.start}>
        {text.cancel}
      </Button>
    </div>
  )
}

/** Returns the address where the same product is ordered anew. */
export function restartPath(order: Order): string {
  if (order.bot) return botOrderPath(order.bot.id, order.kind === 'purchase' ? 'purchase' : 'rental')
  const code = order.plan_code ?? ''
  return `${isDeveloperPlan(code) ? '/checkout' : '/api/checkout'}?plan=${code}`
}
