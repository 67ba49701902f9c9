import { releasePlanPlace } from '#modules/activation/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { changeSubscription, findSubscription, type SubscriptionRow } from '../store/subscription-store.ts'
import { isRenewed } from './end-chosen-rentals.ts'
import { isOwnSubscription } from './own-provider.ts'
import { settleOrder } from './settle-order.ts'

/** Cancels a rental that is to end at the provider and takes that in; safe to repeat, and nothing when its renter kept it after all. Throws `ProviderError`. */
export async function endRental(deps: BillingDeps, subscriptionId: string): Promise<void> {
  const row = await asService(deps.db, 'a rental that is to end', (tx) => findSubscription(tx, subscriptionId))
  if (!row || row.end_asked_at === null || !isRenewed(row) || !(await isOwnSubscription(deps, row))) return
  await deps.provider.cancelSubscription(row.provider_reference, 'at_period_end')
  await settleOrder(deps, row.order_id)
}

/** Notes that a renter keeps his rental, before the provider is told: nothing may end it any more. */
export async function keepRental(deps: BillingDeps, row: SubscriptionRow): Promise<void> {
  if (row.end_asked_at === null) return
  await asService(deps.db, 'a rental goes on', (tx) => changeSubscription(tx, row.id, { end_asked_at: null }))
}

/** Gives the place on the plan back that was kept for a rental which goes on: own access takes its place. */
export async function freePlaceOf(deps: BillingDeps, row: SubscriptionRow): Promise<void> {
  const { user_id: userId, bot_id: botId } = row
  if (row.kind !== 'rental' || userId === null || botId === null) return
  const place = { userId, botId, now: deps.clock.now() }
  await asService(deps.db, 'a rental goes on', (tx) => releasePlanPlace(tx, place))
}
