import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { formatClock, formatDayMonth, formatShortDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { StatusBadge, type StatusState } from '#ui/status-badge.tsx'
import type { MonitoredExecution } from '../contract/monitor.ts'
import { MaskedText } from './masked-text.tsx'
import { monitorText as text } from './monitor.text.ts'

type Props = {
  rows: readonly MonitoredExecution[]
  selectedId: string | null
  onOpen: (id: string) => void
}

/** The colour of each status. */
export const STATUS_STATES: Readonly<Record<MonitoredExecution['status'], StatusState>> = {
  completed: 'good',
  failed: 'bad',
  blocked: 'attention',
  running: 'busy',
}

/** Shows the executions with status, time, channel, plan, message, reason and duration (ADMIN-16, ADMIN-17); a row opens the drawer with the rest. */
export function MonitorTable({ rows, selectedId, onOpen }: Props) {
  return (
    <div className="monitor-table">
      <DataTable
        caption={text.list}
        columns={columnsOf(onOpen)}
        rows={rows}
        rowKey={(row) => row.id}
        selectedKey={selectedId ?? undefined}
        onRowClick={(row) => onOpen(row.id)}
      />
    </div>
  )
}

function columnsOf(onOpen: Props['onOpen']): Column<MonitoredExecution>[] {
  return [
    {
      key: 'status',
      header: text.status,
      phone: 'aside',
      cell: (row) => <StatusBadge state={STATUS_STATES[row.status]}>{text.statuses[row.status]}</StatusBadge>,
    },
    { key: 'time', header: text.time, cell: (row) => <span className="monitor-soft">{momentOf(row.created_at)}</span> },
    { key: 'channel', header: text.channel, cell: (row) => text.channels[row.channel] },
    { key: 'plan', header: text.plan, cell: (row) => row.plan_tier ?? text.none },
    { key: 'message', header: text.message, phone: 'title', rowHeader: true, cell: (row) => <Message row={row} /> },
    { key: 'reason', header: text.reason, cell: (row) => <Reason row={row} /> },
    { key: 'duration', header: text.duration, align: 'end', cell: (row) => <Duration row={row} /> },
    {
      key: 'open',
      header: text.open,
      phone: 'action',
      align: 'end',
      cell: (row) => (
        <Button
          variant="line"
          size="small"
          aria-label={text.openOf(momentOf(row.created_at))}
          onClick={() => onOpen(row.id)}
        >
          {text.open}
        </Button>
      ),
    },
  ]
}

function Message({ row }: { row: MonitoredExecution }) {
  return (
    <span className="monitor-message">
      {row.input_data.message === null ? (
        <span className="monitor-soft">{text.noMessage}</span>
      ) : (
        <span className="monitor-words">
          <MaskedText>{row.input_data.message}</MaskedText>
        </span>
      )}
      <span className="monitor-about">
        {row.bot_title ?? text.goneBot}
        {row.is_test && ` • ${text.test}`}
      </span>
    </span>
  )
}

/** Shows why an execution was blocked, or its error. */
function Reason({ row }: { row: MonitoredExecution }) {
  if (row.blocked_reason) return <Badge>{text.reasons[row.blocked_reason]}</Badge>
  if (row.error_message) return <code className="monitor-error">{row.error_message}</code>
  return <span className="monitor-soft monitor-none">{text.none}</span>
}

function Duration({ row }: { row: MonitoredExecution }) {
  const said = durationOf(row)
  return <span className={said === text.none ? 'monitor-soft monitor-none' : 'monitor-time'}>{said}</span>
}

/** Returns the duration in milliseconds, formatted for display. */
export function durationOf(row: Pick<MonitoredExecution, 'status' | 'duration_ms'>): string {
  if (row.duration_ms !== null) return text.milliseconds(formatNumber(row.duration_ms))
  return row.status === 'running' ? text.busy : text.none
}

/** Returns the time for today, and the day with the time for earlier. */
export function momentOf(iso: string): string {
  const time = formatClock(iso)
  return formatShortDate(iso) === formatShortDate(Date.now()) ? time : `${formatDayMonth(iso)}, ${time}`
}
