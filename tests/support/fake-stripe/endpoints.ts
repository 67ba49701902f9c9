import type { FakeStripe } from './fake-stripe.ts'
import { type FormValue, partAt, textAt, textsAt } from './form-body.ts'
import { refuse, type StripeRequest } from './request.ts'

/** Answers one request, or undefined when it belongs to another endpoint. */
export type StripeEndpoint = (fakeStripe: FakeStripe, request: StripeRequest) => unknown

const SESSION_FIELDS = new Set([
  'mode',
  'customer',
  'client_reference_id',
  'metadata',
  'allowed_payment_method_types',
  'line_items',
  'success_url',
  'cancel_url',
  'expires_at',
  'locale',
  'subscription_data',
  'payment_intent_data',
])

/** Customers, prices, payment pages and the portal. */
export const SALE_ENDPOINTS: Readonly<Record<string, StripeEndpoint>> = {
  'GET /v1/customers': ({ books }, { form }) =>
    list([...books.customers.values()].filter(({ email }) => email === textAt(form, 'email'))),
  'GET /v1/customers/search': ({ books }, { form }) => {
    const userId = /^metadata\['userId'\]:'([^']*)'$/.exec(textAt(form, 'query') ?? '')?.[1]
    return list([...books.customers.values()].filter(({ metadata }) => metadata.userId === userId))
  },
  'POST /v1/customers': ({ books }, { form }) => {
    const customer = {
      id: books.newId('cus'),
      object: 'customer' as const,
      email: textAt(form, 'email') ?? null,
      metadata: textsAt(form, 'metadata'),
      created: books.now,
    }
    books.customers.set(customer.id, customer)
    return customer
  },
  'POST /v1/customers/:id': ({ books }, { id, form }) => {
    const customer = books.customers.get(id) ?? refuse(404, 'resource_missing')
    customer.email = textAt(form, 'email') ?? customer.email
    return customer
  },
  'GET /v1/prices': ({ books }, { form }) => {
    const keys = Object.values(textsAt(form, 'lookup_keys'))
    return list([...books.prices.values()].filter(({ lookup_key: key }) => key !== null && keys.includes(key)))
  },
  'POST /v1/prices': (fakeStripe, { form }) => addPrice(fakeStripe, form),
  'GET /v1/prices/:id': ({ books }, { id }) => books.prices.get(id) ?? refuse(404, 'resource_missing'),
  'POST /v1/checkout/sessions': (fakeStripe, { form }) => addSession(fakeStripe, form),
  'GET /v1/checkout/sessions': ({ books }, { form }) =>
    list([...books.sessions.values()].filter(({ customer }) => customer === textAt(form, 'customer'))),
  'GET /v1/checkout/sessions/:id': ({ books }, { id, expand }) => {
    const session = books.sessions.get(id) ?? refuse(404, 'resource_missing')
    const { payment_intent: intent, subscription } = session
    return {
      ...session,
      payment_intent: expand.includes('payment_intent') && intent ? books.intents.get(intent) : intent,
      subscription:
        expand.includes('subscription') && subscription ? books.subscriptions.get(subscription) : subscription,
    }
  },
  'POST /v1/checkout/sessions/:id/expire': (fakeStripe, { id }) => {
    const session = fakeStripe.books.sessions.get(id) ?? refuse(404, 'resource_missing')
    if (session.status !== 'open') refuse(400, 'session_not_open')
    fakeStripe.expire(session)
    return session
  },
  'POST /v1/billing_portal/sessions': ({ books }, { form }) => {
    const customer = textAt(form, 'customer') ?? ''
    if (!books.customers.has(customer)) refuse(400, 'resource_missing')
    return {
      id: books.newId('bps'),
      object: 'billing_portal.session',
      url: `https://billing.stripe.example/${customer}`,
    }
  },
}

/** A page of a list, newest first as Stripe gives it. */
export function list<Row extends { id: string }>(rows: readonly Row[]) {
  return { object: 'list' as const, data: rows.toReversed(), has_more: false, url: '' }
}

function addPrice({ books }: FakeStripe, form: FormValue) {
  const price = {
    id: books.newId('price'),
    object: 'price' as const,
    active: true,
    currency: textAt(form, 'currency') ?? 'eur',
    unit_amount: Number(textAt(form, 'unit_amount')),
    lookup_key: textAt(form, 'lookup_key') ?? null,
    created: books.now,
  }
  books.prices.set(price.id, price)
  return price
}

/** Holds a page to the rules that Stripe's changelog and reference state: known fields, methods that exist, an end within a day. */
function addSession(fakeStripe: FakeStripe, form: FormValue) {
  const { books } = fakeStripe
  for (const field of Object.keys(form)) if (!SESSION_FIELDS.has(field)) refuse(400, 'parameter_unknown')
  const expiresAt = Number(textAt(form, 'expires_at'))
  if (expiresAt < books.now + 1800 || expiresAt > books.now + 86_400) refuse(400, 'parameter_invalid')
  const customer = textAt(form, 'customer') ?? ''
  if (!books.customers.has(customer)) refuse(400, 'resource_missing')
  const mode = textAt(form, 'mode') === 'subscription' ? ('subscription' as const) : ('payment' as const)
  const data = mode === 'subscription' ? 'subscription_data' : 'payment_intent_data'
  const priceData = partAt(form, 'line_items.0.price_data')
  if (priceData && (mode === 'subscription') !== (partAt(priceData, 'recurring') !== undefined))
    refuse(400, 'parameter_invalid')
  const known = books.prices.get(textAt(form, 'line_items.0.price') ?? '')
  const price = priceData ? addPrice(fakeStripe, priceData) : (known ?? refuse(400, 'resource_missing'))
  const id = books.newId('cs')
  const session = {
    id,
    object: 'checkout.session' as const,
    status: 'open' as const,
    mode,
    amount_total: price.unit_amount,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: textsAt(form, 'metadata'),
    url: `https://checkout.stripe.example/${id}`,
    success_url: textAt(form, 'success_url') ?? null,
    cancel_url: textAt(form, 'cancel_url') ?? null,
    expires_at: expiresAt,
    created: books.now,
    currency: 'eur',
    payment_method_types: Object.values(textsAt(form, 'allowed_payment_method_types')),
    customer,
    payment_intent: null,
    subscription: null,
  }
  books.sessions.set(id, session)
  fakeStripe.wanted.set(id, { metadata: textsAt(form, `${data}.metadata`), price: price.id })
  return session
}
