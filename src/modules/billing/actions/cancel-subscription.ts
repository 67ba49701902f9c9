import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Subscription } from '../contract.ts'
import { findSubscription } from '../store/subscription-store.ts'
import { callProvider } from './call-provider.ts'
import { isSubscriptionFromCurrentProvider } from './is-from-current-provider.ts'
import { refusals } from './order-failures.ts'
import { reconcileOrder } from './reconcile-order.ts'
import { subscriptionResponse } from './subscription-response.ts'

/** Ends one of the account's subscriptions at the end of the paid period, or undoes that; returns its new state. */
export async function cancelSubscription(
  deps: BillingDeps,
  input: { userId: string; subscriptionId: string; resume: boolean },
): Promise<Outcome<Subscription>> {
  const { userId, subscriptionId, resume } = input
  const find = () => deps.db.as({ role: 'member', userId }, (tx) => findSubscription(tx, subscriptionId))
  const row = await find()
  if (!row) return fail(refusals.subscriptionNotFound)
  if (row.status === 'ended') return fail(refusals.subscriptionEnded)
  if (!(await isSubscriptionFromCurrentProvider(deps, row))) return fail(refusals.otherProvider)
  const asked = await callProvider(deps, async () => {
    await deps.provider.cancelSubscription(row.provider_reference, resume ? 'resume' : 'at_period_end')
    return reconcileOrder(deps, row.order_id)
  })
  if (!asked.ok) return asked
  return ok(subscriptionResponse((await find()) ?? row))
}
