import {
  type CheckoutRequest,
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderSubscription,
} from '#modules/payments/provider.ts'
import { expectedPlan } from './expected-plan.ts'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/** What happened at the provider for one order; a test writes here what a bank or a buyer did. */
export interface ScriptedOrder {
  readonly request: CheckoutRequest
  session: Mutable<ProviderOrder['session']>
  subscription: Mutable<ProviderSubscription> | null
  payments: ScriptedPayment[]
  /** What it is set to ask for the next period; the plan is null for a bot. */
  asks: { plan: string | null; cents: number }
}

/** A payment, with what its books say that it was for: a plan, and of an upgrade also the plan that it was counted from. */
export type ScriptedPayment = Mutable<ProviderPayment> & { plan: string | null; from?: string | null }

/**
 * What comes of the next change of price: it is made; made while no answer comes; made while its payment is on its way; not made and no answer
 * comes; refused for good.
 */
export type ChangeAnswer = 'made' | 'lost' | 'unpaid' | 'silent' | 'refused'

/** A provider of which a test is the bank: it does at once what is asked, and tells only what the test delivers. */
export interface ScriptedProvider extends PaymentProvider {
  /** By our order's id. */
  readonly orders: Map<string, ScriptedOrder>
  /** Everything that could be told so far, oldest first. */
  readonly events: ProviderEvent[]
  changes: ChangeAnswer
  /** Notes that something about an order changed. */
  tell(orderId: string): ProviderEvent
  /** The next answer about an order is as things stand when it is asked for (`asked`), and is given when `release` is called. */
  holdNextAnswer(): { readonly asked: Promise<void>; readonly release: () => void }
}

const OPEN = 'test-signature'

/** Makes one that asks `upgradeCents` for the rest of a period. `parseWebhook` takes what carries the header `signature: test-signature`. */
export function createScriptedProvider(upgradeCents = 1200): ScriptedProvider {
  const done = new Set<string>()
  const orders = new Map<string, ScriptedOrder>()
  const events: ProviderEvent[] = []
  let held: { readonly answer: Promise<void>; readonly isAsked: () => void } | null = null
  const bySession = (sessionId: string) => [...orders.values()].find(({ session }) => session.id === sessionId)
  const byReference = (reference: string) =>
    [...orders.values()].find(({ subscription }) => subscription?.reference === reference)
  const provider: ScriptedProvider = {
    name: 'sandbox',
    isSimulated: true,
    orders,
    events,
    changes: 'made',
    tell: (orderId) => recordProviderEvent(events, orderId),
    holdNextAnswer() {
      const answer = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      held = { answer: answer.promise, isAsked: asked.resolve }
      return { asked: asked.promise, release: answer.resolve }
    },
    createPrice: async ({ code, amountCents }) => `price_${code}_${amountCents}`,
    createCheckout: async (request) => openSession(orders, request),
    readOrder: async (sessionId) => {
      const order = bySession(sessionId)
      const answer = order ? answerOf(order) : null
      const waiting = held
      held = null
      waiting?.isAsked()
      await waiting?.answer
      return answer
    },
    expireSession: async (sessionId) => expire(bySession(sessionId)),
    cancelSubscription: async (reference, how) => endSubscription(byReference(reference)?.subscription ?? null, how),
    changePrice: async (change) =>
      makeChange(byReference(change.reference), change, { answer: provider.changes, upgradeCents, done }),
    previewUpgrade: async () => upgradeCents,
    refund: async (asked) => returnMoney(orders, asked.paymentReference, asked.amountCents),
    openPortal: async () => null,
    changeCustomer: async () => {},
    parseWebhook: async (rawBody, headers) => (headers.get('signature') === OPEN ? JSON.parse(rawBody) : null),
    listEvents: async () => events,
  }
  return provider
}

function recordProviderEvent(events: ProviderEvent[], orderId: string): ProviderEvent {
  const event = { eventId: `evt_${orderId}_${events.length + 1}`, orderId }
  events.push(event)
  return event
}

function openSession(orders: Map<string, ScriptedOrder>, request: CheckoutRequest) {
  const known = orders.get(request.orderId)
  const session = known?.session ?? { id: `session_${request.orderId}`, status: 'open' as const }
  const asks = { plan: planOfPrice(request.priceId), cents: request.amountCents }
  if (!known) orders.set(request.orderId, { request, session, subscription: null, payments: [], asks })
  return { sessionId: session.id, url: `https://bank.example/${session.id}` }
}

/** The plan in the id of a price such as `price_pro_5399`. */
function planOfPrice(priceId: string | null): string | null {
  return /^price_(.+)_\d+$/.exec(priceId ?? '')?.[1] ?? null
}

type Change = Parameters<PaymentProvider['changePrice']>[0]

/** What was done under a key is answered alike. */
function makeChange(
  order: ScriptedOrder | undefined,
  change: Change,
  by: { answer: ChangeAnswer; upgradeCents: number; done: Set<string> },
): void {
  const { answer, done } = by
  if (done.has(change.idempotencyKey)) return
  if (answer === 'silent' || answer === 'refused')
    throw new ProviderError(`test: ${answer}`, { isLasting: answer === 'refused' })
  done.add(change.idempotencyKey)
  if (order) setPrice(order, change, by)
  if (answer === 'lost') throw new ProviderError('test: no answer', { isLasting: false })
}

function setPrice(order: ScriptedOrder, change: Change, by: { answer: ChangeAnswer; upgradeCents: number }): void {
  const { session, subscription, payments } = order
  const plan = planOfPrice(change.priceId)
  const [first] = payments
  order.asks = { plan, cents: change.amountCents }
  if (change.from === 'next_period' || !subscription || !first) return
  const isPaid = by.answer !== 'unpaid'
  const nth = payments.length
  payments.push({
    ...first,
    reference: `${session.id}:${nth}`,
    amountCents: by.upgradeCents,
    status: isPaid ? 'paid' : 'pending',
    paidAt: isPaid ? new Date((first.paidAt?.getTime() ?? 0) + nth) : null,
    refundedCents: 0,
    chargedBackCents: 0,
    reason: 'upgrade',
    period: { start: subscription.periodStart, end: subscription.periodEnd },
    plan,
    from: expectedPlan(payments),
  })
}

function endSubscription(subscription: ScriptedOrder['subscription'], how: 'at_period_end' | 'resume' | 'now'): void {
  if (!subscription || subscription.status === 'ended') return
  if (how === 'now') Object.assign(subscription, { status: 'ended', endedAt: new Date(0) })
  else subscription.cancelAtPeriodEnd = how === 'at_period_end'
}

function expire(order: ScriptedOrder | undefined): void {
  if (order?.session.status === 'open') order.session.status = 'expired'
}

function returnMoney(orders: ReadonlyMap<string, ScriptedOrder>, reference: string, cents: number): void {
  const paid = [...orders.values()].flatMap(({ payments }) => payments)
  const payment = paid.find((one) => one.reference === reference)
  if (!payment) return
  const most = payment.amountCents - payment.chargedBackCents
  payment.refundedCents = Math.min(most, payment.refundedCents + cents)
}

/** A copy: what was answered does not change afterwards. */
function answerOf({ request, session, subscription, payments }: ScriptedOrder): ProviderOrder {
  const listed = payments.map(({ plan: _, from: __, ...payment }) => payment)
  return structuredClone({ orderId: request.orderId, session, subscription, payments: listed })
}
