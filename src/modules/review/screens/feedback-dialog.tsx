import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toastError } from '#ui/toast.ts'
import { FEEDBACK_NEEDED, readFeedback } from '../domain/review-rules.ts'
import { reviewText as text } from './review.text.ts'

type Props = {
  /** The submission to turn down, and how; null while there is none. */
  order: { title: string; isUpdate: boolean; decision: 'reject' | 'request_changes' } | null
  pending: boolean
  onClose: () => void
  onDecide: (feedback: string) => void
}

/** Asks what the vendor has to fix. Nothing is sent without it; an attempt without feedback shows a message (ADMIN-03, ADMIN-04). */
export function FeedbackDialog({ order, pending, onClose, onDecide }: Props) {
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      title={order?.decision === 'reject' ? text.rejectTitle(order.title) : text.requestTitle(order?.title ?? '')}
      description={order?.decision === 'reject' ? text.rejectLead(order.isUpdate) : text.requestLead}
    >
      {order && <FeedbackForm decision={order.decision} pending={pending} onClose={onClose} onDecide={onDecide} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'order'> & { decision: 'reject' | 'request_changes' }

/** Sends on Ctrl+Enter, as Enter does in a field of one line. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
}

function FeedbackForm({ decision, pending, onClose, onDecide }: FormProps) {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const feedback = readFeedback(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (feedback === null) toastError(FEEDBACK_NEEDED.title, FEEDBACK_NEEDED.text)
    else if (!pending) onDecide(feedback)
  }
  return (
    <form className="stack" noValidate onSubmit={send}>
      <Field
        label={text.feedback}
        hint={text.feedbackHint}
        required
        error={tried && feedback === null ? FEEDBACK_NEEDED.text : undefined}
      >
        <TextArea
          rows={6}
          maxLength={5000}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={sendByKeys}
        />
      </Field>
      <div className="dialog-actions">
        <Button
          type="submit"
          variant={decision === 'reject' ? 'danger' : 'primary'}
          disabled={feedback === null}
          pending={pending}
        >
          {decision === 'reject' ? text.reject : text.requestChanges}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
