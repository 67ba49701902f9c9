import { addMonths } from '#platform/calendar/add-months.ts'

const DAY_MS = 86_400_000
const RETRIES_MAX = 3

/** How long after payment the bank takes back a direct debit that was set to fail. */
export const DEBIT_FAILS_AFTER_MS = 5 * DAY_MS

/** The part of a subscription that a renewal reads and changes. */
export interface RenewableSubscription {
  readonly status: 'active' | 'past_due' | 'ended'
  readonly anchorAt: Date
  /** How many periods were paid since the anchor. */
  readonly periodsPaid: number
  readonly periodStart: Date
  /** The end of the paid period, also while the next one is unpaid. */
  readonly periodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly renewalsFail: boolean
  /** Failed attempts for the period that is due. */
  readonly failedTries: number
  readonly nextTryAt: Date
  readonly endedAt: Date | null
}

/** The result of one renewal attempt: the subscription after it, and the payment it asked for, or null when it ended instead. */
export interface Renewal<Subscription extends RenewableSubscription> {
  readonly subscription: Subscription
  readonly charge: { readonly status: 'paid' | 'failed'; readonly period: { start: Date; end: Date } } | null
}

/** Returns period `number` of a subscription, counted from 0 at its anchor. */
export function periodOf(anchorAt: Date, number: number): { start: Date; end: Date } {
  return { start: addMonths(anchorAt, number), end: addMonths(anchorAt, number + 1) }
}

/**
 * Tries the next period at an instant. A cancelled subscription ends; a failing payment is retried on each of the three following days, during which
 * the paid period stays the current one, and then the subscription ends.
 */
export function renewSubscription<Subscription extends RenewableSubscription>(
  before: Subscription,
  at: Date,
): Renewal<Subscription> {
  if (before.status === 'ended') return { subscription: before, charge: null }
  if (before.cancelAtPeriodEnd)
    return { subscription: { ...before, status: 'ended', endedAt: at, failedTries: 0 }, charge: null }
  const period = periodOf(before.anchorAt, before.periodsPaid)
  if (before.renewalsFail) {
    const failedTries = before.failedTries + 1
    const isLast = failedTries > RETRIES_MAX
    const after = {
      ...before,
      failedTries,
      status: isLast ? ('ended' as const) : ('past_due' as const),
      endedAt: isLast ? at : null,
      nextTryAt: new Date(at.getTime() + DAY_MS),
    }
    return { subscription: after, charge: { status: 'failed', period } }
  }
  const after = {
    ...before,
    status: 'active' as const,
    periodsPaid: before.periodsPaid + 1,
    periodStart: period.start,
    periodEnd: period.end,
    failedTries: 0,
    nextTryAt: period.end,
  }
  return { subscription: after, charge: { status: 'paid', period } }
}
