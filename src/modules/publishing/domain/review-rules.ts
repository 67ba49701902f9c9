/** What an administrator can do with a submission. */
export type ReviewDecision = 'approve' | 'reject' | 'request_changes'

/** The title and the text of an attempt to reject without saying why (ADMIN-04). */
export const FEEDBACK_NEEDED = { title: 'Feedback vereist', text: 'Voer feedback in voor de afwijzing' } as const

/** What a version becomes by each decision. */
export const VERSION_AFTER = {
  approve: 'approved',
  reject: 'rejected',
  request_changes: 'changes_requested',
} as const satisfies Record<ReviewDecision, string>

/** The feedback of a decision without the space around it; null for none. */
export function readFeedback(typed: string | undefined): string | null {
  return typed?.trim() || null
}

/** Whether a decision lacks what the vendor has to mend; only approving goes without. */
export function lacksFeedback(decision: ReviewDecision, feedback: string | null): boolean {
  return decision !== 'approve' && feedback === null
}

/**
 * What a bot that was turned down becomes: rejected, or after a request for changes a draft again, and in both switched off, so that it takes no
 * place among the published. One that is live stays what it is (AMB-102), which is nothing here.
 */
export function botAfterRefusal(
  decision: Exclude<ReviewDecision, 'approve'>,
  isLive: boolean,
): { status?: 'rejected' | 'draft'; active?: false } {
  if (isLive) return {}
  return { status: decision === 'reject' ? 'rejected' : 'draft', active: false }
}

/** A version as far as comparing needs it. */
interface Comparable {
  readonly number: number
  readonly status: string
}

/** What a version is compared with: the one that was live before it, else the one that was submitted before it; undefined for the first. */
export function comparedWith<Version extends Comparable>(
  versions: readonly Version[],
  number: number,
): Version | undefined {
  const earlier = versions.filter((one) => one.number < number).toSorted((a, b) => b.number - a.number)
  return earlier.find((one) => one.status === 'approved' || one.status === 'replaced') ?? earlier[0]
}
