import { findActivePlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { ProviderError } from '../provider.ts'
import { findAnnouncedPriceId } from '../store/plan-price-store.ts'
import { changeSubscription, findSubscription } from '../store/subscription-store.ts'
import { settleOrder } from './settle-order.ts'
import { NO_CHANGE_AHEAD } from './take-in-subscription.ts'

/**
 * Has the provider make the change of plan that stands in a subscription, and takes in what became of it; without effect when none is ahead.
 * Once per wish, however often it is called. A refusal that lasts takes the wish away. Throws `ProviderError`.
 */
export async function applyPlanChange(deps: BillingDeps, subscriptionId: string): Promise<void> {
  const found = await asService(deps.db, 'a change of plan that was asked for', async (tx) => {
    const row = await findSubscription(tx, subscriptionId)
    const plan = row?.next_plan_code == null ? undefined : await findActivePlan(tx, row.next_plan_code)
    // Before its day an announced price stands beside the plan, not in it.
    const announced =
      plan && row?.next_price_cents != null && row.next_price_cents !== plan.price_cents
        ? await findAnnouncedPriceId(tx, plan.code, row.next_price_cents)
        : null
    return { row, priceId: announced ?? plan?.stripe_price_id ?? null }
  })
  const { row, priceId } = found
  if (!row || row.status === 'ended' || row.next_price_cents === null || row.next_from === null || priceId === null)
    return
  try {
    await deps.provider.changePrice({
      reference: row.provider_reference,
      priceId,
      amountCents: row.next_price_cents,
      from: row.next_from < row.period_end ? 'now' : 'next_period',
      idempotencyKey: `${row.id}:${priceId}:${row.next_from.getTime()}`,
    })
  } catch (error) {
    if (error instanceof ProviderError && error.isLasting)
      await asService(deps.db, 'a change of plan that was refused', (tx) =>
        changeSubscription(tx, row.id, NO_CHANGE_AHEAD),
      )
    throw error
  }
  await settleOrder(deps, row.order_id)
}
