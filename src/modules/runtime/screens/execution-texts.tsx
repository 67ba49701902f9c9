import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { type MonitoredExecution, REVEAL_REASONS, revealExecution } from '../contract/monitor.ts'
import { MaskedText } from './masked-text.tsx'
import { monitorText as text } from './monitor.text.ts'

type Reason = (typeof REVEAL_REASONS)[number]

/**
 * Shows question, answer and error: masked, and whole after the administrator gave a reason. Only this drawer holds a revealed text, and closing it
 * drops the text.
 */
export function ExecutionTexts({ row }: { row: MonitoredExecution }) {
  const api = useApi()
  const reveal = useMutation({
    mutationFn: (reason: Reason) => api.call(revealExecution, { body: { execution_id: row.id, reason } }),
    onError: (error) => console.error(text.revealFailed, error.message),
  })
  const whole = reveal.data
  const hasText = row.input_data.message !== null || row.output_data.response !== null
  return (
    <>
      <MaskedBlock
        title={text.messageIn}
        masked={row.input_data.message}
        whole={whole?.message}
        none={text.noMessage}
      />
      <MaskedBlock
        title={text.responseOut}
        masked={row.output_data.response}
        whole={whole?.response}
        none={text.noResponse}
      />
      <PanelPart title={text.errorMessage}>
        {row.error_message === null ? (
          <p className="soft">{text.noError}</p>
        ) : (
          <p className="monitor-error">{whole?.error_message ?? <MaskedText>{row.error_message}</MaskedText>}</p>
        )}
      </PanelPart>
      {hasText && (
        <PanelPart>
          {whole ? (
            <Notice tone="attention" live>
              {text.revealed}
            </Notice>
          ) : (
            <RevealForm pending={reveal.isPending} failure={reveal.error} onReveal={reveal.mutate} />
          )}
        </PanelPart>
      )}
    </>
  )
}

function MaskedBlock(props: { title: string; masked: string | null; whole: string | null | undefined; none: string }) {
  const { title, masked, whole, none } = props
  return (
    <PanelPart title={title}>
      {whole ? (
        <p className="monitor-said" data-whole="">
          {whole}
        </p>
      ) : masked === null ? (
        <p className="soft">{none}</p>
      ) : (
        <p className="monitor-said">
          <MaskedText>{masked}</MaskedText>
        </p>
      )}
    </PanelPart>
  )
}

type FormProps = { pending: boolean; failure: Error | null; onReveal: (reason: Reason) => void }

/** Asks for a reason before anything is shown. */
function RevealForm({ pending, failure, onReveal }: FormProps) {
  const name = useId()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState<Reason>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== undefined && !pending) onReveal(reason)
  }
  if (!isAsking)
    return (
      <div className="monitor-reveal">
        <p className="small soft">{text.masked}</p>
        <Button variant="line" size="small" onClick={() => setAsking(true)}>
          {text.reveal}
        </Button>
      </div>
    )
  return (
    <form className="monitor-reveal" noValidate onSubmit={onSubmit}>
      <RadioGroup
        legend={text.revealTitle}
        name={name}
        options={REVEAL_REASONS.map((value) => ({ value, label: text.revealReasons[value] }))}
        value={reason}
        onValueChange={setReason}
      />
      <p className="small soft">{text.revealNote}</p>
      {failure && (
        <Notice tone="error" live>
          {failure.message || text.revealFailed}
        </Notice>
      )}
      <div className="button-row">
        <Button type="submit" size="small" pending={pending} disabled={reason === undefined}>
          {text.reveal}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
