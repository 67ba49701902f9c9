import { useQuery } from '@tanstack/react-query'
import { reviewText } from '#modules/review/screens/review.text.ts'
import { reviewQueueQuery } from '#modules/review/screens/review-client.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Shows how many submissions wait, beside their link in the administrators' menu; nothing while none does. */
export function ReviewCount() {
  const queue = useQuery(reviewQueueQuery(useApi(), useSession().user?.id ?? ''))
  if (!queue.data?.length) return null
  return (
    <span className="side-link-count">
      {queue.data.length}
      <VisuallyHidden> {reviewText.waitingCount(queue.data.length)}</VisuallyHidden>
    </span>
  )
}
