import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { BotReport } from '../../contract/reports.ts'
import { reportsText as text } from './reports.text.ts'
import { type ReportOrder, useReportDecision } from './reports-client.ts'

const EXPLANATION_MAX = 1000
const EXPLANATION_MIN = 5

/** Decides a report: nothing is wrong, or the bot is paused; each with an explanation that the reporter reads. */
export function DecideReportDialog({ report, onClose }: { report: BotReport | null; onClose: () => void }) {
  const formId = useId()
  const decision = useReportDecision(onClose)
  return (
    <Dialog
      open={report !== null}
      onClose={onClose}
      title={text.decideTitle(report?.bot_title ?? '')}
      actions={
        <>
          <Button type="submit" form={formId} pending={decision.isPending}>
            {text.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      {report && (
        <DecideForm
          id={formId}
          canPause={report.bot_id !== null}
          onDecide={(order) => !decision.isPending && decision.mutate({ report, ...order })}
        />
      )}
    </Dialog>
  )
}

type FormProps = { id: string; canPause: boolean; onDecide: (order: Omit<ReportOrder, 'report'>) => void }

function DecideForm({ id, canPause, onDecide }: FormProps) {
  const [verdict, setVerdict] = useState<ReportOrder['decision']>()
  const [errors, setErrors] = useState<{ verdict?: string; explanation?: string }>({})
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const explanation = String(typed.get('explanation') ?? '').trim()
    const isTooShort = explanation.length < EXPLANATION_MIN
    setErrors({
      ...(verdict === undefined ? { verdict: text.chooseVerdict } : {}),
      ...(isTooShort ? { explanation: text.explanationNeeded } : {}),
    })
    if (verdict === undefined) event.currentTarget.querySelector('input')?.focus()
    else if (isTooShort) event.currentTarget.querySelector('textarea')?.focus()
    else onDecide({ decision: verdict, explanation, note: String(typed.get('note') ?? '').trim() })
  }
  return (
    <form id={id} className="stack" noValidate onSubmit={onSubmit}>
      <RadioGroup
        legend={text.verdict}
        name="verdict"
        required
        error={errors.verdict}
        options={[
          { value: 'dismiss', label: text.dismiss, hint: text.dismissHint },
          { value: 'pause', label: text.pause, hint: text.pauseHint, disabled: !canPause },
        ]}
        value={verdict}
        onValueChange={setVerdict}
      />
      <Field label={text.explanation} hint={text.explanationHint} error={errors.explanation} required>
        <TextArea name="explanation" rows={4} maxLength={EXPLANATION_MAX} />
      </Field>
      <Field label={text.note}>
        <TextArea name="note" rows={2} maxLength={EXPLANATION_MAX} />
      </Field>
    </form>
  )
}
