import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findSubscription } from '../store/subscription-store.ts'
import { priceFor } from './price-for.ts'

/**
 * Has the provider charge the amount of the coming VAT regime from the next period on; does nothing when no regime change is ahead. Takes effect once
 * per amount, however often it is called. Throws `ProviderError`.
 */
export async function applyVatChange(
  deps: Pick<BillingDeps, 'db' | 'provider'>,
  subscriptionId: string,
): Promise<void> {
  const row = await asService(deps.db, (tx) => findSubscription(tx, subscriptionId))
  if (!row || row.status === 'ended' || row.next_btw_regime === null || row.next_btw_from === null) return
  const shown = {
    code: row.next_plan_code ?? row.plan_code ?? `bot-${row.bot_id}`,
    title: row.next_title ?? row.title,
    shownCents: row.next_price_cents ?? row.price_cents,
    priceId: null,
  }
  const asked = await priceFor(deps, shown, row.next_btw_regime)
  await deps.provider.changePrice({
    reference: row.provider_reference,
    ...asked,
    from: 'next_period',
    idempotencyKey: `btw:${row.id}:${asked.priceId}:${row.next_btw_from.getTime()}`,
  })
}
