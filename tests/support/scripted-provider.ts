import type {
  CheckoutRequest,
  PaymentProvider,
  ProviderNews,
  ProviderOrder,
  ProviderPayment,
  ProviderSubscription,
} from '#modules/billing/provider.ts'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

/** What happened at the provider for one order; a test writes here what a bank or a buyer did. */
export interface ScriptedOrder {
  readonly request: CheckoutRequest
  session: Mutable<ProviderOrder['session']>
  subscription: Mutable<ProviderSubscription> | null
  payments: Mutable<ProviderPayment>[]
}

/** A provider of which a test is the bank: it does at once what is asked, and tells only what the test delivers. */
export interface ScriptedProvider extends PaymentProvider {
  /** By our order's id. */
  readonly orders: Map<string, ScriptedOrder>
  /** Everything that could be told so far, oldest first. */
  readonly news: ProviderNews[]
  /** Notes that something about an order changed. */
  tell(orderId: string): ProviderNews
  /** The next answer about an order is as things stand when it is asked for (`asked`), and is given when `release` is called. */
  holdNextAnswer(): { readonly asked: Promise<void>; readonly release: () => void }
}

const OPEN = 'test-signature'

/** Makes one. `readNews` takes what carries the header `signature: test-signature`. */
export function createScriptedProvider(): ScriptedProvider {
  const orders = new Map<string, ScriptedOrder>()
  const news: ProviderNews[] = []
  let held: { readonly answer: Promise<void>; readonly isAsked: () => void } | null = null
  const bySession = (sessionId: string) => [...orders.values()].find(({ session }) => session.id === sessionId)
  const byReference = (reference: string) =>
    [...orders.values()].find(({ subscription }) => subscription?.reference === reference)
  return {
    name: 'sandbox',
    isSimulated: true,
    orders,
    news,
    tell: (orderId) => noteNews(news, orderId),
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
    expireSession: async (sessionId) => {
      const order = bySession(sessionId)
      if (order?.session.status === 'open') order.session.status = 'expired'
    },
    cancelSubscription: async (reference, how) => endSubscription(byReference(reference)?.subscription ?? null, how),
    changePrice: async () => {},
    previewUpgrade: async () => 0,
    refund: async ({ paymentReference, amountCents }) => {
      const paid = [...orders.values()].flatMap(({ payments }) => payments)
      const payment = paid.find(({ reference }) => reference === paymentReference)
      if (payment) returnMoney(payment, amountCents)
    },
    openPortal: async () => null,
    readNews: async (rawBody, headers) => (headers.get('signature') === OPEN ? JSON.parse(rawBody) : null),
    listNews: async () => news,
  }
}

function noteNews(news: ProviderNews[], orderId: string): ProviderNews {
  const told = { eventId: `evt_${orderId}_${news.length + 1}`, orderId }
  news.push(told)
  return told
}

function openSession(orders: Map<string, ScriptedOrder>, request: CheckoutRequest) {
  const known = orders.get(request.orderId)
  const session = known?.session ?? { id: `session_${request.orderId}`, status: 'open' as const }
  if (!known) orders.set(request.orderId, { request, session, subscription: null, payments: [] })
  return { sessionId: session.id, url: `https://bank.example/${session.id}` }
}

function endSubscription(subscription: ScriptedOrder['subscription'], how: 'at_period_end' | 'resume' | 'now'): void {
  if (!subscription || subscription.status === 'ended') return
  if (how === 'now') Object.assign(subscription, { status: 'ended', endedAt: new Date(0) })
  else subscription.cancelAtPeriodEnd = how === 'at_period_end'
}

function returnMoney(payment: ScriptedOrder['payments'][number], cents: number): void {
  const most = payment.amountCents - payment.chargedBackCents
  payment.refundedCents = Math.min(most, payment.refundedCents + cents)
}

/** A copy: what was answered does not change afterwards. */
function answerOf({ request, session, subscription, payments }: ScriptedOrder): ProviderOrder {
  return structuredClone({ orderId: request.orderId, session, subscription, payments })
}
