import fc from 'fast-check'
import type { ChangeAnswer, ScriptedOrder } from './scripted-provider.ts'

/** What happens at the provider and between it and us; amounts are parts of a thousand, so that they fit any payment, and a payment below zero counts from the last. */
export type Happening =
  | { readonly kind: 'pay' | 'fail' | 'expire' | 'renew' | 'renewal-fails' | 'cancel' | 'resume' | 'end' }
  | { readonly kind: 'refund' | 'charge-back' | 'give-in'; readonly payment: number; readonly part: number }
  | { readonly kind: 'debit-arrives' | 'debit-fails' }
  | { readonly kind: 'change'; readonly plan: string; readonly answer: ChangeAnswer }
  | { readonly kind: 'deliver' | 'repeat' | 'forge' | 'cross' | 'look' }

const amountOf = (kind: 'refund' | 'charge-back' | 'give-in') =>
  fc.record({ kind: fc.constant(kind), payment: fc.nat(5), part: fc.integer({ min: 1, max: 1000 }) })
/** Mostly of the payment that was made last, which is the one that a plan hangs by. */
const ofNewest = (kind: 'charge-back' | 'give-in') =>
  fc.record({
    kind: fc.constant(kind),
    payment: fc.constantFrom(-1, -1, 0, 1),
    part: fc.integer({ min: 1, max: 1000 }),
  })
const simple = (
  ...kinds: Exclude<Happening, { payment: number } | { plan: string }>['kind'][]
): fc.Arbitrary<Happening> => fc.constantFrom(...kinds).map((kind) => ({ kind }))
const change = fc.record({
  kind: fc.constant('change' as const),
  plan: fc.constantFrom('starter', 'pro', 'ultimate'),
  answer: fc.constantFrom<ChangeAnswer>('made', 'made', 'lost', 'unpaid', 'silent', 'refused'),
})

/** One history: what was ordered, and what happened then; `change` is the buyer asking for another plan. News is delivered, repeated, forged, crossed or never told, in any order. */
export const paymentHistory = fc.record({
  pendingChange: fc.constantFrom('plan', 'rental', 'purchase'),
  happenings: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: simple('pay') },
      { weight: 3, arbitrary: simple('renew', 'renewal-fails', 'cancel', 'resume') },
      { weight: 1, arbitrary: simple('fail', 'expire', 'end') },
      { weight: 3, arbitrary: fc.oneof(amountOf('refund'), amountOf('charge-back'), amountOf('give-in')) },
      { weight: 4, arbitrary: change },
      { weight: 2, arbitrary: simple('debit-arrives', 'debit-fails') },
      { weight: 5, arbitrary: simple('deliver', 'repeat', 'forge', 'cross', 'look') },
    ),
    { minLength: 1, maxLength: 14 },
  ),
})

/** One history of a plan that is paid and known: its buyer asks for others, and its payments arrive, fail, go back and come again. */
export const planHistory = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: change },
    { weight: 3, arbitrary: simple('debit-arrives', 'debit-fails') },
    { weight: 3, arbitrary: simple('renew') },
    { weight: 6, arbitrary: fc.oneof(ofNewest('charge-back'), ofNewest('charge-back'), ofNewest('give-in')) },
    { weight: 1, arbitrary: simple('cancel', 'resume', 'renewal-fails') },
    { weight: 3, arbitrary: simple('look', 'repeat', 'cross') },
  ),
  { minLength: 2, maxLength: 14 },
)

const PERIOD_MS = 30 * 86_400_000

/** Lets something happen at the provider; without effect where it cannot. Answers whether anything changed. */
export function happen(order: ScriptedOrder, happening: Happening, start: Date): boolean {
  switch (happening.kind) {
    case 'pay':
    case 'fail':
    case 'expire':
      return order.session.status === 'open' && closeSession(order, happening.kind, start)
    case 'renew':
    case 'renewal-fails':
    case 'cancel':
    case 'resume':
    case 'end':
      return goOn(order, happening.kind, start)
    case 'refund':
    case 'charge-back':
    case 'give-in':
      return giveBack(order, happening)
    case 'debit-arrives':
    case 'debit-fails':
      return endDebit(order, happening.kind)
    case 'change':
    case 'deliver':
    case 'repeat':
    case 'forge':
    case 'cross':
    case 'look':
      return false
  }
}

/** The nth period of a subscription that began at `start`, or of a purchase none. */
function periodOf(start: Date, nth: number) {
  return { start: new Date(start.getTime() + nth * PERIOD_MS), end: new Date(start.getTime() + (nth + 1) * PERIOD_MS) }
}

/** How many periods were asked so far. */
function periodsOf({ payments }: ScriptedOrder): number {
  return payments.filter(({ reason }) => reason === 'period').length
}

function addPayment(order: ScriptedOrder, start: Date, status: 'paid' | 'failed'): void {
  const { session, payments, request, asks } = order
  const nth = payments.length
  const isOnce = request.kind === 'once'
  payments.push({
    reference: `${session.id}:${nth}`,
    amountCents: asks.cents,
    currency: 'eur',
    status,
    paidAt: status === 'paid' ? new Date(start.getTime() + nth) : null,
    refundedCents: 0,
    chargedBackCents: 0,
    costCents: 29,
    method: 'ideal',
    reason: isOnce ? 'purchase' : 'period',
    period: isOnce ? null : periodOf(start, periodsOf(order)),
    plan: asks.plan,
  })
}

function closeSession(order: ScriptedOrder, how: 'pay' | 'fail' | 'expire', start: Date): true {
  const { session, request } = order
  session.status = how === 'expire' ? 'expired' : 'complete'
  if (how !== 'expire') addPayment(order, start, how === 'pay' ? 'paid' : 'failed')
  if (how === 'pay' && request.kind === 'subscription') {
    const { start: periodStart, end: periodEnd } = periodOf(start, 0)
    const reference = `sub_${session.id}`
    order.subscription = {
      reference,
      status: 'active',
      periodStart,
      periodEnd,
      cancelAtPeriodEnd: false,
      endedAt: null,
    }
  }
  return true
}

function goOn(
  order: ScriptedOrder,
  how: 'renew' | 'renewal-fails' | 'cancel' | 'resume' | 'end',
  start: Date,
): boolean {
  const { subscription } = order
  if (subscription === null || subscription.status === 'ended') return false
  if (how === 'renew') {
    if (subscription.cancelAtPeriodEnd) return false
    const { start: periodStart, end: periodEnd } = periodOf(start, periodsOf(order))
    addPayment(order, start, 'paid')
    Object.assign(subscription, { status: 'active', periodStart, periodEnd })
  } else if (how === 'renewal-fails') subscription.status = 'past_due'
  else if (how === 'end') Object.assign(subscription, { status: 'ended', endedAt: start })
  else subscription.cancelAtPeriodEnd = how === 'cancel'
  return true
}

/** The bank answers about the debit of an upgrade that was on its way. */
function endDebit({ payments }: ScriptedOrder, how: 'debit-arrives' | 'debit-fails'): boolean {
  const debit = payments.find(({ status }) => status === 'pending')
  if (!debit) return false
  const [first] = payments
  const isPaid = how === 'debit-arrives'
  debit.status = isPaid ? 'paid' : 'failed'
  debit.paidAt = isPaid ? new Date((first?.paidAt?.getTime() ?? 0) + payments.length) : null
  return true
}

function giveBack(
  order: ScriptedOrder,
  { kind, payment: nth, part }: Extract<Happening, { payment: number }>,
): boolean {
  const paid = order.payments.filter((one) => one.status === 'paid')
  const payment = nth < 0 ? paid.at(nth) : paid[nth % Math.max(1, paid.length)]
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
