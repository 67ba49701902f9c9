import { findPlansToSell, savePriceId } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { planTitle } from './start-order.ts'

/**
 * Has the provider create a price for every paid plan and stores their ids; a plan whose price is unchanged keeps its id. Returns the code and id of
 * each.
 */
export async function createPlanPrices(
  deps: Pick<BillingDeps, 'db' | 'provider'>,
): Promise<{ code: string; priceId: string; isNew: boolean }[]> {
  const plans = await asService(deps.db, (tx) => findPlansToSell(tx))
  const made: { code: string; priceId: string; isNew: boolean }[] = []
  for (const plan of plans) {
    const { code, price_cents: amountCents } = plan
    const priceId = await deps.provider.createPrice({ code, name: planTitle(plan.name), amountCents })
    const isNew = priceId !== plan.stripe_price_id
    if (isNew) await asService(deps.db, (tx) => savePriceId(tx, code, priceId))
    made.push({ code, priceId, isNew })
  }
  return made
}
