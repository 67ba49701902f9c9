import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Submission } from '../../contract/review.ts'
import { reviewText as text } from './review.text.ts'

type Props = {
  /** What is about to be approved; null while nothing is. */
  submission: Pick<Submission, 'title' | 'is_update'> | null
  onClose: () => void
  onApprove: () => void
}

/** Asks before a submission goes live, however it was approved: by key, by button, in the queue or opened. */
export function ApproveDialog({ submission, onClose, onApprove }: Props) {
  return (
    <ConfirmDialog
      open={submission !== null}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onApprove()
      }}
      title={text.confirmTitle(submission?.title ?? '')}
      description={text.confirmLead(submission?.is_update ?? false)}
      confirmLabel={text.approve}
      danger={false}
    />
  )
}
