import { type ChangeEvent, createContext, useCallback, useContext, useMemo, useState } from 'react'
import { type BotForm, type BotFormField, type FormProblem, formProblems, STEP_OF_FIELD } from '../../contract.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import type { EditorStep } from './editor-step.ts'

/** The fields of the form that are one text. */
export type TextField = {
  [Field in BotFormField]: BotForm[Field] extends string ? Field : never
}[BotFormField]

/** The form as the parts of the editor use it. */
export interface EditorForm {
  readonly form: BotForm
  readonly problems: readonly FormProblem[]
  readonly change: (part: Partial<BotForm>) => void
  /** Returns the problem of a field once it may be shown: the field was left, or its step was to be finished. `at` is the index within a list. */
  readonly problem: (field: BotFormField, at?: number) => string | undefined
  /** Marks a field as left: its problems may be shown now, and the form is saved. */
  readonly leave: (field: BotFormField) => void
  /** Returns the native props of a control for one text. */
  readonly text: (field: TextField) => {
    name: TextField
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
    onBlur: () => void
  }
}

/** Provides the form to the parts of the editor. */
export const EditorFormContext = createContext<EditorForm | null>(null)

/** Returns the form of the surrounding editor. */
export function useEditorForm(): EditorForm {
  const form = useContext(EditorFormContext)
  if (!form) throw new Error('useEditorForm needs the editor around it.')
  return form
}

/**
 * Returns the form with the problems that may be shown: of a field that was changed and left, of a field that was wrong when the editor opened,
 * and of all fields of a step after `demand`. `wrongFields` counts the fields with a shown problem. The rules are those of the
 * server (`formProblems`).
 */
export function useValidatedForm(autosave: DraftAutosave, form: BotForm, isPressing: { readonly current: boolean }) {
  const problems = useMemo(() => formProblems(form), [form])
  const [changed, setChanged] = useState<ReadonlySet<BotFormField>>(new Set())
  const [shownErrors, setShownErrors] = useState<ReadonlySet<BotFormField>>(() => wrongAtOpening(form, problems))
  const [demanded, setDemanded] = useState<ReadonlySet<EditorStep>>(new Set())
  const canShowProblem = useCallback(
    (field: BotFormField) => shownErrors.has(field) || demanded.has(STEP_OF_FIELD[field]),
    [shownErrors, demanded],
  )
  const validated = useMemo((): EditorForm => {
    const change = (part: Partial<BotForm>) => {
      autosave.change(part)
      // The keys of a part of the form are names of its fields.
      const fields = Object.keys(part) as BotFormField[]
      if (fields.some((field) => !changed.has(field))) setChanged(new Set([...changed, ...fields]))
    }
    const leave = (field: BotFormField) => {
      void autosave.flush()
      if (changed.has(field) && !shownErrors.has(field) && !isPressing.current)
        setShownErrors(new Set([...shownErrors, field]))
    }
    return {
      form,
      problems,
      change,
      leave,
      problem: (field, at) =>
        canShowProblem(field) ? problems.find((one) => one.field === field && one.at === at)?.message : undefined,
      text: (field) => ({
        name: field,
        value: form[field],
        onChange: (event) => change({ [field]: event.target.value }),
        onBlur: () => leave(field),
      }),
    }
  }, [autosave, form, problems, changed, shownErrors, canShowProblem, isPressing])
  /** Shows all problems in these steps, from now on. */
  const demand = (steps: readonly EditorStep[]) => setDemanded(new Set([...demanded, ...steps]))
  const wrongFields = new Set(problems.map(({ field }) => field).filter(canShowProblem)).size
  return { validated, demand, wrongFields }
}

/** Returns the filled-in fields that are wrong: a draft stores them, so a reload has to show the problem again. An empty field is no error yet. */
function wrongAtOpening(form: BotForm, problems: readonly FormProblem[]): ReadonlySet<BotFormField> {
  const isTyped = (field: BotFormField) => {
    const value = form[field]
    return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0
  }
  return new Set(problems.map(({ field }) => field).filter(isTyped))
}

/** Returns the problems that prevent finishing a step. */
export function problemsOf(problems: readonly FormProblem[], step: EditorStep): FormProblem[] {
  return problems.filter((problem) => STEP_OF_FIELD[problem.field] === step)
}
