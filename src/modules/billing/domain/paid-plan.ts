import { asksSurely, isSamePlan, type PendingPlanChange, type PlanState, type PlanTerms } from './plan-change.ts'

/** A payment of a plan: for a period, or for an upgrade within one. */
export interface PlanPayment {
  readonly reason: 'period' | 'upgrade' | 'purchase'
  readonly terms: PlanTerms
  /** The plan from which an upgrade was calculated; null when unknown. */
  readonly overCode: string | null
  readonly periodStart: Date
  readonly paidAt: Date
  /** When the payment was first reported to us. */
  readonly knownAt: Date
  readonly hasRetainedAmount: boolean
}

/** The plan that is paid for, and the first upgrade of the newest period that was paid and returned. */
export interface PaidPlan {
  readonly terms: PlanTerms
  readonly reason: 'period' | 'upgrade'
  readonly lost: PlanPayment | null
}

/**
 * Returns the plan that is paid for: that of the newest period, and from there each upgrade within it that was not returned and was calculated from
 * the plan in force until then. Null without a payment of a period.
 */
export function paidPlan(payments: readonly PlanPayment[]): PaidPlan | null {
  const base = payments
    .filter(({ reason }) => reason === 'period')
    .toSorted((one, other) => one.periodStart.getTime() - other.periodStart.getTime())
    .at(-1)
  if (!base) return null
  const upgrades = payments
    .filter(({ reason, periodStart }) => reason === 'upgrade' && periodStart >= base.periodStart)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
  const carrier = upgrades.reduce((last, next) => (isOnTop(last, next) ? next : last), base)
  const lost = upgrades.find(({ hasRetainedAmount }) => !hasRetainedAmount) ?? null
  return { terms: carrier.terms, reason: carrier === base ? 'period' : 'upgrade', lost }
}

function isOnTop(last: PlanPayment, next: PlanPayment): boolean {
  return next.hasRetainedAmount && (next.overCode === null || next.overCode === last.terms.code)
}

/** A change that the customer did not ask for and is notified of: the payment of an upgrade was returned, or restored. */
export type PlanEvent = 'returned' | 'restored'

/** Returns the plan state after applying all payments: the plan that is paid for counts, and a pending change that a payment covers is fulfilled. */
export function applyPayments(
  state: PlanState,
  paid: PaidPlan,
  facts: { payments: readonly PlanPayment[]; now: Date },
): { state: PlanState; event: PlanEvent | null } {
  const { plan: before, pendingChange } = state
  const { now, payments } = facts
  const plan = paid.terms
  if (pendingChange !== null && payments.some((payment) => carries(payment, pendingChange))) {
    const { code, title, priceCents } = pendingChange
    const billed = { code, title, priceCents, since: now, isSure: true }
    return { state: { plan, billed, pendingChange: null, failed: null }, event: null }
  }
  // The provider keeps charging the old amount until it is asked for another.
  const billed = state.billed ?? { ...before, since: now, isSure: true }
  const next = { ...state, plan, billed }
  const isFulfilled = pendingChange !== null && isSamePlan(pendingChange, plan) && asksSurely(next, plan)
  const fulfilled = isFulfilled ? { ...next, pendingChange: null } : next
  if (isSamePlan(before, plan)) return { state: fulfilled, event: null }
  if (plan.priceCents < before.priceCents && paid.lost)
    return { state: fallen(fulfilled, paid.lost, now), event: 'returned' }
  const isRestored = paid.reason === 'upgrade' && plan.priceCents > before.priceCents
  return { state: { ...fulfilled, failed: null }, event: isRestored ? 'restored' : null }
}

/** Tells whether a payment covers a pending change; a payment reported before the request belongs to an earlier plan. */
function carries(payment: PlanPayment, pendingChange: PendingPlanChange): boolean {
  const { terms, reason, knownAt, periodStart } = payment
  if (!isSamePlan(terms, pendingChange) || knownAt < pendingChange.askedAt) return false
  return reason === 'upgrade' ? pendingChange.isAtOnce : periodStart >= pendingChange.from
}

function fallen(state: PlanState, { terms, knownAt, overCode }: PlanPayment, now: Date): PlanState {
  return { ...state, failed: { ...terms, reason: 'returned', at: now, askedAt: knownAt, overCode } }
}
