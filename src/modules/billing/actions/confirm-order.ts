import { findBotToSell, isPublicBot } from '#modules/catalogue/public.ts'
import { TERMS_VERSION } from '#modules/identity/contract.ts'
import { findAddress } from '#modules/identity/public.ts'
import type { CheckoutRequest } from '#modules/payments/public.ts'
import { findActivePlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import { chargeOf, type VatRegime } from '../domain/vat.ts'
import { changeOrder, lockOrder, type OrderRow, saveBuyer } from '../store/order-store.ts'
import { findLivePlan } from '../store/subscription-store.ts'
import { callProvider } from './call-provider.ts'
import { determineVat } from './determine-vat.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { refusals } from './order-failures.ts'
import { priceFor } from './price-for.ts'
import { offerOf, ownsBot } from './start-order.ts'

const SESSION_MS = 60 * 60_000

/** The input of an order's confirmation. */
interface Confirmed {
  readonly userId: string
  readonly orderId: string
  readonly buyer: InvoiceRecipient
  readonly seenPriceCents: number
}

/**
 * Confirms an order with an obligation to pay: stores the invoice recipient, the accepted terms and their time, and returns the payment page.
 * Confirming again, in this tab or another, returns the same page. When the price differs from the one that was seen, the new price is shown first.
 */
export async function confirmOrder(deps: BillingDeps, input: Confirmed): Promise<Outcome<{ url: string }>> {
  const now = deps.clock.now()
  const vat = await determineVat(deps, input.userId, input.buyer)
  if (!vat.ok) return vat
  const prepared = await asService(deps.db, (tx) => prepare(deps, tx, { ...input, regime: vat.value }))
  if (!prepared.ok) return prepared
  const { order, priceId, email } = prepared.value
  if (order.payment_url !== null) return ok({ url: order.payment_url })
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  const made = await callProvider(deps, async () => {
    const asked = await askedFor(deps, order, priceId)
    return deps.provider.createCheckout(requestOf(deps, order, { ...asked, email, userId: input.userId, expiresAt }))
  })
  if (!made.ok) return made
  const { sessionId, url } = made.value
  const saved = await asService(deps.db, (tx) => saveSession(tx, order, { id: sessionId, url, endsAt: expiresAt }))
  if (saved === sessionId) return ok({ url })
  // A second confirmation created another page meanwhile: only one of them may be paid.
  await callProvider(deps, () => deps.provider.expireSession(sessionId))
  return fail(refusals.priceChanged)
}

/**
 * Stores the payment session of an order as it was requested, unless the order has one; returns the id of the order's session, or null when its price
 * or VAT regime changed.
 */
async function saveSession(
  tx: Tx,
  asked: OrderRow,
  session: { id: string; url: string; endsAt: Date },
): Promise<string | null> {
  const order = await lockOrder(tx, asked.id)
  if (!order || order.session_id !== null || order.status !== 'open') return order?.session_id ?? null
  if (order.price_cents !== asked.price_cents || order.btw_regime !== asked.btw_regime) return null
  await changeOrder(tx, order.id, { session })
  return session.id
}

type Prepared = { order: OrderRow; priceId: string | null; email: string }

async function prepare(
  deps: BillingDeps,
  tx: Tx,
  input: Confirmed & { regime: VatRegime },
): Promise<Outcome<Prepared>> {
  const { userId, orderId, buyer, regime } = input
  const now = deps.clock.now()
  const order = await lockOrder(tx, orderId)
  const address = await findAddress(tx, userId)
  if (!order || order.user_id !== userId || !address) return fail(refusals.orderNotFound)
  if (order.status !== 'draft' && order.status !== 'open') return fail(refusals.orderClosed)
  if (!isFromCurrentProvider(deps, order)) return fail(refusals.otherProvider)
  if (order.payment_url !== null) return ok({ order, priceId: null, email: address.email })
  if (await hasSinceBought(tx, order, userId)) return fail(refusals.accessExists)
  const offer = await currentOffer(tx, order)
  if (offer === 'paused') return fail(refusals.botPaused)
  if (offer === 'model_missing') return fail(refusals.modelMissing)
  if (offer === null) return fail(refusals.orderClosed)
  const { grossCents } = chargeOf(offer.priceCents, regime)
  if (offer.priceCents !== order.price_cents || input.seenPriceCents !== grossCents) {
    await changeOrder(tx, orderId, { priceCents: offer.priceCents })
    return fail(refusals.priceChanged)
  }
  const change = {
    status: 'open' as const,
    buyer,
    vatRegime: regime,
    termsVersion: TERMS_VERSION,
    acceptedAt: now,
  }
  await changeOrder(tx, orderId, change)
  await saveBuyer(tx, userId, buyer, now)
  return ok({ order: { ...order, btw_regime: regime }, priceId: offer.priceId, email: address.email })
}

/** Tells whether the account got the same product by another order since this one was started. */
async function hasSinceBought(tx: Tx, order: OrderRow, userId: string): Promise<boolean> {
  if (order.kind === 'plan' || order.bot_id === null) return (await findLivePlan(tx, userId)) !== undefined
  return ownsBot(tx, userId, order.bot_id, order.kind)
}

/**
 * Returns the current price of the ordered product, null when it is no longer offered, or the reason why its bot cannot be sold now: paused or
 * without its language model.
 */
async function currentOffer(
  tx: Tx,
  order: OrderRow,
): Promise<{ priceCents: number; priceId: string | null } | 'paused' | 'model_missing' | null> {
  if (order.plan_code !== null) {
    const plan = await findActivePlan(tx, order.plan_code)
    return plan?.stripe_price_id == null ? null : { priceCents: plan.price_cents, priceId: plan.stripe_price_id }
  }
  const bot = order.bot_id === null ? undefined : await findBotToSell(tx, order.bot_id)
  if (!isPublicBot(bot) || order.kind === 'plan') return null
  if (bot.paused_at !== null) return 'paused'
  if (bot.model_missing) return 'model_missing'
  const priceCents = offerOf(bot, order.kind)?.priceCents ?? null
  return priceCents === null ? null : { priceCents, priceId: null }
}

/** Returns the amount that an order charges, and the provider's price for it where the order uses one. */
async function askedFor(deps: BillingDeps, order: OrderRow, priceId: string | null) {
  const { plan_code: code, title, price_cents: shownCents, btw_regime: regime } = order
  if (code !== null && priceId !== null) return priceFor(deps, { code, title, shownCents, priceId }, regime)
  return { amountCents: chargeOf(shownCents, regime).grossCents, priceId: null }
}

function requestOf(
  deps: BillingDeps,
  order: OrderRow,
  expected: { amountCents: number; priceId: string | null; email: string; userId: string; expiresAt: Date },
): CheckoutRequest {
  const plan = order.plan_code === null ? '' : `&plan=${encodeURIComponent(order.plan_code)}`
  return {
    orderId: order.id,
    // A price that changed after an unanswered first try creates another session instead of a key conflict.
    idempotencyKey: `${order.id}:${expected.amountCents}`,
    kind: order.kind === 'purchase' ? 'once' : 'subscription',
    title: order.title,
    amountCents: expected.amountCents,
    priceId: expected.priceId,
    customer: { userId: expected.userId, email: expected.email },
    successUrl: `${deps.publicUrl}/payment-success?session_id=${order.id}${plan}`,
    // The mark makes the page ask for the payment's result before it shows anything (`screens/billing-client.ts`).
    cancelUrl: `${deps.publicUrl}/bestellen/${order.id}?terug=1`,
    expiresAt: expected.expiresAt,
  }
}
