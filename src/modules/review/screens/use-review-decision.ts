import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { decideSubmission, type Submission } from '../contract.ts'
import type { ReviewDecision } from '../domain/review-rules.ts'
import { reviewText as text } from './review.text.ts'

/** A decision about a submission, with the feedback for the vendor. */
export interface DecisionOrder {
  readonly submission: Pick<Submission, 'version_id' | 'title'>
  readonly decision: ReviewDecision
  readonly feedback?: string
}

const FAILED: Readonly<Record<ReviewDecision, string>> = {
  approve: text.approveFailed,
  reject: text.rejectFailed,
  request_changes: text.requestFailed,
}

/**
 * Sends a decision, shows a toast with the result and reads everything again, also when another administrator was first (ADMIN-02, ADMIN-03,
 * ADMIN-06).
 * `onDecided` is called only for a decision that was taken here. While one is under way, no second one about the same submission is sent, as by a
 * double click.
 */
export function useReviewDecision(onDecided?: () => void) {
  const api = useApi()
  const cache = useQueryClient()
  // A set is up to date at once; `isPending` only from the next render on.
  const inHand = useRef(new Set<string>())
  const decision = useMutation({
    mutationFn: ({ submission, decision, feedback }: DecisionOrder) =>
      api.call(decideSubmission, {
        body: { version_id: submission.version_id, decision, ...(feedback === undefined ? {} : { feedback }) },
      }),
    onSuccess: ({ visible }, { submission: { title }, decision }) => {
      if (decision === 'approve')
        toastSuccess(text.approved, visible ? text.approvedVisible(title) : text.approvedHidden(title))
      else toastSuccess(decision === 'reject' ? text.rejected : text.changesAsked, text.vendorNotified)
      onDecided?.()
    },
    onError: (error, { decision }) => {
      console.error(FAILED[decision], error)
      toastError(FAILED[decision], error instanceof ApiFailure ? error.message : text.failedNote)
    },
    onSettled: (_data, _error, { submission }) => {
      inHand.current.delete(submission.version_id)
      return Promise.all([
        cache.invalidateQueries({ queryKey: ['reviews'] }),
        cache.invalidateQueries({ queryKey: ['bot'] }),
      ])
    },
  })
  const mutate: typeof decision.mutate = (order, options) => {
    if (inHand.current.has(order.submission.version_id)) return
    inHand.current.add(order.submission.version_id)
    decision.mutate(order, options)
  }
  return { ...decision, mutate }
}
