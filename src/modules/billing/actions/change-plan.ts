import { findPlanBots } from '#modules/activation/public.ts'
import { findActivePlan, findBotLimit, isDeveloperPlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { PlanChange } from '../contract.ts'
import { mustChooseBots } from '../domain/choose-bots.ts'
import { CHANGE_PLAN_JOB } from '../domain/job-names.ts'
import { changeSubscription, findLivePlan, type SubscriptionRow } from '../store/subscription-store.ts'
import { applyPlanChange } from './apply-plan-change.ts'
import { askProvider } from './ask-provider.ts'
import { refusals } from './order-refusals.ts'
import { planTitle } from './start-order.ts'

/** What is asked for. */
export interface PlanWish {
  readonly userId: string
  readonly planCode: string
  readonly confirm: boolean
  readonly keepBotIds: readonly string[] | null
  readonly seenDueNowCents: number | null
}

type Plan = NonNullable<Awaited<ReturnType<typeof findActivePlan>>>
type Look = { subscription: SubscriptionRow; plan: Plan & { stripe_price_id: string }; change: PlanChange }

/**
 * Changes the account's plan: to a dearer one at once, for the difference over the rest of the period; to a cheaper one with the next period.
 * The wish is written before the provider is asked, and the worker asks again after any break.
 */
export async function changePlan(deps: BillingDeps, wish: PlanWish): Promise<Outcome<PlanChange>> {
  const looked = await lookAhead(deps, wish)
  if (!looked.ok || !wish.confirm) return looked.ok ? ok(looked.value.change) : looked
  const { subscription, plan, change } = looked.value
  const running = change.running.map(({ bot_id }) => bot_id)
  if (mustChooseBots(running, change.bot_limit, wish.keepBotIds))
    return fail({
      status: 409,
      code: 'choose_bots',
      message: `Kies welke bots aan blijven: hoogstens ${change.bot_limit}.`,
      details: { limit: change.bot_limit, running: change.running },
    })
  if (wish.seenDueNowCents !== null && Math.abs(wish.seenDueNowCents - change.due_now_cents) > SEEN_TOLERANCE_CENTS)
    return fail(refusals.priceChanged)
  await asService(deps.db, 'a change of plan is written by the product', (tx) =>
    writeWish(deps, tx, { subscription, plan, from: change.from, keep: wish.keepBotIds }),
  )
  const done = await askProvider(deps, () => applyPlanChange(deps, subscription.id))
  return done.ok ? ok({ ...change, done: true }) : done
}

/** The difference shrinks while somebody reads; a few cents of it are no other price. */
const SEEN_TOLERANCE_CENTS = 5

async function lookAhead(deps: BillingDeps, wish: PlanWish): Promise<Outcome<Look>> {
  const { userId, planCode } = wish
  const now = deps.clock.now()
  const found = await deps.db.as({ role: 'member', userId }, async (tx) => ({
    subscription: await findLivePlan(tx, userId),
    plan: await findActivePlan(tx, planCode),
    limit: await findBotLimit(tx, planCode),
    bots: await findPlanBots(tx, userId, now),
  }))
  const { subscription, plan, limit, bots } = found
  if (!subscription?.plan_code) return fail(refusals.notSubscribed)
  if (!plan || plan.price_cents === 0) return fail(refusals.planNotFound)
  if (isDeveloperPlan(plan.code) !== isDeveloperPlan(subscription.plan_code)) return fail(refusals.planNotFound)
  const { stripe_price_id: priceId } = plan
  if (priceId === null) return fail(refusals.priceMissing)
  if (plan.code === (subscription.next_plan_code ?? subscription.plan_code)) return fail(refusals.samePlan)
  const isUpgrade = plan.price_cents > subscription.price_cents
  const due = isUpgrade
    ? await askProvider(deps, () =>
        deps.provider.previewUpgrade(subscription.provider_reference, priceId, plan.price_cents),
      )
    : ok(0)
  if (!due.ok) return due
  const change: PlanChange = {
    plan_code: plan.code,
    plan_name: plan.name,
    from: isUpgrade ? 'now' : 'next_period',
    due_now_cents: due.value,
    price_cents: plan.price_cents,
    next_charge_at: subscription.period_end.toISOString(),
    bot_limit: limit,
    running: bots.filter((bot) => bot.active).map(({ bot_id, title }) => ({ bot_id, title })),
    done: false,
  }
  return ok({ subscription, plan: { ...plan, stripe_price_id: priceId }, change })
}

async function writeWish(
  deps: BillingDeps,
  tx: Tx,
  wish: { subscription: SubscriptionRow; plan: Plan; from: PlanChange['from']; keep: readonly string[] | null },
): Promise<void> {
  const { subscription, plan, from, keep } = wish
  const now = deps.clock.now()
  await changeSubscription(tx, subscription.id, {
    next_plan_code: plan.code,
    next_title: planTitle(plan.name),
    next_price_cents: plan.price_cents,
    next_from: from === 'now' ? now : subscription.period_end,
    keep_bot_ids: keep === null ? null : JSON.stringify(keep),
  })
  const payload = { subscription_id: subscription.id }
  await enqueueJob(tx, { name: CHANGE_PLAN_JOB, payload, dedupeKey: subscription.id, now })
}
