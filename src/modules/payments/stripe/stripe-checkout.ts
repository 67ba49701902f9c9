import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { CheckoutRequest, CheckoutSession, PaymentProvider } from '../provider.ts'
import { callStripe, findInStripe, isKeyUsed, type StripeClient, stripeRefusal } from './call-stripe.ts'

const CURRENCY = 'eur'
/** The first key, the key after an expired session, and the session that a concurrent request made of that. */
const TURNS_MAX = 3
const METHODS = ['ideal', 'sepa_debit', 'card'] as const
type Customer = CheckoutRequest['customer']

/** Returns the id of a plan's monthly price; creates it under a lookup key of its code, amount and name when there is none. */
export async function makeStripePrice(
  stripe: StripeClient,
  price: Parameters<PaymentProvider['createPrice']>[0],
): Promise<string> {
  const { code, name, amountCents } = price
  const digest = createHash('sha256')
    .update(JSON.stringify([code, name, amountCents]))
    .digest('hex')
  const lookupKey = `syvo_${code}_${amountCents}_${digest.slice(0, 12)}`
  return callStripe(async () => {
    const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
    if (known.data[0]) return known.data[0].id
    const made = await stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: amountCents,
        recurring: { interval: 'month' },
        tax_behavior: 'inclusive',
        lookup_key: lookupKey,
        // A price with that key that was deactivated in the dashboard hands the key over.
        transfer_lookup_key: true,
        product_data: { name, metadata: { planCode: code } },
      },
      { idempotencyKey: `price:${lookupKey}` },
    )
    return made.id
  })
}

/** Checks that an amount equals its price; throws a lasting `ProviderError` for a price that is unknown, inactive or has another amount. */
export async function checkStripePrice(stripe: StripeClient, priceId: string, amountCents: number): Promise<void> {
  const price = await findInStripe(() => stripe.prices.retrieve(priceId))
  if (!price?.active) throw stripeRefusal('no such price')
  if (price.unit_amount !== amountCents || price.currency !== CURRENCY)
    throw stripeRefusal('the price asks another amount')
}

/** Creates the session of an order, or returns the one that its key created before; an expired one is replaced by another. */
export async function openStripeCheckout(stripe: StripeClient, request: CheckoutRequest): Promise<CheckoutSession> {
  if (request.priceId !== null) await checkStripePrice(stripe, request.priceId, request.amountCents)
  const customer = await getOrCreateStripeCustomer(stripe, request.customer)
  const session = await callStripe(() => makeSession(stripe, request, customer))
  if (session.url === null) throw stripeRefusal('the session has no page any more')
  return { sessionId: session.id, url: session.url }
}

async function makeSession(
  stripe: StripeClient,
  request: CheckoutRequest,
  customer: string,
): Promise<Stripe.Checkout.Session> {
  let idempotencyKey = `checkout:${request.idempotencyKey}`
  for (let turn = 1; ; turn++) {
    try {
      return await stripe.checkout.sessions.create(sessionOf(request, customer), { idempotencyKey })
    } catch (error) {
      // A repeated request may have another session end; any other difference is a different order.
      const made = isKeyUsed(error) ? await findSessionOf(stripe, request, customer) : null
      if (made === null || turn === TURNS_MAX) throw error
      if (made.status !== 'expired') return made
      // The key derives from the expired session: simultaneous requests get the same new one.
      idempotencyKey = `checkout:${request.idempotencyKey}:after:${made.id}`
    }
  }
}

/** Expires an unpaid session now; does nothing for any other. */
export async function expireStripeSession(stripe: StripeClient, sessionId: string): Promise<void> {
  const read = () => findInStripe(() => stripe.checkout.sessions.retrieve(sessionId))
  if ((await read())?.status !== 'open') return
  try {
    await callStripe(() => stripe.checkout.sessions.expire(sessionId))
  } catch (error) {
    // Paid or expired between the two calls: nothing is left to expire.
    if ((await read())?.status === 'open') throw error
  }
}

/** Returns the page where an account manages its payment method. */
export async function openStripePortal(stripe: StripeClient, customer: Customer, returnUrl: string): Promise<string> {
  const id = await getOrCreateStripeCustomer(stripe, customer)
  const portal = await callStripe(() =>
    stripe.billingPortal.sessions.create({ customer: id, return_url: returnUrl, locale: 'nl' }),
  )
  return portal.url
}

/** Updates the e-mail address of an account's customers at Stripe, which sends its own mails and shows it on its pages. */
export async function readdressStripeCustomer(stripe: StripeClient, { userId, email }: Customer): Promise<void> {
  await callStripe(async () => {
    for (const customer of await findStripeCustomers(stripe, userId))
      if (customer.email !== email) await stripe.customers.update(customer.id, { email })
  })
}

async function findStripeCustomers(stripe: StripeClient, userId: string) {
  return (await stripe.customers.search({ query: `metadata['userId']:'${userId}'`, limit: 100 })).data
}

/** Returns the id of an account's customer at Stripe; found by address or account, created when there is none. */
async function getOrCreateStripeCustomer(stripe: StripeClient, { userId, email }: Customer): Promise<string> {
  return callStripe(async () => {
    const sameAddress = await stripe.customers.list({ email, limit: 100 })
    const known = sameAddress.data.find((customer) => customer.metadata.userId === userId)
    if (known) return known.id
    // After a change of address; the search may lag behind, which at worst creates a second customer.
    const searched = await findStripeCustomers(stripe, userId)
    if (searched[0]) return searched[0].id
    const made = await stripe.customers.create(
      { email, metadata: { userId }, preferred_locales: ['nl'] },
      { idempotencyKey: `customer:${userId}:${email}` },
    )
    return made.id
  })
}

function sessionOf(request: CheckoutRequest, customer: string): Stripe.Checkout.SessionCreateParams {
  const { orderId, kind, title, amountCents, priceId, idempotencyKey } = request
  const isSubscription = kind === 'subscription'
  const metadata = { orderId }
  const price = {
    currency: CURRENCY,
    unit_amount: amountCents,
    tax_behavior: 'inclusive' as const,
    product_data: { name: title },
    ...(isSubscription ? { recurring: { interval: 'month' as const } } : {}),
  }
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    customer,
    client_reference_id: orderId,
    metadata: { orderId, idempotencyKey },
    // Stripe shows those of them that fit the order and are enabled in the operator's account.
    allowed_payment_method_types: [...METHODS],
    line_items: [{ quantity: 1, ...(priceId === null ? { price_data: price } : { price: priceId }) }],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    locale: 'nl',
    ...(isSubscription
      ? // Flexible: the rest of a period is calculated from what was really paid for it.
        { subscription_data: { metadata, description: title, billing_mode: { type: 'flexible' } } }
      : { payment_intent_data: { metadata, description: title } }),
  }
}

/** Returns the newest session of a request, under its key or after an expired one of it. */
async function findSessionOf(
  stripe: StripeClient,
  { orderId, idempotencyKey, amountCents, kind }: CheckoutRequest,
  customer: string,
): Promise<Stripe.Checkout.Session | null> {
  const mode = kind === 'subscription' ? 'subscription' : 'payment'
  const sessions = await stripe.checkout.sessions.list({ customer, limit: 100 })
  const made = sessions.data.find(
    ({ metadata }) => metadata?.orderId === orderId && metadata.idempotencyKey === idempotencyKey,
  )
  return made?.amount_total === amountCents && made.mode === mode ? made : null
}
