import { findPlanBots } from '#modules/activation/public.ts'
import { findActivePlan, findBotLimit, isDeveloperPlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Failure, fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { PlanChange } from '../contract.ts'
import { mustChooseBots } from '../domain/must-choose-bots.ts'
import { type PendingPlanChange, planChangeStateOf, refusalOfChange } from '../domain/plan-change.ts'
import { chargeOf } from '../domain/vat.ts'
import { pendingChangeColumns, planStateOf } from '../store/plan-state.ts'
import {
  changeSubscription,
  findLivePlan,
  lockSubscription,
  type SubscriptionRow,
} from '../store/subscription-store.ts'
import { applyPlanChange } from './apply-plan-change.ts'
import { callProvider } from './call-provider.ts'
import { enqueuePlanChange } from './derive-plan-state.ts'
import { isSubscriptionFromCurrentProvider } from './is-from-current-provider.ts'
import { changePending, refusals } from './order-failures.ts'
import { priceFor } from './price-for.ts'
import { reconcileOrder } from './reconcile-order.ts'
import { planTitle } from './start-order.ts'

/** A request to change plan. */
export interface PlanRequest {
  readonly userId: string
  readonly planCode: string
  readonly confirm: boolean
  readonly keepBotIds: readonly string[] | null
  readonly seenDueNowCents: number | null
}

type Plan = NonNullable<Awaited<ReturnType<typeof findActivePlan>>>
type PlanChangePreview = { subscription: SubscriptionRow; plan: Plan & { stripe_price_id: string }; change: PlanChange }

/**
 * Changes the account's plan: to a more expensive one at once, for the price difference over the rest of the period; to a cheaper one with the next
 * period. The request is stored before the provider is asked, and the worker repeats it after any interruption.
 */
export async function changePlan(deps: BillingDeps, pendingChange: PlanRequest): Promise<Outcome<PlanChange>> {
  if (pendingChange.confirm) await refreshPlan(deps, pendingChange.userId)
  const looked = await previewPlanChange(deps, pendingChange)
  if (!looked.ok || !pendingChange.confirm) return looked.ok ? ok(looked.value.change) : looked
  const { subscription, plan, change } = looked.value
  const running = change.running.map(({ bot_id }) => bot_id)
  if (mustChooseBots(running, change.bot_limit, pendingChange.keepBotIds))
    return fail({
      status: 409,
      code: 'choose_bots',
      message: `Kies welke bots aan blijven: hoogstens ${change.bot_limit}.`,
      details: { limit: change.bot_limit, running: change.running },
    })
  if (
    pendingChange.seenDueNowCents !== null &&
    Math.abs(pendingChange.seenDueNowCents - change.due_now_cents) > PRICE_TOLERANCE_CENTS
  )
    return fail(refusals.priceChanged)
  const written = await asService(deps.db, (tx) =>
    savePendingChange(deps, tx, { subscription, plan, from: change.from, botIdsToKeep: pendingChange.keepBotIds }),
  )
  if (!written.ok) return written
  const done = await callProvider(deps, () => applyPlanChange(deps, subscription.id))
  if (!done.ok) return fail(refusals.changeWaits)
  return done.value === 'given_up' ? fail(refusals.changeRefused) : ok({ ...change, done: true })
}

/** Applies what the provider knows by now, such as a period that has just begun; when the provider does not answer, the stored state stays. */
async function refreshPlan(deps: BillingDeps, userId: string): Promise<void> {
  const row = await deps.db.as({ role: 'member', userId }, (tx) => findLivePlan(tx, userId))
  if (row) await callProvider(deps, () => reconcileOrder(deps, row.order_id))
}

/** The price difference shrinks while the customer reads; a few cents do not count as another price. */
const PRICE_TOLERANCE_CENTS = 5

async function previewPlanChange(deps: BillingDeps, pendingChange: PlanRequest): Promise<Outcome<PlanChangePreview>> {
  const { userId, planCode } = pendingChange
  const now = deps.clock.now()
  const found = await deps.db.as({ role: 'member', userId }, async (tx) => ({
    subscription: await findLivePlan(tx, userId),
    plan: await findActivePlan(tx, planCode),
    limit: await findBotLimit(tx, planCode),
    bots: await findPlanBots(tx, userId, now),
  }))
  const { subscription, plan, limit, bots } = found
  if (!subscription?.plan_code) return fail(refusals.notSubscribed)
  if (!(await isSubscriptionFromCurrentProvider(deps, subscription))) return fail(refusals.otherProvider)
  if (!plan || plan.price_cents === 0) return fail(refusals.planNotFound)
  if (isDeveloperPlan(plan.code) !== isDeveloperPlan(subscription.plan_code)) return fail(refusals.planNotFound)
  const { stripe_price_id: priceId } = plan
  if (priceId === null) return fail(refusals.priceMissing)
  const refusal = refusalFor(subscription, plan)
  if (refusal) return fail(refusal)
  const isUpgrade = plan.price_cents > subscription.price_cents
  const { btw_regime: regime, next_btw_regime: nextRegime, provider_reference: reference } = subscription
  const shown = { code: plan.code, title: planTitle(plan.name), shownCents: plan.price_cents, priceId }
  const due = isUpgrade
    ? await callProvider(deps, async () => {
        const asked = await priceFor(deps, shown, regime)
        return deps.provider.previewUpgrade(reference, asked.priceId, asked.amountCents)
      })
    : ok(0)
  if (!due.ok) return due
  const change: PlanChange = {
    plan_code: plan.code,
    plan_name: plan.name,
    from: isUpgrade ? 'now' : 'next_period',
    due_now_cents: due.value,
    price_cents: chargeOf(plan.price_cents, nextRegime ?? regime).grossCents,
    btw_regime: nextRegime ?? regime,
    next_charge_at: subscription.period_end.toISOString(),
    bot_limit: limit,
    running: bots.filter((bot) => bot.takes_place).map(({ bot_id, title }) => ({ bot_id, title })),
    done: false,
  }
  return ok({ subscription, plan: { ...plan, stripe_price_id: priceId }, change })
}

/** Returns why the subscription cannot change to this plan now, or null when it can. */
function refusalFor(subscription: SubscriptionRow, plan: Plan): Failure | null {
  const state = planStateOf(subscription)
  if (!state) return refusals.notSubscribed
  const refusal = refusalOfChange(state, { code: plan.code, title: planTitle(plan.name), priceCents: plan.price_cents })
  if (refusal !== 'changePending') return refusal && refusals[refusal]
  return changePending(state.pendingChange?.title ?? '', planChangeStateOf(state) === 'payment')
}

/** Stores the requested change, unless the subscription changed since it was read; a change that is already pending stays as it was requested. */
async function savePendingChange(
  deps: BillingDeps,
  tx: Tx,
  pendingChange: {
    subscription: SubscriptionRow
    plan: Plan
    from: PlanChange['from']
    botIdsToKeep: readonly string[] | null
  },
): Promise<Outcome<null>> {
  const { subscription, plan, from, botIdsToKeep } = pendingChange
  const now = deps.clock.now()
  const row = await lockSubscription(tx, subscription.id)
  if (!row || row.status === 'ended') return fail(refusals.notSubscribed)
  const refusal = refusalFor(row, plan)
  if (refusal) return fail(refusal)
  if (row.price_cents !== subscription.price_cents) return fail(refusals.priceChanged)
  const isAtOnce = from === 'now'
  const current = planStateOf(row)?.pendingChange
  const fresh: PendingPlanChange = {
    code: plan.code,
    title: planTitle(plan.name),
    priceCents: plan.price_cents,
    from: isAtOnce ? now : row.period_end,
    askedAt: now,
    isAtOnce,
    overCode: row.plan_code,
  }
  await changeSubscription(tx, row.id, {
    ...pendingChangeColumns(current?.code === plan.code ? current : fresh),
    failed_change: null,
    keep_bot_ids: botIdsToKeep === null ? null : JSON.stringify(botIdsToKeep),
  })
  await enqueuePlanChange(deps, tx, row)
  return ok(null)
}
