import { setPaidAccess, trimBotsToPlanLimit } from '#modules/activation/public.ts'
import { EXECUTION_LIMIT_DEFAULT, findBotToSell } from '#modules/catalogue/public.ts'
import { FREE_TIER, findBotLimit, saveSubscription } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { OrderRow } from '../store/order-store.ts'
import { findPaymentsOfOrder } from '../store/payment-store.ts'
import { findLivePlan, findSubscriptionOfOrder, type SubscriptionRow } from '../store/subscription-store.ts'

/** Grants the access of an order according to what was paid and not refunded; the only place where money becomes access. */
export async function grantPaidAccess(deps: BillingDeps, tx: Tx, order: OrderRow): Promise<void> {
  if (order.user_id === null) return
  if (order.kind === 'purchase') return grantPurchasedBot(deps, tx, order, order.user_id)
  const subscription = await findSubscriptionOfOrder(tx, order.id)
  if (!subscription) return
  if (subscription.kind === 'plan') await grantPlan(deps, tx, subscription, order.user_id)
  else {
    const renewsAt = subscription.status === 'active' ? subscription.period_end : null
    await grantBot(deps, tx, order, order.user_id, { endsAt: subscription.access_end, renewsAt })
  }
}

async function grantPurchasedBot(deps: BillingDeps, tx: Tx, order: OrderRow, userId: string): Promise<void> {
  const payments = await findPaymentsOfOrder(tx, order.id)
  if (payments.length === 0) return
  const hasRetainedAmount = payments.some((payment) => payment.returned_cents < payment.amount_cents)
  const endsAt = order.status === 'paid' && hasRetainedAmount ? null : deps.clock.now()
  await grantBot(deps, tx, order, userId, { endsAt, renewsAt: null })
}

async function grantBot(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  userId: string,
  until: { endsAt: Date | null; renewsAt: Date | null },
): Promise<void> {
  if (order.bot_id === null || order.kind === 'plan') return
  const bot = await findBotToSell(tx, order.bot_id)
  const now = deps.clock.now()
  const grant = {
    userId,
    botId: order.bot_id,
    source: order.kind,
    startsAt: now,
    ...until,
    monthlyLimit: bot?.monthly_execution_limit ?? EXECUTION_LIMIT_DEFAULT,
    providerReference: order.id,
  }
  await setPaidAccess(tx, grant, now)
}

/** Grants the plan of a subscription; an ended plan falls back to the free plan, unless the account has another live plan by now. */
async function grantPlan(deps: BillingDeps, tx: Tx, subscription: SubscriptionRow, userId: string): Promise<void> {
  const now = deps.clock.now()
  const hasEnded = subscription.status === 'ended'
  const live = await findLivePlan(tx, userId)
  if (hasEnded && live) return
  const planCode = hasEnded ? null : subscription.plan_code
  await saveSubscription(tx, {
    userId,
    planCode,
    endsAt: subscription.access_end,
    providerReference: subscription.provider_reference,
    now,
  })
  const limit = await findBotLimit(tx, planCode ?? FREE_TIER)
  await trimBotsToPlanLimit(tx, { userId, limit, chosen: subscription.keep_bot_ids ?? [], now })
}
