import { type Column, DataTable } from '#ui/data-table.tsx'
import { formatShortDate, formatTime } from '#ui/format/date.ts'
import type { AuditTrailEntry } from '../../contract/audit.ts'
import { auditText as text } from './audit.text.ts'

type Props = { entries: readonly AuditTrailEntry[]; onPerson: (id: string) => void }

/** Shows the entries of the audit trail; a name filters the list by that person. */
export function AuditTable({ entries, onPerson }: Props) {
  return <DataTable caption={text.caption} columns={columnsOf(onPerson)} rows={entries} rowKey={(entry) => entry.id} />
}

function columnsOf(onPerson: Props['onPerson']): Column<AuditTrailEntry>[] {
  return [
    {
      key: 'what',
      header: text.what,
      phone: 'title',
      rowHeader: true,
      cell: (entry) => <span className="audit-what">{text.actions[entry.action] ?? entry.action}</span>,
    },
    { key: 'about', header: text.about, cell: (entry) => <Subject entry={entry} onPerson={onPerson} /> },
    { key: 'who', header: text.who, cell: (entry) => <Actor entry={entry} onPerson={onPerson} /> },
    {
      key: 'when',
      header: text.when,
      cell: (entry) => <span className="audit-when">{text.at(formatShortDate(entry.at), formatTime(entry.at))}</span>,
    },
    { key: 'detail', header: text.detail, cell: (entry) => <Detail entry={entry} /> },
  ]
}

function Actor({ entry, onPerson }: { entry: AuditTrailEntry; onPerson: Props['onPerson'] }) {
  const { actor, actor_id: id, actor_name: name } = entry
  if (id === null) return <span className="soft">{text.actors[actor]}</span>
  if (name === null) return <span className="soft">{text.goneAccount}</span>
  return (
    <span className="audit-who">
      <PersonButton id={id} name={name} onPerson={onPerson} /> <span className="soft small">{text.actors[actor]}</span>
    </span>
  )
}

function Subject({ entry, onPerson }: { entry: AuditTrailEntry; onPerson: Props['onPerson'] }) {
  const { subject_type: type, subject_id: id, subject_name: name, bot_id: botId } = entry
  const isPerson = type === 'account' || type === 'vendor'
  return (
    <span className="audit-who">
      {isPerson && name !== null && <PersonButton id={id} name={name} onPerson={onPerson} />}
      {!isPerson && name !== null && botId !== null && <a href={`/bot/${botId}`}>{name}</a>}{' '}
      <span className="soft small" title={id}>
        {text.kinds[type]}
        {name === null && ` ${id.slice(-8)}`}
      </span>
    </span>
  )
}

function PersonButton({ id, name, onPerson }: { id: string; name: string; onPerson: Props['onPerson'] }) {
  return (
    <button type="button" className="audit-person" aria-label={text.only(name)} onClick={() => onPerson(id)}>
      {name}
    </button>
  )
}

/** Shows codes, ids and numbers as they were written. */
function Detail({ entry }: { entry: AuditTrailEntry }) {
  const parts = Object.entries(entry.detail).filter(([name, value]) => name !== 'bot_id' && value !== null)
  if (parts.length === 0) return null
  return (
    <span className="audit-detail">
      {parts.map(([name, value]) => `${text.details[name] ?? name}: ${said(value)}`).join(' • ')}
    </span>
  )
}

function said(value: AuditTrailEntry['detail'][string]): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (typeof value !== 'string') return String(value)
  return value
    .split(',')
    .map((code) => text.values[code] ?? code)
    .join(', ')
}
