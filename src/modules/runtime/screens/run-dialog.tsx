import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { UserBot } from '#modules/activation/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { executionText as text } from './execution.text.ts'
import { runBot } from './execution-client.ts'
import './run-dialog.css'
import { RunDialogResult } from './run-dialog-result.tsx'

type InputField = UserBot['bot']['input_fields'][number]
type Props = { userBot: UserBot; open: boolean; onClose: () => void }

/** Runs one of the user's bots by its input fields and shows the result (BOT-12 to BOT-15, AMB-110). */
export function RunDialog({ userBot, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.runTitle(userBot.bot.title)} size="wide">
      {!userBot.config_valid && (
        <Notice tone="attention" title={text.notConfigured}>
          {text.notConfiguredNote} <a href={`/my-bots/${userBot.bot_id}/inrichten`}>{text.configure}</a>
        </Notice>
      )}
      <RunForm userBot={userBot} />
    </Dialog>
  )
}

function RunForm({ userBot: { bot } }: { userBot: UserBot }) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [error, setError] = useState<string>()
  const resultId = useId()
  const run = useRun()
  const fields =
    bot.input_fields.length > 0 ? bot.input_fields : [{ label: text.message, type: 'textarea', placeholder: '' }]
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (run.isPending) return
    const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
    setError(filled.length === 0 ? text.fillOne : undefined)
    if (filled.length === 0) event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
    else run.mutate({ botId: bot.id, inputData: Object.fromEntries(filled) })
  }
  const reset = () => {
    setValues({})
    setError(undefined)
    run.reset()
  }
  return (
    <form className="run-dialog" noValidate onSubmit={onSubmit}>
      {fields.map((field, index) => (
        <Field key={field.label} label={field.label} error={index === 0 ? error : undefined}>
          <RunInput
            field={field}
            value={values[field.label] ?? ''}
            onValue={(value) => setValues({ ...values, [field.label]: value })}
          />
        </Field>
      ))}
      <div className="button-row">
        <Button type="submit" pending={run.isPending} pendingLabel={text.running}>
          {text.run}
        </Button>
        <Button variant="line" onClick={reset}>
          {text.reset}
        </Button>
      </div>
      <section aria-live="polite" aria-labelledby={run.data ? resultId : undefined}>
        {run.data && <RunDialogResult answer={run.data} headingId={resultId} />}
      </section>
    </form>
  )
}

function RunInput({ field, value, onValue }: { field: InputField; value: string; onValue: (value: string) => void }) {
  const props = { value, placeholder: field.placeholder || undefined, maxLength: 2000, autoComplete: 'off' }
  if (field.type === 'textarea')
    return <TextArea {...props} rows={4} onChange={(event) => onValue(event.target.value)} />
  const type = INPUT_TYPES.has(field.type) ? field.type : 'text'
  return <TextInput {...props} type={type} onChange={(event) => onValue(event.target.value)} />
}

/** Supported input types; any other becomes plain text. */
const INPUT_TYPES: ReadonlySet<string> = new Set(['text', 'number', 'email', 'url', 'tel', 'date', 'time'])

function useRun() {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: { botId: string; inputData: Record<string, string> }) => runBot(api, request),
    onSuccess: ({ code }) => {
      if (code === null) toastSuccess(text.ran)
      void queryClient.invalidateQueries({ queryKey: ['user-bots'] })
    },
    onError: (error) =>
      toastError(
        text.runFailed,
        error.message && error.message !== text.runFailed ? error.message : text.somethingWrong,
      ),
  })
}
