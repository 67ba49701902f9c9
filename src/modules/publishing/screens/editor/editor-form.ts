import { type ChangeEvent, createContext, useCallback, useContext, useMemo, useState } from 'react'
import { type BotForm, type BotFormField, type FormProblem, formProblems, STEP_OF_FIELD } from '../../contract.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import type { EditorStep } from './editor-step.ts'

/** The fields of the form that are one text. */
export type TextField = {
  [Field in BotFormField]: BotForm[Field] extends string ? Field : never
}[BotFormField]

/** The form as the parts of the editor see it. */
export interface EditorForm {
  readonly form: BotForm
  readonly problems: readonly FormProblem[]
  readonly change: (part: Partial<BotForm>) => void
  /** What is wrong with a field, once that may be said: it was left, or its step was to be finished. `at` counts within a list. */
  readonly problem: (field: BotFormField, at?: number) => string | undefined
  /** A field was left: it may be judged now, and is saved. */
  readonly leave: (field: BotFormField) => void
  /** The native props of a control of one text. */
  readonly text: (field: TextField) => {
    name: TextField
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
    onBlur: () => void
  }
}

/** Hands the form to the parts of the editor. */
export const EditorFormContext = createContext<EditorForm | null>(null)

/** The form of the editor around this part. */
export function useEditorForm(): EditorForm {
  const form = useContext(EditorFormContext)
  if (!form) throw new Error('useEditorForm needs the editor around it.')
  return form
}

/**
 * The form with what may be said of it: a problem is told when its field was changed and left, when the editor opened with something wrong in it,
 * and for all fields of a step when `demand` asked for it. `wrongFields` counts the fields of which one is told. The rules are those of the
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
  /** Tells everything that is wrong in these steps, from now on. */
  const demand = (steps: readonly EditorStep[]) => setDemanded(new Set([...demanded, ...steps]))
  const wrongFields = new Set(problems.map(({ field }) => field).filter(canShowProblem)).size
  return { validated, demand, wrongFields }
}

/** The fields in which something is typed that is wrong: a draft keeps it, so a reload has to say it again. What is still empty is no error yet. */
function wrongAtOpening(form: BotForm, problems: readonly FormProblem[]): ReadonlySet<BotFormField> {
  const isTyped = (field: BotFormField) => {
    const value = form[field]
    return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0
  }
  return new Set(problems.map(({ field }) => field).filter(isTyped))
}

/** What keeps a step from being finished. */
export function problemsOf(problems: readonly FormProblem[], step: EditorStep): FormProblem[] {
  return problems.filter((problem) => STEP_OF_FIELD[problem.field] === step)
}
