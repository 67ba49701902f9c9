import { ProviderError } from '#modules/payments/public.ts'
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
import { findAnnouncedPriceId } from '../store/plan-price-store.ts'
import { pendingChangeColumns, planColumns, planStateOf } from '../store/plan-state.ts'
import { changeSubscription, lockSubscription, type SubscriptionRow } from '../store/subscription-store.ts'
import { applyVatChange } from './apply-vat-change.ts'
import { enqueuePlanChange, recordFailedChange } from './derive-plan-state.ts'
import { priceFor } from './price-for.ts'
import { reconcileOrder } from './reconcile-order.ts'

/** The result of asking the provider for a plan change: the provider made it, it was given up, or there was nothing to ask. */
export type Applied = 'made' | 'given_up' | 'nothing'

/**
 * Asks the provider for the pending plan change of a subscription, or for the current plan again, and applies the result. Runs once per request,
 * however often it is called. A change that is refused for good or comes too late is given up and the customer is notified. Throws `ProviderError`.
 */
export async function applyPlanChange(deps: BillingDeps, subscriptionId: string): Promise<Applied> {
  const first = await findProviderChange(deps, subscriptionId)
  if (!first) return 'nothing'
  // The change may already have been made, and another plan may have been paid for since.
  await reconcileOrder(deps, first.row.order_id)
  const providerChange = await findProviderChange(deps, subscriptionId)
  if (!providerChange) return 'nothing'
  const { row, pendingChange, terms, priceId } = providerChange
  // No provider changes a subscription that is past due; the hourly job tries again.
  if (!pendingChange && row.status === 'past_due') return 'nothing'
  const { code, title } = terms
  if (pendingChange && isTooLate(pendingChange, row.period_start, deps.clock.now()))
    return abandonChange(deps, row, { pendingChange, reason: 'late' })
  if (pendingChange && priceId === null) return abandonChange(deps, row, { pendingChange, reason: 'refused' })
  // A change that starts with the next period is priced under that period's VAT regime.
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
  await asService(deps.db, (tx) => recordAppliedChange(deps, tx, row.id, providerChange))
  // The price requested for the next period was that of the previous plan.
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
  return asService(deps.db, async (tx) => {
    const row = await lockSubscription(tx, subscriptionId)
    const state = row && planStateOf(row)
    const providerChange = row && row.status !== 'ended' && state ? nextProviderChange(state) : null
    if (!row || !providerChange) return null
    const { terms } = providerChange
    const plan = await findActivePlan(tx, terms.code)
    // Before its start day an announced price is stored beside the plan, not in it; afterwards the old price is no longer the plan's price.
    const priceId = plan?.price_cents === terms.priceCents ? plan.stripe_price_id : null
    const other = plan ? await findAnnouncedPriceId(tx, terms.code, terms.priceCents) : null
    const pendingChange = providerChange.pendingChange && (await countedFrom(tx, row, providerChange.pendingChange))
    return { ...providerChange, pendingChange, row, priceId: priceId ?? other }
  })
}

/** Calculates an upgrade from the plan that is current when the provider is asked. */
async function countedFrom(tx: Tx, row: SubscriptionRow, pendingChange: PendingPlanChange): Promise<PendingPlanChange> {
  if (!pendingChange.isAtOnce || pendingChange.overCode === row.plan_code) return pendingChange
  const counted = { ...pendingChange, overCode: row.plan_code }
  await changeSubscription(tx, row.id, pendingChangeColumns(counted))
  return counted
}

/** Tells whether the customer asked for the change. A price change that Syvo announced is asked again until its period starts. */
function isBuyers(row: SubscriptionRow, pendingChange: PendingPlanChange): boolean {
  const state = planStateOf(row)
  return state !== null && !isPriceChange(state.plan, pendingChange)
}

/** Gives up a plan change that is still pending and unchanged. */
async function abandonChange(
  deps: BillingDeps,
  { id }: SubscriptionRow,
  failure: { pendingChange: PendingPlanChange; reason: 'refused' | 'late' },
): Promise<Applied> {
  return asService(deps.db, async (tx) => {
    const row = await lockSubscription(tx, id)
    if (!row || !isSameInstant(row.next_asked_at, failure.pendingChange.askedAt)) return 'nothing'
    const columns = await recordFailedChange(deps, tx, row, failure)
    if (columns) await changeSubscription(tx, id, columns)
    await enqueuePlanChange(deps, tx, row)
    return 'given_up'
  })
}

/** Records that the provider charges another price from now on, also for a change that was given up while the provider was making it. */
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
  // The change has been applied already, or was replaced by another.
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
