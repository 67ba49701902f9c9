import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { type BotForm, runDraftTrial } from '../../contract.ts'
import { inputsOf } from './bot-inputs.tsx'
import { messageOr } from './editor-client.ts'
import { isSameForm } from './form-changes.ts'
import { trialBenchText as text } from './trial-bench.text.ts'

/** The result of one try. */
export type TriedAnswer = OperationOutput<typeof runDraftTrial>

/** The state of the trial bench, which outlives the steps of the editor. */
export type TrialBench = ReturnType<typeof useTrialBench>

/** Tries the current form; the newest result stays until the next, with whether the form is still the one that was tried. */
export function useTrialBench(form: BotForm) {
  const api = useApi()
  const [way, setWay] = useState<'inputs' | 'question'>('inputs')
  const [question, setQuestion] = useState('')
  const [values, setValues] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const fields = inputsOf(form.input_fields)
  const isByInputs = way === 'inputs' && fields.length > 0
  const run = useMutation({
    mutationFn: (tried: { form: BotForm; question?: string; inputs?: Record<string, string> }) =>
      api.call(runDraftTrial, { body: tried }),
  })
  const start = (): boolean => {
    const filled = Object.fromEntries(
      fields.flatMap(({ label }) => (values[label]?.trim() ? [[label, values[label]]] : [])),
    )
    const isEmpty = isByInputs ? Object.keys(filled).length === 0 : question.trim() === ''
    setProblem(isEmpty ? (isByInputs ? text.fillInput : text.fillQuestion) : undefined)
    if (isEmpty || run.isPending) return false
    run.mutate(isByInputs ? { form, inputs: filled } : { form, question: question.trim() })
    return true
  }
  return {
    fields,
    isByInputs,
    setWay,
    question,
    setQuestion,
    values,
    setValues,
    problem,
    start,
    isPending: run.isPending,
    failure: run.isError ? messageOr(run.error, text.failed) : null,
    answer: run.data ?? null,
    isStale: run.variables !== undefined && !isSameForm(run.variables.form, form),
  }
}
