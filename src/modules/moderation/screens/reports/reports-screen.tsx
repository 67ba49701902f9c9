import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { HandledList } from '#ui/handled-list.tsx'
import type { BotReport } from '../../contract/reports.ts'
import { DecideReportDialog } from './decide-report-dialog.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsText as text } from './reports.text.ts'
import { type ReportState, reportsQuery } from './reports-client.ts'

/** Shows the reports of bots: the open ones, the longest waiting first, and the decided ones. */
export function ReportsScreen() {
  const [state, setState] = useState<ReportState>('open')
  const [deciding, setDeciding] = useState<BotReport | null>(null)
  const list = useInfiniteQuery(reportsQuery(useApi(), useSession().user?.id ?? '', state))
  return (
    <>
      <HandledList
        text={text}
        state={state}
        onStateChange={setState}
        list={list}
        openCount={list.data?.pages[0]?.open ?? 0}
        rows={list.data?.pages.flatMap((page) => page.reports) ?? []}
        row={(report) => <ReportCard report={report} onDecide={() => setDeciding(report)} />}
      />
      <DecideReportDialog report={deciding} onClose={() => setDeciding(null)} />
    </>
  )
}
