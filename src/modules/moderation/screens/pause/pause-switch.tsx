import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { formatDateTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { PAUSE_REASON_MAX } from '../../contract/pause.ts'
import { pauseText as text } from './pause.text.ts'
import { pausedBotsQuery, usePause } from './pause-client.ts'

type BotRef = { readonly id: string; readonly title: string }

/** Shows whether a bot is paused, since when and why, with the switch that pauses or resumes it; both ask for confirmation. */
export function PauseSwitch({ bot }: { bot: BotRef }) {
  const paused = useQuery(pausedBotsQuery(useApi(), useSession().user?.id ?? ''))
  const [isAsking, setAsking] = useState(false)
  if (!paused.data) return null
  const own = paused.data.find((one) => one.bot_id === bot.id)
  if (own)
    return (
      <Notice tone="attention" title={text.since(formatDateTime(own.paused_at))} action={<ResumeButton bot={bot} />}>
        {own.reason}
      </Notice>
    )
  return (
    <>
      <Button variant="danger-quiet" size="small" onClick={() => setAsking(true)}>
        {text.pause}
      </Button>
      <PauseDialog bot={bot} open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

function PauseDialog({ bot, open, onClose }: { bot: BotRef; open: boolean; onClose: () => void }) {
  const formId = useId()
  const { pause } = usePause(bot, onClose)
  const [error, setError] = useState<string>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    const isTooShort = reason.length < 5
    setError(isTooShort ? text.reasonNeeded : undefined)
    if (isTooShort) event.currentTarget.querySelector('textarea')?.focus()
    else if (!pause.isPending) pause.mutate(reason)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.pauseTitle(bot.title)}
      description={text.pauseNote}
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" pending={pause.isPending}>
            {text.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Field label={text.reason} hint={text.reasonHint} error={error} required>
          <TextArea name="reason" rows={4} maxLength={PAUSE_REASON_MAX} />
        </Field>
      </form>
    </Dialog>
  )
}

/** Resumes a bot, after a confirmation. */
export function ResumeButton({ bot }: { bot: BotRef }) {
  const [isAsking, setAsking] = useState(false)
  const { resume } = usePause(bot, () => setAsking(false))
  return (
    <>
      <Button variant="line" size="small" aria-label={text.resumeOf(bot.title)} onClick={() => setAsking(true)}>
        {text.resume}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger={false}
        title={text.resumeTitle(bot.title)}
        description={text.resumeNote}
        confirmLabel={text.resume}
        cancelLabel={text.cancel}
        pending={resume.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => resume.mutate()}
      />
    </>
  )
}
