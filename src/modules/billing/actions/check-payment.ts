import { effectivePlan } from '#modules/plans/public.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findNewestPlanOrder, findOrder, type OrderRow } from '../store/order-store.ts'
import { callProvider } from './call-provider.ts'
import { reconcileOrder } from './reconcile-order.ts'

/**
 * Reconciles the order of one of the account's payment sessions and returns whether it was paid; another account's session returns no success
 * (API-26).
 */
export async function verifyPayment(
  deps: BillingDeps,
  input: { userId: string; sessionId: string },
): Promise<Outcome<{ success: boolean; bot_id: string | null; pending: boolean; returned: boolean }>> {
  const own = await findUserOrder(deps, input.userId, input.sessionId)
  if (!own) return ok({ success: false, bot_id: null, pending: false, returned: false })
  const settled = await callProvider(deps, () => reconcileOrder(deps, own.id))
  if (!settled.ok) return settled
  const status = settled.value?.status
  return ok({
    success: status === 'paid',
    bot_id: status === 'paid' ? own.bot_id : null,
    pending: status === 'open' && settled.value?.session_id != null,
    returned: status === 'returned',
  })
}

/**
 * Returns the account's current plan, after asking the provider about the named order, or else about the newest plan order (API-26, AMB-075,
 * AMB-080). When the provider does not answer, the stored state counts.
 */
export async function checkSubscription(deps: BillingDeps, input: { userId: string; sessionId: string | null }) {
  const { userId, sessionId } = input
  const member = { role: 'member' as const, userId }
  const order =
    sessionId === null
      ? await deps.db.as(member, (tx) => findNewestPlanOrder(tx, userId))
      : await findUserOrder(deps, userId, sessionId)
  if (order) await callProvider(deps, () => reconcileOrder(deps, order.id))
  const plan = await deps.db.as(member, (tx) => effectivePlan(tx, userId, deps.clock.now()))
  return {
    subscribed: plan.is_paid,
    subscription_tier: plan.subscription_tier,
    subscription_end: plan.subscription_end,
  }
}

/** Returns the account's order with this id, which comes from the address bar and may be any text. */
async function findUserOrder({ db }: BillingDeps, userId: string, sessionId: string): Promise<OrderRow | undefined> {
  if (!isUuid(sessionId)) return undefined
  return db.as({ role: 'member', userId }, (tx) => findOrder(tx, sessionId))
}
