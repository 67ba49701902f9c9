import { releasePlanSlot } from '#modules/activation/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findSubscription, type SubscriptionRow } from '../store/subscription-store.ts'

/** Whether a subscription is renewed, or its renewal is tried again. */
export const isRenewed = ({ status }: SubscriptionRow) => status === 'active' || status === 'past_due'

/**
 * Gives the place on the plan back that was kept for a rental which goes on after all, wherever that was decided: its end was taken back, or its
 * next month was paid. `before` is its subscription before the provider's answer was taken in.
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
