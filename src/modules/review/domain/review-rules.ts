/** An administrator's decision about a submission. */
export type ReviewDecision = 'approve' | 'reject' | 'request_changes'

/** The title and the text of the message when feedback is missing on a rejection (ADMIN-04). */
export const FEEDBACK_NEEDED = { title: 'Feedback vereist', text: 'Voer feedback in voor de afwijzing' } as const

/** The status of a version after each decision. */
export const VERSION_AFTER = {
  approve: 'approved',
  reject: 'rejected',
  request_changes: 'changes_requested',
} as const satisfies Record<ReviewDecision, string>

/** Returns the feedback of a decision without surrounding space; null for none. */
export function readFeedback(typed: string | undefined): string | null {
  return typed?.trim() || null
}

/** Returns whether a decision lacks the feedback that its vendor needs; only approving goes without. */
export function lacksFeedback(decision: ReviewDecision, feedback: string | null): boolean {
  return decision !== 'approve' && feedback === null
}

/**
 * Returns the changes to a bot that was turned down: rejected, or a draft again after a request for changes, and in both cases switched off, so that
 * it
 * takes no slot among the published ones. A live bot does not change (AMB-102).
 */
export function botAfterRefusal(
  decision: Exclude<ReviewDecision, 'approve'>,
  isLive: boolean,
): { status?: 'rejected' | 'draft'; active?: false } {
  if (isLive) return {}
  return { status: decision === 'reject' ? 'rejected' : 'draft', active: false }
}

/** The parts of a version that the comparison needs. */
interface Comparable {
  readonly number: number
  readonly status: string
}

/** Returns the version to compare with: the one that was live before, else the one that was submitted before; undefined for the first. */
export function comparedWith<Version extends Comparable>(
  versions: readonly Version[],
  number: number,
): Version | undefined {
  const earlier = versions.filter((one) => one.number < number).toSorted((a, b) => b.number - a.number)
  return earlier.find((one) => one.status === 'approved' || one.status === 'replaced') ?? earlier[0]
}
