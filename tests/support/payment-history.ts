import fc from 'fast-check'
import type { ScriptedOrder } from './scripted-provider.ts'

/** What happens at the provider and between it and us; amounts are parts of a thousand, so that they fit any payment. */
export type Happening =
  | { readonly kind: 'pay' | 'fail' | 'expire' | 'renew' | 'renewal-fails' | 'cancel' | 'resume' | 'end' }
  | { readonly kind: 'refund' | 'charge-back' | 'give-in'; readonly payment: number; readonly part: number }
  | { readonly kind: 'deliver' | 'repeat' | 'forge' | 'cross' | 'look' }

const amountOf = (kind: 'refund' | 'charge-back' | 'give-in') =>
  fc.record({ kind: fc.constant(kind), payment: fc.nat(5), part: fc.integer({ min: 1, max: 1000 }) })
const simple = (...kinds: Exclude<Happening, { payment: number }>['kind'][]): fc.Arbitrary<Happening> =>
  fc.constantFrom(...kinds).map((kind) => ({ kind }))

/** One history: what was ordered, and what happened then. News is delivered, repeated, forged, crossed or never told, in any order. */
export const paymentHistory = fc.record({
  wish: fc.constantFrom('plan', 'rental', 'purchase'),
  happenings: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: simple('pay') },
      { weight: 3, arbitrary: simple('renew', 'renewal-fails', 'cancel', 'resume') },
      { weight: 1, arbitrary: simple('fail', 'expire', 'end') },
      { weight: 3, arbitrary: fc.oneof(amountOf('refund'), amountOf('charge-back'), amountOf('give-in')) },
      { weight: 5, arbitrary: simple('deliver', 'repeat', 'forge', 'cross', 'look') },
    ),
    { minLength: 1, maxLength: 14 },
  ),
})

const PERIOD_MS = 30 * 86_400_000

/** Lets something happen at the provider; without effect where it cannot. Answers whether anything changed. */
export function happen(order: ScriptedOrder, { kind, ...amount }: Happening, start: Date): boolean {
  const { session, subscription, payments, request } = order
  const pay = (reason: 'period' | 'purchase', nth: number, status: 'paid' | 'failed' = 'paid') =>
    payments.push({
      reference: `${session.id}:${payments.length}`,
      amountCents: request.amountCents,
      currency: 'eur',
      status,
      paidAt: status === 'paid' ? new Date(start.getTime() + nth) : null,
      refundedCents: 0,
      chargedBackCents: 0,
      costCents: 29,
      method: 'ideal',
      reason,
      period:
        reason === 'period'
          ? {
              start: new Date(start.getTime() + nth * PERIOD_MS),
              end: new Date(start.getTime() + (nth + 1) * PERIOD_MS),
            }
          : null,
    })
  const isRunning = subscription !== null && subscription.status !== 'ended'
  switch (kind) {
    case 'pay':
      if (session.status !== 'open') return false
      session.status = 'complete'
      pay(request.kind === 'once' ? 'purchase' : 'period', 0)
      if (request.kind === 'subscription')
        order.subscription = {
          reference: `sub_${session.id}`,
          status: 'active',
          periodStart: start,
          periodEnd: new Date(start.getTime() + PERIOD_MS),
          cancelAtPeriodEnd: false,
          endedAt: null,
        }
      return true
    case 'fail':
      if (session.status !== 'open') return false
      session.status = 'complete'
      pay('purchase', 0, 'failed')
      return true
    case 'expire':
      if (session.status !== 'open') return false
      session.status = 'expired'
      return true
    case 'renew': {
      if (!isRunning || subscription.cancelAtPeriodEnd) return false
      const nth = payments.length
      pay('period', nth)
      Object.assign(subscription, {
        status: 'active',
        periodStart: new Date(start.getTime() + nth * PERIOD_MS),
        periodEnd: new Date(start.getTime() + (nth + 1) * PERIOD_MS),
      })
      return true
    }
    case 'renewal-fails':
      if (!isRunning) return false
      subscription.status = 'past_due'
      return true
    case 'cancel':
    case 'resume':
      if (!isRunning) return false
      subscription.cancelAtPeriodEnd = kind === 'cancel'
      return true
    case 'end':
      if (!isRunning) return false
      Object.assign(subscription, { status: 'ended', endedAt: start })
      return true
    default:
      return 'part' in amount && return_(order, kind, amount)
  }
}

function return_(
  order: ScriptedOrder,
  kind: string,
  { payment: nth, part }: { payment: number; part: number },
): boolean {
  const paid = order.payments.filter((one) => one.status === 'paid')
  const payment = paid[nth % Math.max(1, paid.length)]
  if (!payment) return false
  const left = payment.amountCents - payment.refundedCents - payment.chargedBackCents
  const cents = Math.ceil((part * payment.amountCents) / 1000)
  if (kind === 'refund') payment.refundedCents += Math.min(left, cents)
  else if (kind === 'charge-back') payment.chargedBackCents += left
  // A refund that bounced, or a charge-back that was won: what was returned gets less again.
  else if (payment.chargedBackCents > 0) payment.chargedBackCents = 0
  else payment.refundedCents = Math.max(0, payment.refundedCents - cents)
  return true
}
