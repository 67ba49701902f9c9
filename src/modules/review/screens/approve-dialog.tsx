import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { Submission } from '../contract.ts'
import { reviewText as text } from './review.text.ts'

type Props = {
  /** The submission to approve; null while there is none. */
  submission: Pick<Submission, 'title' | 'is_update'> | null
  onClose: () => void
  onApprove: () => void
}

/** Asks for confirmation before a submission goes live, however it was approved: by key or button, in the queue or opened. */
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
