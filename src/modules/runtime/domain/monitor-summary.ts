/** The fields of an execution that the summary reads. */
interface Summed {
  readonly status: 'completed' | 'failed' | 'blocked' | 'running'
  readonly blocked_reason: string | null
  readonly duration_ms: number | null
}

/** The summary of the shown executions; shares are whole percents. */
export interface MonitorSummary {
  readonly total: number
  readonly counts: Readonly<Record<Summed['status'], number>>
  readonly successPercent: number
  readonly errorPercent: number
  readonly outOfScopePercent: number
  /** Over the rows that have a duration; null when none has. */
  readonly averageMs: number | null
}

/**
 * Sums up the shown rows (ADMIN-15): the shares of completed, failed, and blocked as out of scope, each over all shown rows and 0 when there are
 * none; the average over the rows that have a duration (AMB-123).
 */
export function summarize(rows: readonly Summed[]): MonitorSummary {
  const counts = { completed: 0, failed: 0, blocked: 0, running: 0 }
  for (const { status } of rows) counts[status] += 1
  const outOfScope = rows.filter((row) => row.status === 'blocked' && row.blocked_reason === 'out_of_scope').length
  const durations = rows.flatMap((row) => row.duration_ms ?? [])
  const percent = (count: number) => (rows.length === 0 ? 0 : Math.round((count / rows.length) * 100))
  return {
    total: rows.length,
    counts,
    successPercent: percent(counts.completed),
    errorPercent: percent(counts.failed),
    outOfScopePercent: percent(outOfScope),
    averageMs: durations.length === 0 ? null : durations.reduce((sum, ms) => sum + ms, 0) / durations.length,
  }
}
