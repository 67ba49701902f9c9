import { formatDecimal, formatNumber } from '#ui/format/number.ts'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import type { MonitorSummary } from '../domain/monitor-summary.ts'
import { monitorText as text } from './monitor.text.ts'

/** A shorter duration would round to 0. */
const SHOWN_MS_MIN = 50

/** Shows the figures over the shown executions (ADMIN-15); dashes until they are loaded. */
export function MonitorSummaryStrip({ summary, isKnown }: { summary: MonitorSummary; isKnown: boolean }) {
  const percent = (value: number) => (isKnown ? `${value}%` : text.none)
  return (
    <div className="monitor-summary">
      <StatStrip>
        <Stat
          label={text.total}
          value={isKnown ? formatNumber(summary.total) : text.none}
          note={<span className={isKnown ? undefined : 'monitor-unknown'}>{text.counts(summary.counts)}</span>}
        />
        <Stat label={text.success} value={percent(summary.successPercent)} />
        <Stat
          label={text.errors}
          value={percent(summary.errorPercent)}
          tone={summary.counts.failed > 0 ? 'red' : undefined}
        />
        <Stat label={text.outOfScope} value={percent(summary.outOfScopePercent)} />
        <Stat
          label={text.average}
          value={durationOf(summary.averageMs)}
          unit={summary.averageMs === null ? undefined : text.second}
        />
      </StatStrip>
    </div>
  )
}

/** Returns an average in seconds; a duration too short to show gets a text of its own, because nothing takes no time. */
function durationOf(averageMs: number | null): string {
  if (averageMs === null) return text.none
  return averageMs < SHOWN_MS_MIN ? text.under : formatDecimal(averageMs / 1000)
}
