import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { PageHeader } from './page-header.tsx'
import { PagedList } from './paged-list.tsx'
import { ToggleGroup } from './toggle-group.tsx'

/** The half of the list that is shown. */
export type HandledState = 'open' | 'handled'

type Props<Row extends { id: string }> = {
  text: {
    title: string
    lead: string
    openCount: (count: number) => string
    state: string
    open: string
    handled: string
    none: string
    noneNote: string
    noneHandled: string
    list: Parameters<typeof PagedList>[0]['text']
  }
  state: HandledState
  onStateChange: (state: HandledState) => void
  list: Parameters<typeof PagedList>[0]['list']
  /** How many are open in total. */
  openCount: number
  rows: readonly Row[]
  row: (row: Row) => ReactNode
}

/** A page of open and handled items, each half with its own empty state; loaded page by page. */
export function HandledList<Row extends { id: string }>(props: Props<Row>) {
  const { text, state, list, openCount, rows } = props
  return (
    <div className="paged-list">
      <PageHeader title={text.title} description={openCount > 0 ? text.openCount(openCount) : text.lead} />
      <ToggleGroup
        label={text.state}
        items={[
          { value: 'open', label: text.open },
          { value: 'handled', label: text.handled },
        ]}
        value={state}
        onValueChange={props.onStateChange}
      />
      <PagedList
        list={list}
        count={rows.length}
        text={text.list}
        empty={
          state === 'open' ? (
            <EmptyState title={text.none} headingLevel={2} description={text.noneNote} />
          ) : (
            <EmptyState title={text.noneHandled} headingLevel={2} />
          )
        }
      >
        <ul className="records plain-list" role="list">
          {rows.map((row) => (
            <li key={row.id}>{props.row(row)}</li>
          ))}
        </ul>
      </PagedList>
    </div>
  )
}
