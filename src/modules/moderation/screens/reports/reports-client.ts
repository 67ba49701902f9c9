import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { type BotReport, decideReport, readReports } from '../../contract/reports.ts'
import { reportsText as text } from './reports.text.ts'

/** The reports that a list shows. */
export type ReportState = 'open' | 'handled'

/** Queries the reports, page by page; refetched when the window gets the focus back. */
export function reportsQuery(api: ApiClient, userId: string, state: ReportState) {
  return infiniteQueryOptions({
    queryKey: ['reports', userId, state],
    queryFn: ({ pageParam, signal }) =>
      api.call(readReports, { query: { state, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    staleTime: 15_000,
  })
}

/** An administrator's decision about a report. */
export interface ReportOrder {
  readonly report: BotReport
  readonly decision: 'dismiss' | 'pause'
  readonly explanation: string
  readonly note: string
}

/** Decides a report, shows a toast with the result and reads everything again, also when another administrator was first. */
export function useReportDecision(onDone: () => void) {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ report, ...order }: ReportOrder) =>
      api.call(decideReport, { body: { report_id: report.id, ...order } }),
    onSuccess: (_, { report }) => {
      toastSuccess(text.decided, report.reporter_email === null ? undefined : text.reporterNotified)
      onDone()
    },
    onError: (error) => {
      console.error(text.decideFailed, error.message)
      toastError(text.decideFailed, error.message || undefined)
      if (error instanceof ApiFailure && error.code === 'decided_before') onDone()
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['reports'] }),
        cache.invalidateQueries({ queryKey: ['paused-bots'] }),
      ]),
  })
}
