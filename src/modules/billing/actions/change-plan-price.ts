import { findActivePlan, savePlanPrice } from '#modules/plans/public.ts'
import { dayStart } from '#platform/calendar/calendar-day.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { NOTICE_MS, priceChangeProblem } from '../domain/price-change.ts'
import {
  addPriceChange,
  findChangeAhead,
  findChangesDue,
  findToChange,
  findUnnotified,
  markChangeApplied,
  markNotified,
} from '../store/plan-price-store.ts'
import { changeSubscription } from '../store/subscription-store.ts'
import { enqueuePlanChange } from './derive-plan-state.ts'
import { mailPriceChange } from './notify-buyer.ts'
import { planTitle } from './start-order.ts'

type Deps = Pick<BillingDeps, 'db' | 'clock' | 'provider' | 'publicUrl'>

/** The result of announcing a price: announced now with the number of mails, announced before, or the reason for refusal. */
export type Announcement =
  | { readonly outcome: 'announced' | 'known'; readonly oldCents: number; readonly notifiedCount: number }
  | { readonly outcome: 'no_plan' | 'no_day' | 'other_ahead' | 'too_soon' | 'same_price' | 'no_price' }

const BATCH = 200
/** A period this close to its end may already be renewing; its price was requested long before. */
const RENEWAL_MARGIN_MS = 10 * 60_000

/**
 * Announces another price of a plan, at least fourteen days before its first day: the provider creates the price and every subscriber is mailed at
 * once. Repeating it announces nothing twice and mails the subscribers who were missed. Throws `ProviderError`.
 */
export async function announcePlanPrice(
  deps: Deps,
  input: { planCode: string; newCents: number; day: string },
): Promise<Announcement> {
  const { planCode, newCents, day } = input
  const now = deps.clock.now()
  const startsAt = dayStart(day)
  if (startsAt === null) return { outcome: 'no_day' }
  const { plan, ahead } = await asService(deps.db, async (tx) => ({
    plan: await findActivePlan(tx, planCode),
    ahead: await findChangeAhead(tx, planCode),
  }))
  if (!plan || plan.price_cents === 0) return { outcome: 'no_plan' }
  const oldCents = plan.price_cents
  if (ahead) {
    const isSame = ahead.new_cents === newCents && ahead.starts_on === day
    return isSame
      ? { outcome: 'known', oldCents, notifiedCount: await notifySubscribers(deps) }
      : { outcome: 'other_ahead' }
  }
  const problem = priceChangeProblem({ newCents, oldCents, startsAt, now })
  if (problem !== null) return { outcome: problem }
  const priceId = await deps.provider.createPrice({
    code: planCode,
    name: planTitle(plan.name),
    amountCents: newCents,
  })
  const change = {
    plan_code: planCode,
    old_cents: oldCents,
    new_cents: newCents,
    price_id: priceId,
    starts_on: day,
    starts_at: startsAt,
  }
  const isNew = await asService(deps.db, (tx) => addPriceChange(tx, change, now))
  if (!isNew) return { outcome: 'other_ahead' }
  return { outcome: 'announced', oldCents, notifiedCount: await notifySubscribers(deps) }
}

/** Mails the subscribers who pay an old price and were not notified of the new one, also those who subscribed since. Returns how many. */
async function notifySubscribers(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  let count = 0
  for (;;) {
    const unnotified = await asService(deps.db, async (tx) => {
      const found = await findUnnotified(tx, BATCH)
      for (const { change, subscription } of found)
        if (await markNotified(tx, change.id, subscription.id, now))
          await mailPriceChange(deps, tx, { change, subscription })
      return found.length
    })
    count += unnotified
    if (unnotified < BATCH) return count
  }
}

/**
 * Applies announced prices: new orders pay them from the day itself, and subscriptions whose next period begins on or after that day get them with
 * that period. Subscribers are notified first, fourteen days before. May run late or again.
 */
export async function applyPlanPrices(deps: Deps): Promise<void> {
  await notifySubscribers(deps)
  const now = deps.clock.now()
  await asService(deps.db, async (tx) => {
    for (const change of await findChangesDue(tx, now)) {
      await savePlanPrice(tx, { code: change.plan_code, cents: change.new_cents, priceId: change.price_id })
      await markChangeApplied(tx, change.id, now)
    }
  })
  const after = new Date(now.getTime() + RENEWAL_MARGIN_MS)
  await asService(deps.db, async (tx) => {
    for (const { change, subscription } of await findToChange(tx, {
      provider: deps.provider.name,
      after,
      noticeMs: NOTICE_MS,
      limit: BATCH,
    })) {
      await changeSubscription(tx, subscription.id, {
        next_plan_code: change.plan_code,
        next_title: subscription.title,
        next_price_cents: change.new_cents,
        next_from: subscription.period_end,
        next_asked_at: now,
        next_at_once: false,
      })
      await enqueuePlanChange(deps, tx, subscription)
    }
  })
}
