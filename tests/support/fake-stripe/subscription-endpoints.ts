import { list, type StripeEndpoint } from './endpoints.ts'
import type { FakeStripe } from './fake-stripe.ts'
import { type FormValue, partAt, textAt, textsAt } from './form-body.ts'
import type { StoredInvoice, StoredSubscription } from './objects.ts'
import { refuse } from './request.ts'

/** Subscriptions, invoices, charges, refunds, disputes and events: what comes after the payment page. */
export const SUBSCRIPTION_ENDPOINTS: Readonly<Record<string, StripeEndpoint>> = {
  'GET /v1/subscriptions/:id': (fakeStripe, { id }) => subscriptionOf(fakeStripe, id),
  'POST /v1/subscriptions/:id': (fakeStripe, { id, form }) =>
    changeSubscription(fakeStripe, subscriptionOf(fakeStripe, id), form),
  'DELETE /v1/subscriptions/:id': (fakeStripe, { id }) => {
    const subscription = subscriptionOf(fakeStripe, id)
    if (subscription.status === 'canceled') refuse(404, 'resource_missing')
    fakeStripe.end(subscription)
    return subscription
  },
  'GET /v1/invoices': ({ books }, { form, expand }) =>
    list(
      [...books.invoices.values()]
        .filter(({ parent }) => parent.subscription_details.subscription === textAt(form, 'subscription'))
        .map((invoice) => (expand.includes('data.payments') ? invoice : withoutPayments(invoice))),
    ),
  'POST /v1/invoices/create_preview': (fakeStripe, { form }) => {
    const subscription = subscriptionOf(fakeStripe, textAt(form, 'subscription') ?? '')
    const lines = prorationOf(fakeStripe, subscription, partAt(form, 'subscription_details') ?? {})
    return {
      object: 'invoice',
      lines: {
        object: 'list',
        data: lines.map(({ amount }) => ({ amount, parent: { subscription_item_details: { proration: true } } })),
      },
    }
  },
  'GET /v1/invoice_payments': ({ books }, { form, expand }) => {
    const intent = textAt(form, 'payment.payment_intent')
    const payments = [...books.invoices.values()].flatMap((invoice) => invoice.payments.data)
    return list(
      payments
        .filter(({ payment }) => payment.payment_intent === intent)
        .map((payment) => ({
          ...payment,
          invoice: expand.includes('data.invoice') ? books.invoices.get(payment.invoice) : payment.invoice,
        })),
    )
  },
  'GET /v1/payment_intents/:id': ({ books }, { id }) => books.intents.get(id) ?? refuse(404, 'resource_missing'),
  'GET /v1/charges': ({ books }, { form, expand }) => {
    const [intent, customer] = [textAt(form, 'payment_intent'), textAt(form, 'customer')]
    const rows = [...books.charges.values()].filter((charge) =>
      intent ? charge.payment_intent === intent : charge.customer === customer,
    )
    const withFees = expand.includes('data.balance_transaction')
    return list(
      rows.map((charge) =>
        withFees ? charge : { ...charge, balance_transaction: charge.balance_transaction?.id ?? null },
      ),
    )
  },
  'GET /v1/disputes': ({ books }, { form }) =>
    list([...books.disputes.values()].filter(({ charge }) => charge === textAt(form, 'charge'))),
  'POST /v1/refunds': (fakeStripe, { form }) => refund(fakeStripe, form),
  'GET /v1/events': ({ books }, { form }) => {
    const types = Object.values(textsAt(form, 'types'))
    if (types.length > 20) refuse(400, 'parameter_invalid')
    const since = Number(textAt(form, 'created.gte') ?? 0)
    return list(books.events.filter(({ created, type }) => created >= since && types.includes(type)))
  },
}

function subscriptionOf({ books }: FakeStripe, id: string): StoredSubscription {
  return books.subscriptions.get(id) ?? refuse(404, 'resource_missing')
}

function withoutPayments({ payments: _, ...invoice }: StoredInvoice) {
  return invoice
}

function changeSubscription(
  fakeStripe: FakeStripe,
  subscription: StoredSubscription,
  form: FormValue,
): StoredSubscription {
  if (subscription.status === 'canceled') refuse(400, 'resource_missing')
  const [item] = subscription.items.data
  const ends = textAt(form, 'cancel_at_period_end')
  if (ends !== undefined) {
    subscription.cancel_at_period_end = ends === 'true'
    subscription.cancel_at = ends === 'true' ? item.current_period_end : null
  }
  if (textAt(form, 'cancel_at') === '') subscription.cancel_at = null
  if (textAt(form, 'items.0.price') !== undefined) changePrice(fakeStripe, subscription, form)
  fakeStripe.books.tell('customer.subscription.updated', subscription)
  return subscription
}

function changePrice(fakeStripe: FakeStripe, subscription: StoredSubscription, form: FormValue): void {
  const [item] = subscription.items.data
  const price = fakeStripe.books.prices.get(textAt(form, 'items.0.price') ?? '') ?? refuse(400, 'resource_missing')
  if (textAt(form, 'items.0.id') !== item.id) refuse(400, 'parameter_invalid')
  if (textAt(form, 'proration_behavior') === 'always_invoice') {
    // With error_if_incomplete nothing changes when the difference cannot be taken.
    if (fakeStripe.failing.has(subscription.id)) refuse(402, 'card_declined')
    const lines = prorationOf(fakeStripe, subscription, form)
    item.price = price
    fakeStripe.invoice(subscription, 'subscription_update', lines)
  }
  item.price = price
}

/** What is left of the debited amount comes back and the rest of the period is asked at the new price, each line rounded by itself. */
function prorationOf(fakeStripe: FakeStripe, subscription: StoredSubscription, change: FormValue) {
  const [item] = subscription.items.data
  const price = fakeStripe.books.prices.get(textAt(change, 'items.0.price') ?? '') ?? refuse(400, 'resource_missing')
  const { current_period_start: from, current_period_end: end } = item
  const part = (end - fakeStripe.books.now) / (end - from)
  const old = fakeStripe.debited.get(subscription.id) ?? 0
  return [-Math.round(old * part), Math.round((price.unit_amount ?? 0) * part)].map((amount) => ({
    amount,
    start: fakeStripe.books.now,
    end,
  }))
}

function refund({ books }: FakeStripe, form: FormValue) {
  const charge = books.lastCharge(textAt(form, 'payment_intent') ?? '')
  const amount = Number(textAt(form, 'amount'))
  if (charge?.status !== 'succeeded') return refuse(400, 'resource_missing')
  if (charge.disputed) refuse(400, 'charge_disputed')
  if (amount < 1 || amount > charge.amount - charge.amount_refunded) refuse(400, 'charge_already_refunded')
  charge.amount_refunded += amount
  const made = { id: books.newId('re'), object: 'refund', amount, payment_intent: charge.payment_intent, metadata: {} }
  books.tell('refund.created', made)
  books.tell('charge.refunded', charge)
  return made
}
