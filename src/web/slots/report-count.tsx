import { useInfiniteQuery } from '@tanstack/react-query'
import { reportsText } from '#modules/moderation/screens/reports/reports.text.ts'
import { reportsQuery } from '#modules/moderation/screens/reports/reports-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Shows how many reports wait, beside their link in the administrators' menu; nothing while none does. */
export function ReportCount() {
  const list = useInfiniteQuery(reportsQuery(useApi(), useSession().user?.id ?? '', 'open'))
  const open = list.data?.pages[0]?.open
  if (!open) return null
  return (
    <span className="side-link-count">
      {open}
      <VisuallyHidden> {reportsText.waitingCount(open)}</VisuallyHidden>
    </span>
  )
}
