import { findActivePlan, saveSubscription } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { CheckoutAnswer } from '../contract.ts'
import { lockBuyer } from '../store/order-store.ts'
import { findLivePlan } from '../store/subscription-store.ts'
import { refusals } from './order-failures.ts'

/** Activates a plan of price 0 without a payment page (PAY-03, API-23). An account with a paid plan keeps that plan until the account ends it. */
export async function activateFreePlan(
  deps: BillingDeps,
  input: { userId: string; planCode: string },
): Promise<Outcome<CheckoutAnswer>> {
  const { userId, planCode } = input
  return asService(deps.db, async (tx) => {
    const plan = await findActivePlan(tx, planCode)
    if (!plan) return fail(refusals.planNotFound)
    if (plan.price_cents > 0) return fail(refusals.planNotFree)
    // Waits for a payment that is being applied at this moment.
    await lockBuyer(tx, userId)
    if (await findLivePlan(tx, userId)) return fail(refusals.alreadySubscribed)
    const now = deps.clock.now()
    await saveSubscription(tx, { userId, planCode: null, endsAt: null, providerReference: null, now })
    return ok({ checkoutUrl: FREE_HOME, url: FREE_HOME })
  })
}

const FREE_HOME = '/vendor/dashboard?activated=free'
