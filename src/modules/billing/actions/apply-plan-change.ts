import { findActivePlan } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import {
  isPriceChange,
  isTooLate,
  madeAt,
  nextProviderChange,
  type PendingPlanChange,
  type PlanTerms,
} from '../domain/plan-change.ts'
import { ProviderError } from '../provider.ts'
import { findAnnouncedPriceId } from '../store/plan-price-store.ts'
import { pendingChangeColumns, planColumns, planStateOf } from '../store/plan-state.ts'
import { changeSubscription, lockSubscription, type SubscriptionRow } from '../store/subscription-store.ts'
import { applyVatChange } from './apply-vat-change.ts'
import { enqueuePlanChange, recordFailedChange } from './derive-plan-state.ts'
import { priceFor } from './price-for.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** What came of asking the provider: it made the change, the change is given up, or there was nothing to ask. */
export type Applied = 'made' | 'given_up' | 'nothing'

/**
 * Has the provider make the change of plan that stands in a subscription, or ask for the plan that counts again, and takes in what became of it.
 * Once per wish, however often it is called. What is refused for good or comes too late is given up and told. Throws `ProviderError`.
 */
export async function applyPlanChange(deps: BillingDeps, subscriptionId: string): Promise<Applied> {
  const first = await findProviderChange(deps, subscriptionId)
  if (!first) return 'nothing'
  // It may have been made already, and what is paid for may be another plan by now.
  await reconcileOrder(deps, first.row.order_id)
  const providerChange = await findProviderChange(deps, subscriptionId)
  if (!providerChange) return 'nothing'
  const { row, pendingChange, terms, priceId } = providerChange
  // No provider changes what is behind with its payment; by the hour it is looked at again.
  if (!pendingChange && row.status === 'past_due') return 'nothing'
  const { code, title } = terms
  if (pendingChange && isTooLate(pendingChange, row.period_start, deps.clock.now()))
    return abandonChange(deps, row, { pendingChange, reason: 'late' })
  if (pendingChange && priceId === null) return abandonChange(deps, row, { pendingChange, reason: 'refused' })
  // What is asked from the next period on is asked under the regime that comes then.
  const regime = pendingChange?.isAtOnce ? row.btw_regime : (row.next_btw_regime ?? row.btw_regime)
  try {
    const shown = { code, title, shownCents: terms.priceCents, priceId }
    const asked = await priceFor(deps, shown, regime)
    await deps.provider.changePrice({
      reference: row.provider_reference,
      ...asked,
      from: pendingChange?.isAtOnce ? 'now' : 'next_period',
      idempotencyKey: `${row.id}:${code}:${asked.amountCents}:${pendingChange ? 'asked' : 'back'}:${providerChange.key.getTime()}`,
    })
  } catch (error) {
    const isOver =
      error instanceof ProviderError && error.isLasting && pendingChange !== null && isBuyers(row, pendingChange)
    if (isOver) return abandonChange(deps, row, { pendingChange, reason: 'refused' })
    throw error
  }
  await asService(deps.db, 'a change of plan that was made', (tx) =>
    recordAppliedChange(deps, tx, row.id, providerChange),
  )
  // What is asked from the next period on was of the plan before.
  if (pendingChange?.isAtOnce && row.next_btw_regime !== null) await applyVatChange(deps, row.id)
  await reconcileOrder(deps, row.order_id)
  return 'made'
}

type ProviderChange = {
  row: SubscriptionRow
  terms: PlanTerms
  pendingChange: PendingPlanChange | null
  key: Date
  priceId: string | null
}

function findProviderChange(deps: BillingDeps, subscriptionId: string): Promise<ProviderChange | null> {
  return asService(deps.db, 'a change of plan that was asked for', async (tx) => {
    const row = await lockSubscription(tx, subscriptionId)
    const state = row && planStateOf(row)
    const providerChange = row && row.status !== 'ended' && state ? nextProviderChange(state) : null
    if (!row || !providerChange) return null
    const { terms } = providerChange
    const plan = await findActivePlan(tx, terms.code)
    // Before its day an announced price stands beside the plan, not in it; a price of before it is not the plan's any more.
    const priceId = plan?.price_cents === terms.priceCents ? plan.stripe_price_id : null
    const other = plan ? await findAnnouncedPriceId(tx, terms.code, terms.priceCents) : null
    const pendingChange = providerChange.pendingChange && (await countedFrom(tx, row, providerChange.pendingChange))
    return { ...providerChange, pendingChange, row, priceId: priceId ?? other }
  })
}

/** An upgrade is counted from the plan that counts when the provider is asked. */
async function countedFrom(tx: Tx, row: SubscriptionRow, pendingChange: PendingPlanChange): Promise<PendingPlanChange> {
  if (!pendingChange.isAtOnce || pendingChange.overCode === row.plan_code) return pendingChange
  const counted = { ...pendingChange, overCode: row.plan_code }
  await changeSubscription(tx, row.id, pendingChangeColumns(counted))
  return counted
}

/** A price that we announced is asked again until its period has come. */
function isBuyers(row: SubscriptionRow, pendingChange: PendingPlanChange): boolean {
  const state = planStateOf(row)
  return state !== null && !isPriceChange(state.plan, pendingChange)
}

/** Gives up a wish that still stands as it was asked. */
async function abandonChange(
  deps: BillingDeps,
  { id }: SubscriptionRow,
  failure: { pendingChange: PendingPlanChange; reason: 'refused' | 'late' },
): Promise<Applied> {
  return asService(deps.db, 'a change of plan that failed', async (tx) => {
    const row = await lockSubscription(tx, id)
    if (!row || !isSameInstant(row.next_asked_at, failure.pendingChange.askedAt)) return 'nothing'
    const columns = await recordFailedChange(deps, tx, row, failure)
    if (columns) await changeSubscription(tx, id, columns)
    await enqueuePlanChange(deps, tx, row)
    return 'given_up'
  })
}

/** Notes that the provider asks another price from now on, also for a wish that was given up while the provider was at it. */
async function recordAppliedChange(
  deps: BillingDeps,
  tx: Tx,
  id: string,
  { pendingChange, terms, key }: ProviderChange,
): Promise<void> {
  const row = await findLocked(tx, id)
  const { state } = row
  const isAbandoned =
    pendingChange !== null &&
    isSameInstant(state.failed?.askedAt ?? null, pendingChange.askedAt) &&
    state.pendingChange === null
  const isCurrent =
    pendingChange === null
      ? isSameInstant(state.billed?.since ?? null, key)
      : isSameInstant(state.pendingChange?.askedAt ?? null, key)
  // Taken in meanwhile, or followed by another.
  if (!isCurrent && !isAbandoned) return
  const nextState = isAbandoned ? { ...state, pendingChange, failed: null } : state
  await changeSubscription(tx, id, planColumns(madeAt(nextState, terms, deps.clock.now())))
}

async function findLocked(tx: Tx, id: string) {
  const row = await lockSubscription(tx, id)
  const state = row && planStateOf(row)
  if (!state) throw new Error('A subscription of a plan is gone.')
  return { row, state }
}

function isSameInstant(one: Date | null, other: Date): boolean {
  return one?.getTime() === other.getTime()
}
