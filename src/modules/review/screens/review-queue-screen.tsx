import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toastError } from '#ui/toast.ts'
import type { Submission } from '../contract.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { reviewText as text } from './review.text.ts'
import { reviewQueueQuery } from './review-client.ts'
import { SubmissionCard } from './submission-card.tsx'
import { useReviewDecision } from './use-review-decision.ts'
import './review.css'

/** Shows the pending submissions, the longest waiting first; a submission is decided here or opened in full (ADMIN-01 to ADMIN-06). */
export function ReviewQueueScreen() {
  const queue = useQuery(reviewQueueQuery(useApi(), useSession().user?.id ?? ''))
  const hasFailed = queue.isError && queue.data === undefined
  useEffect(() => {
    if (queue.isError) toastError(text.loadFailedTitle, text.loadFailed)
  }, [queue.isError])
  return (
    <div className="reviews">
      <PageHeader title={text.title} description={queue.data?.length ? text.count(queue.data.length) : text.lead} />
      {queue.isPending && <QueueSkeleton />}
      {hasFailed && (
        <ErrorState
          title={text.loadFailedTitle}
          headingLevel={2}
          message={text.loadFailed}
          retryLabel={text.retry}
          pending={queue.isFetching}
          onRetry={() => void queue.refetch()}
        />
      )}
      {queue.data?.length === 0 && (
        <EmptyState
          title={text.none}
          headingLevel={2}
          description={text.noneNote}
          tiles={[{ category: 'Klantenservice' }, { category: 'Horeca' }, { category: 'Marketing' }]}
        />
      )}
      {queue.data && queue.data.length > 0 && <Queue submissions={queue.data} />}
    </div>
  )
}

function Queue({ submissions }: { submissions: readonly Submission[] }) {
  const [turningDown, setTurningDown] = useState<Submission | null>(null)
  const [approving, setApproving] = useState<Submission | null>(null)
  const decision = useReviewDecision(() => setTurningDown(null))
  const inHand = decision.isPending ? decision.variables.submission.version_id : null
  return (
    <>
      <ul className="review-queue plain-list">
        {submissions.map((submission) => (
          <li key={submission.version_id}>
            <SubmissionCard
              submission={submission}
              approving={inHand === submission.version_id && decision.variables?.decision === 'approve'}
              onApprove={() => setApproving(submission)}
              onReject={() => setTurningDown(submission)}
            />
          </li>
        ))}
      </ul>
      <ApproveDialog
        submission={approving}
        onClose={() => setApproving(null)}
        onApprove={() => approving && decision.mutate({ submission: approving, decision: 'approve' })}
      />
      <FeedbackDialog
        order={turningDown && { title: turningDown.title, isUpdate: turningDown.is_update, decision: 'reject' }}
        pending={decision.isPending}
        onClose={() => setTurningDown(null)}
        onDecide={(feedback) =>
          turningDown && decision.mutate({ submission: turningDown, decision: 'reject', feedback })
        }
      />
    </>
  )
}

function QueueSkeleton() {
  return (
    <SkeletonGroup label={text.loading}>
      {Array.from({ length: 3 }, (_, row) => (
        <Skeleton key={row} shape="block" width="full" />
      ))}
    </SkeletonGroup>
  )
}
