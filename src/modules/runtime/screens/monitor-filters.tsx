import { formatNumber } from '#ui/format/number.ts'
import { Select } from '#ui/select.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import { EXECUTION_CHANNELS, EXECUTION_STATUSES, type MonitoredBot } from '../contract/monitor.ts'
import { monitorText as text } from './monitor.text.ts'
import type { MonitorFilter } from './monitor-client.ts'

type Props = {
  filter: MonitorFilter
  /** The recently used bots; the filtered one need not be among them. */
  bots: readonly MonitoredBot[]
  onChange: (filter: MonitorFilter) => void
}

const ALL = 'all'

/** Shows the filters on status and channel with their specified values (ADMIN-14), and on one bot. */
export function MonitorFilters({ filter, bots, onChange }: Props) {
  const isListed = filter.botId === null || bots.some((bot) => bot.bot_id === filter.botId)
  return (
    <div className="monitor-filters">
      <ToggleGroup
        label={text.status}
        items={[{ value: ALL, label: text.all }, ...EXECUTION_STATUSES.map(labelled(text.statuses))]}
        value={filter.status ?? ALL}
        onValueChange={(value) => onChange({ ...filter, status: value === ALL ? null : value })}
      />
      <ToggleGroup
        label={text.channel}
        items={[{ value: ALL, label: text.all }, ...EXECUTION_CHANNELS.map(labelled(text.channels))]}
        value={filter.channel ?? ALL}
        onValueChange={(value) => onChange({ ...filter, channel: value === ALL ? null : value })}
      />
      <Select
        size="small"
        aria-label={text.bot}
        value={filter.botId ?? ''}
        onChange={(event) => onChange({ ...filter, botId: event.currentTarget.value || null })}
      >
        <option value="">{text.allBots}</option>
        {!isListed && <option value={filter.botId ?? ''}>{text.thisBot}</option>}
        {bots.map((bot) => (
          <option key={bot.bot_id} value={bot.bot_id}>
            {nameOf(bot)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function labelled<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return (value: Value) => ({ value, label: labels[value] })
}

function nameOf({ title, failed }: MonitoredBot): string {
  const name = title ?? text.goneBot
  return failed > 0 ? text.botWithErrors(name, formatNumber(failed)) : name
}
