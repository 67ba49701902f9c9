import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import type { BotReport } from '../../contract/reports.ts'
import { DecideReportDialog } from './decide-report-dialog.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsText as text } from './reports.text.ts'
import { type ReportState, reportsQuery } from './reports-client.ts'

/** What people report of bots: what is open, the longest waiting first, and what was decided. */
export function ReportsScreen() {
  const [state, setState] = useState<ReportState>('open')
  const [deciding, setDeciding] = useState<BotReport | null>(null)
  const list = useInfiniteQuery(reportsQuery(useApi(), useSession().user?.id ?? '', state))
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? []
  const open = list.data?.pages[0]?.open ?? 0
  return (
    <div className="paged-list">
      <PageHeader title={text.title} description={open > 0 ? text.openCount(open) : text.lead} />
      <ToggleGroup
        label={text.state}
        items={[
          { value: 'open', label: text.open },
          { value: 'handled', label: text.handled },
        ]}
        value={state}
        onValueChange={setState}
      />
      <PagedList
        list={list}
        count={reports.length}
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
          {reports.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} onDecide={() => setDeciding(report)} />
            </li>
          ))}
        </ul>
      </PagedList>
      <DecideReportDialog report={deciding} onClose={() => setDeciding(null)} />
    </div>
  )
}
