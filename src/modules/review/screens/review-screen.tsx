import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Review, Submission } from '../contract.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { reviewText as shared } from './review.text.ts'
import { ReviewChanges } from './review-changes.tsx'
import { ReviewChecks } from './review-checks.tsx'
import { reviewQuery, reviewQueueQuery } from './review-client.ts'
import { ReviewContent } from './review-content.tsx'
import { STATUS_LABELS, detailsText as text } from './review-details.text.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewOffer } from './review-offer.tsx'
import { DecideCard, ReviewEarlier, ReviewFacts } from './review-side.tsx'
import { useReviewDecision } from './use-review-decision.ts'
import { useReviewKeys } from './use-review-keys.ts'
import './review.css'

const QUEUE_PATH = '/admin/reviews'
const pathOf = (submission: Submission) => `${QUEUE_PATH}/${submission.version_id}`

/** Renders price and trader like the page of the bot; comes from the module of that page. */
type Offer = (review: Review) => ReactNode

/** Shows one submission for a quick decision: the changes, the findings, every text, and the decision (ADMIN-02, ADMIN-03). */
export function ReviewScreen({ versionId, offer }: { versionId: string; offer: Offer }) {
  const api = useApi()
  const userId = useSession().user?.id ?? ''
  const review = useQuery(reviewQuery(api, userId, versionId))
  if (review.data) return <OpenReview review={review.data} offer={offer} />
  return (
    <div className="review">
      <PageHeader title={text.title} />
      {review.data === null ? (
        <EmptyState
          title={text.missing}
          headingLevel={2}
          description={text.missingNote}
          action={
            <ButtonLink variant="line" href={QUEUE_PATH}>
              {text.back}
            </ButtonLink>
          }
        />
      ) : review.isError ? (
        <ErrorState
          message={text.loadFailed}
          retryLabel={shared.retry}
          pending={review.isFetching}
          onRetry={() => void review.refetch()}
        />
      ) : (
        <SkeletonGroup label={text.loading}>
          <Skeleton shape="block" width="full" />
          <Skeleton shape="block" width="full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function OpenReview({ review, offer }: { review: Review; offer: Offer }) {
  const go = useGo()
  const { previous, next } = useNeighbors(review.version_id)
  const [turningDown, setTurningDown] = useState<'reject' | 'request_changes' | null>(null)
  const [confirming, setConfirming] = useState(false)
  const decision = useReviewDecision(() => go(next ? pathOf(next) : QUEUE_PATH))
  const isOpen = review.decision === null
  const keys = useReviewKeys({
    j: next && (() => go(pathOf(next))),
    k: previous && (() => go(pathOf(previous))),
    a: isOpen ? () => setConfirming(true) : undefined,
    r: isOpen ? () => setTurningDown('reject') : undefined,
  })
  const { title, is_update: isUpdate } = review
  return (
    <div className="review">
      <ReviewHead
        review={review}
        previous={previous && { href: pathOf(previous), title: previous.title }}
        next={next && { href: pathOf(next), title: next.title }}
        hasKeys={keys.isOn}
      />
      {review.decision && <DecidedNotice decision={review.decision} />}
      <div className="review-columns">
        <div className="review-main">
          <ReviewChanges review={review} />
          <ReviewChecks checks={review.checks} />
          <ReviewOffer review={review}>{offer(review)}</ReviewOffer>
          <ReviewContent review={review} />
        </div>
        <aside className="review-side" aria-label={text.side}>
          <ReviewFacts review={review} />
          <DecideCard
            review={review}
            pending={decision.isPending ? decision.variables.decision : null}
            onApprove={() => setConfirming(true)}
            onTurnDown={setTurningDown}
            keys={keys}
          />
          <ReviewEarlier review={review} />
        </aside>
      </div>
      <FeedbackDialog
        order={turningDown && { title, isUpdate, decision: turningDown }}
        pending={decision.isPending}
        onClose={() => setTurningDown(null)}
        onDecide={(feedback) =>
          turningDown &&
          decision.mutate(
            { submission: review, decision: turningDown, feedback },
            { onSettled: () => setTurningDown(null) },
          )
        }
      />
      <ApproveDialog
        submission={confirming ? review : null}
        onClose={() => setConfirming(false)}
        onApprove={() => decision.mutate({ submission: review, decision: 'approve' })}
      />
    </div>
  )
}

/** Returns the pending submissions before and after this one; a decided one comes before all pending ones. */
function useNeighbors(versionId: string): { previous: Submission | undefined; next: Submission | undefined } {
  const queue = useQuery(reviewQueueQuery(useApi(), useSession().user?.id ?? '')).data ?? []
  const at = queue.findIndex((submission) => submission.version_id === versionId)
  return { previous: at > 0 ? queue[at - 1] : undefined, next: queue[at + 1] }
}

/** Shows who decided, when and why, for an administrator who opens a submission that a colleague just decided. */
function DecidedNotice({ decision }: { decision: NonNullable<Review['decision']> }) {
  const { decided_by: by, decided_at: when, status, feedback } = decision
  const line = [STATUS_LABELS[status], by && `door ${by}`, when && `op ${formatDateTime(when)}`]
    .filter(Boolean)
    .join(' ')
  return (
    <Notice
      tone={status === 'approved' || status === 'replaced' ? 'success' : 'attention'}
      title={text.decidedTitle}
      live
    >
      {line.charAt(0).toUpperCase() + line.slice(1)}.{feedback && <q className="review-feedback">{feedback}</q>}
    </Notice>
  )
}
