/** A plan with its monthly price. */
export interface PlanTerms {
  readonly code: string
  readonly title: string
  /** Whole cents including VAT. */
  readonly priceCents: number
}

/** A requested plan change, until it takes effect or fails. */
export interface PendingPlanChange extends PlanTerms {
  readonly from: Date
  readonly askedAt: Date
  /** True for an upgrade that is charged now; otherwise the change begins with the next period. */
  readonly isAtOnce: boolean
  /** The plan from which an upgrade is calculated. */
  readonly overCode: string | null
}

/** The plan that the provider will charge from the next period on, as far as known, and since when. */
export interface BilledPlan extends PlanTerms {
  readonly since: Date
  /** False when a change that was given up may have been made without a report to us. */
  readonly isSure: boolean
}

/** Why a plan change failed or was undone. */
export type FailReason = 'refused' | 'late' | 'unpaid' | 'returned'

/** The last plan change that failed; `askedAt` identifies its request. */
export interface FailedChange extends PlanTerms {
  readonly reason: FailReason
  readonly at: Date
  readonly askedAt: Date
  readonly overCode: string | null
}

/** The plan state of a subscription: the plan in force, what the provider charges next, and the requested change. */
export interface PlanState {
  readonly plan: PlanTerms
  /** Set where it may differ from the plan in force. */
  readonly billed: BilledPlan | null
  readonly pendingChange: PendingPlanChange | null
  readonly failed: FailedChange | null
}

/** The state of a pending change: the provider has not made it, its payment is on its way, or it begins with the next period. */
export type PlanChangeState = 'asking' | 'payment' | 'planned'

/** How long an upgrade is retried: a later charge would surprise the customer. */
const UPGRADE_TRIED_MS = 24 * 3_600_000

/** Tells whether two plans are the same at the same price. */
export function isSamePlan(one: PlanTerms, other: PlanTerms): boolean {
  return one.code === other.code && one.priceCents === other.priceCents
}

/** Returns the state of a subscription's pending change; null without one. */
export function planChangeStateOf(state: PlanState): PlanChangeState | null {
  const { pendingChange } = state
  if (pendingChange === null) return null
  if (!asksSurely(state, pendingChange)) return 'asking'
  return pendingChange.isAtOnce ? 'payment' : 'planned'
}

/** Tells whether the provider is known to charge this plan from the next period on. */
export function asksSurely({ plan, billed }: PlanState, terms: PlanTerms): boolean {
  return isSamePlan(billed ?? plan, terms) && (billed?.isSure ?? true)
}

/** Tells whether a change is a price change announced by Syvo: another price of the same plan. */
export function isPriceChange(plan: PlanTerms, pendingChange: PlanTerms): boolean {
  return plan.code === pendingChange.code && plan.priceCents !== pendingChange.priceCents
}

/**
 * Returns why a plan cannot be requested now, or null when it can. A change that the provider has not made may be requested again; a different one
 * waits until the first was made and paid, or failed.
 */
export function refusalOfChange(state: PlanState, wanted: PlanTerms): 'samePlan' | 'changePending' | null {
  const { plan, pendingChange } = state
  if (pendingChange === null) return wanted.code === plan.code ? 'samePlan' : null
  if (planChangeStateOf(state) === 'planned') return wanted.code === pendingChange.code ? 'samePlan' : null
  if (wanted.code !== pendingChange.code) return 'changePending'
  return planChangeStateOf(state) === 'asking' &&
    isSamePlan(pendingChange, wanted) &&
    !isPriceChange(plan, pendingChange)
    ? null
    : 'samePlan'
}

/**
 * Returns what the provider should be asked: the pending change that it has not made, or else to charge the plan in force; null when nothing is to be
 * asked.
 */
export function nextProviderChange(
  state: PlanState,
): { terms: PlanTerms; pendingChange: PendingPlanChange | null; key: Date } | null {
  const { plan, billed, pendingChange } = state
  if (pendingChange !== null)
    return planChangeStateOf(state) === 'asking'
      ? { terms: pendingChange, pendingChange, key: pendingChange.askedAt }
      : null
  return billed === null || asksSurely(state, plan) ? null : { terms: plan, pendingChange: null, key: billed.since }
}

/** Tells whether a pending change has expired: an upgrade after a day, a change for the next period once that has begun. */
export function isTooLate(pendingChange: PendingPlanChange, periodStart: Date, now: Date): boolean {
  return pendingChange.isAtOnce
    ? now.getTime() - pendingChange.askedAt.getTime() >= UPGRADE_TRIED_MS
    : periodStart >= pendingChange.from
}

/** Returns the state after the provider made the requested change; a pending change to the plan in force is then fulfilled. */
export function madeAt(state: PlanState, terms: PlanTerms, now: Date): PlanState {
  const { plan, pendingChange } = state
  const { code, title, priceCents } = terms
  const isFulfilled = pendingChange !== null && isSamePlan(terms, pendingChange) && isSamePlan(terms, plan)
  return {
    ...state,
    billed: { code, title, priceCents, since: now, isSure: true },
    pendingChange: isFulfilled ? null : pendingChange,
  }
}

/**
 * Returns the state after a pending change failed; a smaller plan that the provider was set to charge from the next period on becomes the pending
 * change. Otherwise the provider must be asked again to charge the plan in force: it may have made the change without a report to us.
 */
export function failedAt(
  state: PlanState,
  failure: { pendingChange: PendingPlanChange; reason: FailReason; periodEnd: Date; now: Date },
): PlanState {
  const { plan, billed } = state
  const { pendingChange, reason, periodEnd, now } = failure
  const { code, title, priceCents, askedAt, overCode } = pendingChange
  const comes = reason !== 'unpaid' && billed !== null && !isSamePlan(billed, plan) ? billed : null
  return {
    plan,
    billed: comes ?? { ...(billed ?? plan), since: now, isSure: false },
    pendingChange: comes && { ...comes, from: periodEnd, askedAt: comes.since, isAtOnce: false, overCode: null },
    failed: isPriceChange(plan, pendingChange)
      ? state.failed
      : { code, title, priceCents, reason, at: now, askedAt, overCode },
  }
}
