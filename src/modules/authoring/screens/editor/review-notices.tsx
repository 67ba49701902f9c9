import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { withdrawSubmission } from '../../contract.ts'
import { editorText as text } from './editor.text.ts'
import { type EditedBot, messageOr } from './editor-client.ts'

/** Shows a reviewer's feedback and the pending version at the top of the editor (AMB-102, AMB-104). */
export function ReviewNotices({ bot }: { bot: EditedBot }) {
  const { feedback, pending } = bot
  return (
    <>
      {feedback && (
        <section className="feedback" aria-labelledby="editor-feedback">
          <h2 id="editor-feedback">{text.feedbackTitle[feedback.outcome]}</h2>
          <p className="feedback-text">{feedback.text}</p>
          <p className="small soft">
            {text.feedbackNote(feedback.number, formatDate(feedback.decided_at))} {!pending && text.feedbackNext}
          </p>
        </section>
      )}
      {pending && <Waiting botId={bot.bot_id} pending={pending} />}
    </>
  )
}

function Waiting({ botId, pending }: { botId: string; pending: NonNullable<EditedBot['pending']> }) {
  const api = useApi()
  const cache = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawSubmission, { body: { bot_id: botId } }),
    onSuccess: ({ number }) => toastSuccess(text.withdrawn(number)),
    onError: (error) => toastError(text.withdrawFailed, messageOr(error, text.unknownProblem)),
    onSettled: () => {
      setIsAsking(false)
      return cache.invalidateQueries()
    },
  })
  return (
    <Notice
      action={
        <Button variant="line" size="small" onClick={() => setIsAsking(true)}>
          {text.withdraw}
        </Button>
      }
    >
      {text.waiting(pending.number, formatDate(pending.submitted_at))}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate()}
        title={text.withdrawTitle(pending.number)}
        description={text.withdrawText}
        confirmLabel={text.withdrawConfirm}
        pending={withdraw.isPending}
        danger={false}
      />
    </Notice>
  )
}
