import type { BotVersion } from '#modules/catalogue/public.ts'
import { findNames } from '#modules/identity/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import { formatDateTime } from '#ui/format/date.ts'
import type { Decision } from '../contract.ts'

const DONE: Readonly<Record<BotVersion['status'], string>> = {
  pending_review: 'wacht nog',
  approved: 'keurde deze inzending goed',
  replaced: 'keurde deze inzending goed',
  rejected: 'keurde deze inzending af',
  changes_requested: 'vroeg om aanpassingen',
  withdrawn: 'trok deze inzending in',
}

/** Refuses to decide a version twice: 409 `decided_before`, with who decided first and when. Runs in a service transaction. */
export async function refuseDecided(tx: Tx, version: BotVersion): Promise<Outcome<never>> {
  const names = await findNames(tx, version.decidedBy === null ? [] : [version.decidedBy])
  const decision = decisionOf(version, names)
  const who = version.status === 'withdrawn' ? 'De maker' : (decision.decided_by ?? 'Iemand anders')
  const when = version.decidedAt === null ? '' : ` op ${formatDateTime(version.decidedAt)}`
  const message = `${who} ${DONE[version.status]}${when}.`
  return fail({ status: 409, code: 'decided_before', message, details: decision })
}

/** Returns the outcome of a version as the endpoints answer it. */
export function decisionOf(version: BotVersion, names: ReadonlyMap<string, string>): Decision {
  return {
    status: version.status,
    decided_at: version.decidedAt?.toISOString() ?? null,
    decided_by: version.decidedBy === null ? null : (names.get(version.decidedBy) ?? null),
    feedback: version.feedback,
  }
}
