import { releasePlanSlot } from '#modules/activation/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findSubscription, type SubscriptionRow } from '../store/subscription-store.ts'

/** Tells whether a subscription is renewed, or its renewal is being retried. */
export const isRenewed = ({ status }: SubscriptionRow) => status === 'active' || status === 'past_due'

/**
 * Releases the plan slot that was reserved for a rental which continues after all: its cancellation was undone, or its next month was paid. `before`
 * is its subscription before the provider's answer was applied.
 */
export async function releaseReservedSlot(
  deps: BillingDeps,
  tx: Tx,
  before: SubscriptionRow | undefined,
): Promise<void> {
  if (before?.kind !== 'rental' || before.user_id === null || before.bot_id === null) return
  const after = await findSubscription(tx, before.id)
  if (after?.status !== 'active') return
  const isRenewedSince = after.period_start.getTime() !== before.period_start.getTime()
  if (before.status !== 'active' || isRenewedSince)
    await releasePlanSlot(tx, { userId: before.user_id, botId: before.bot_id, now: deps.clock.now() })
}
