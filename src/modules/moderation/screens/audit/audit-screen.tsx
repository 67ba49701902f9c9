import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AUDIT_KINDS, type AuditKind } from '#modules/identity/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Select } from '#ui/select.tsx'
import type { AuditTrailEntry } from '../../contract/audit.ts'
import { auditText as text } from './audit.text.ts'
import { type AuditFilter, auditQuery, NO_FILTER } from './audit-client.ts'
import { AuditTable } from './audit-table.tsx'
import './audit.css'

/** Shows who did what to what, newest first, filtered by person and by subject. Read-only. */
export function AuditScreen() {
  const [filter, setFilter] = useState<AuditFilter>(NO_FILTER)
  const list = useInfiniteQuery(auditQuery(useApi(), useSession().user?.id ?? '', filter))
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const isFiltered = filter.person !== null || filter.kind !== null
  return (
    <div className="paged-list">
      <PageHeader title={text.title} description={text.lead} />
      <Filters filter={filter} people={peopleOf(list.data?.pages[0]?.people, entries)} onChange={setFilter} />
      <PagedList
        list={list}
        count={entries.length}
        text={text.list}
        empty={
          isFiltered ? (
            <EmptyState
              title={text.noMatch}
              headingLevel={2}
              action={
                <Button variant="line" onClick={() => setFilter(NO_FILTER)}>
                  {text.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState title={text.none} headingLevel={2} description={text.noneNote} />
          )
        }
      >
        <AuditTable entries={entries} onPerson={(person) => setFilter({ ...filter, person })} />
      </PagedList>
    </div>
  )
}

type Person = { id: string; name: string }
type FilterProps = { filter: AuditFilter; people: readonly Person[]; onChange: (filter: AuditFilter) => void }

function Filters({ filter, people, onChange }: FilterProps) {
  const isListed = filter.person === null || people.some(({ id }) => id === filter.person)
  return (
    <div className="audit-filters">
      <Select
        size="small"
        aria-label={text.person}
        value={filter.person ?? ''}
        onChange={(event) => onChange({ ...filter, person: event.currentTarget.value || null })}
      >
        <option value="">{text.everybody}</option>
        {!isListed && <option value={filter.person ?? ''}>{text.thisPerson}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        size="small"
        aria-label={text.kind}
        value={filter.kind ?? ''}
        onChange={(event) => onChange({ ...filter, kind: kindOf(event.currentTarget.value) })}
      >
        <option value="">{text.everything}</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </Select>
    </div>
  )
}

function kindOf(value: string): AuditKind | null {
  return AUDIT_KINDS.find((kind) => kind === value) ?? null
}

/** Returns the accounts that acted, and the accounts on this page that something was done to. */
function peopleOf(actors: readonly Person[] = [], entries: readonly AuditTrailEntry[]): Person[] {
  const found = new Map(actors.map((person) => [person.id, person]))
  for (const { subject_type: type, subject_id: id, subject_name: name } of entries)
    if ((type === 'account' || type === 'vendor') && name !== null) found.set(id, { id, name })
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}
