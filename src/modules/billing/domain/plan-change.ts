/** A plan as it is paid by the month. */
export interface PlanTerms {
  readonly code: string
  readonly title: string
  /** Whole cents including btw. */
  readonly priceCents: number
}

/** A change of plan that somebody asked for, until it takes effect or fails. */
export interface PendingPlanChange extends PlanTerms {
  readonly from: Date
  readonly askedAt: Date
  /** An upgrade that is charged now; otherwise it begins with the next period. */
  readonly isAtOnce: boolean
  /** The plan that an upgrade is counted from. */
  readonly overCode: string | null
}

/** What the provider is set to ask from the next period on, as far as we know, and since when. */
export interface BilledPlan extends PlanTerms {
  readonly since: Date
  /** False when a change that was given up may have been made without our hearing of it. */
  readonly isSure: boolean
}

/** Why a change did not come about or did not stay. */
export type FailReason = 'refused' | 'late' | 'unpaid' | 'returned'

/** The last change that failed; `askedAt` names its wish. */
export interface FailedChange extends PlanTerms {
  readonly reason: FailReason
  readonly at: Date
  readonly askedAt: Date
  readonly overCode: string | null
}

/** The plan of a subscription: what counts, what the provider asks next, and what was asked for. */
export interface PlanState {
  readonly plan: PlanTerms
  /** Where it is not surely the plan that counts. */
  readonly billed: BilledPlan | null
  readonly pendingChange: PendingPlanChange | null
  readonly failed: FailedChange | null
}

/** Where a wish stands: the provider has not made it, its payment is on its way, or it begins with the next period. */
export type PlanChangeState = 'asking' | 'payment' | 'planned'

/** As long as an upgrade is tried: whoever pays more later than that would be surprised. */
const UPGRADE_TRIED_MS = 24 * 3_600_000

/** Whether two are the same plan at the same price. */
export function isSamePlan(one: PlanTerms, other: PlanTerms): boolean {
  return one.code === other.code && one.priceCents === other.priceCents
}

/** Where the wish of a subscription stands; null without one. */
export function planChangeStateOf(state: PlanState): PlanChangeState | null {
  const { pendingChange } = state
  if (pendingChange === null) return null
  if (!asksSurely(state, pendingChange)) return 'asking'
  return pendingChange.isAtOnce ? 'payment' : 'planned'
}

/** Whether the provider is known to ask for a plan from the next period on. */
export function asksSurely({ plan, billed }: PlanState, terms: PlanTerms): boolean {
  return isSamePlan(billed ?? plan, terms) && (billed?.isSure ?? true)
}

/** True for a wish that nobody made but us: another price of the same plan. */
export function isPriceChange(plan: PlanTerms, pendingChange: PlanTerms): boolean {
  return plan.code === pendingChange.code && plan.priceCents !== pendingChange.priceCents
}

/**
 * Why a plan cannot be asked for now, or null when it can. A wish that the provider has not made may be asked for again; another one waits
 * until it was made and paid, or failed.
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

/** What the provider is to be asked: the wish that it has not made, or else to ask for the plan that counts; null when all is as it should be. */
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

/** Whether the time of a wish that was not made has passed: an upgrade after a day, a change with the next period once that has begun. */
export function isTooLate(pendingChange: PendingPlanChange, periodStart: Date, now: Date): boolean {
  return pendingChange.isAtOnce
    ? now.getTime() - pendingChange.askedAt.getTime() >= UPGRADE_TRIED_MS
    : periodStart >= pendingChange.from
}

/** The state once the provider has made what it was asked; a wish for the plan that counts is then fulfilled. */
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
 * The state without a wish that failed; a smaller plan that the provider was set to ask from the next period on comes after all. Otherwise the
 * provider is to be told anew what the plan that counts asks: it may have made the change without our hearing of it.
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
