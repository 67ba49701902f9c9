import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatShortDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import type { WaitingEntry } from '../contract/admin-inbox.ts'
import { waitingListText as text } from './admin-inbox.text.ts'
import { useWaitingListFile, waitingListQuery } from './admin-inbox-client.ts'

/** Shows the waiting list of Enterprise, newest first, with its counts and a button to download all of it. */
export function WaitingListScreen() {
  const list = useInfiniteQuery(waitingListQuery(useApi(), useSession().user?.id ?? ''))
  const file = useWaitingListFile()
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const counts = list.data?.pages[0]?.counts
  return (
    <div className="paged-list">
      <PageHeader
        title={text.title}
        description={entries.length > 0 ? `${text.lead} ${text.exportNote}` : text.lead}
        actions={
          entries.length > 0 && (
            <Button variant="line" pending={file.isPending} pendingLabel={text.exporting} onClick={() => file.mutate()}>
              {text.export}
            </Button>
          )
        }
      />
      {counts && counts.total > 0 && (
        <StatStrip>
          <Stat label={text.total} value={formatNumber(counts.total)} />
          <Stat label={text.recent} value={formatNumber(counts.recent)} />
          <Stat label={text.companies} value={formatNumber(counts.companies)} />
          <Stat label={text.stopped} value={formatNumber(counts.stopped)} />
        </StatStrip>
      )}
      <PagedList
        list={list}
        count={entries.length}
        text={text.list}
        empty={<EmptyState title={text.none} headingLevel={2} description={text.noneNote} />}
      >
        <DataTable caption={text.caption} columns={COLUMNS} rows={entries} rowKey={(entry) => entry.id} />
      </PagedList>
    </div>
  )
}

const COLUMNS: readonly Column<WaitingEntry>[] = [
  { key: 'name', header: text.name, phone: 'title', rowHeader: true, cell: ({ name }) => name },
  { key: 'email', header: text.email, cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { key: 'company', header: text.company, cell: ({ company }) => company ?? text.noCompany },
  { key: 'joined', header: text.joined, cell: ({ created_at: at }) => formatShortDate(at) },
  { key: 'mails', header: text.mails, cell: ({ wants_mails: wants }) => (wants ? text.yes : text.no) },
]
