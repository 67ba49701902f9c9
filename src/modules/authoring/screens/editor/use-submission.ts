import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#platform/browser/api-context.ts'
import { useGo } from '#platform/browser/navigation-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { type BotForm, type CheckResult, checkDraft, checkResultSchema, submitBot } from '../../contract.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import { editorText } from './editor.text.ts'
import { isCode, messageOr } from './editor-client.ts'
import { publishText as text } from './publish.text.ts'
import { conflictOf } from './save-draft.ts'

/** The findings of the checks, for which form and when. */
export interface Checked {
  readonly results: readonly CheckResult[]
  readonly form: BotForm
  readonly at: Date
}

/** Checking and submitting, as step 4 shows them. */
export type Submission = ReturnType<typeof useSubmission>

/** A draft that could not be saved cannot be checked or submitted; the save status says why. */
class NotSaved extends Error {}

const checksSchema = z.array(checkResultSchema)

/**
 * Checks the saved draft, and submits it: saves first, so that the checked form is the one on the screen. A hard check that failed stays
 * visible with what to fix; a limit, a missing profile and every other refusal show their own texts (VEND-04, VEND-18, VEND-22).
 */
export function useSubmission(autosave: DraftAutosave) {
  const api = useApi()
  const cache = useQueryClient()
  const go = useGo()
  const [checked, setChecked] = useState<Checked | null>(null)
  const storeChecks = (results: readonly CheckResult[], form: BotForm) => setChecked({ results, form, at: new Date() })
  const check = useMutation({
    mutationFn: async () => {
      const { botId, form } = await saved(autosave)
      const body = { bot_id: botId }
      return { form, results: await api.call(checkDraft, { body }) }
    },
    onSuccess: ({ results, form }) => storeChecks(results, form),
    onError: (error) => toastError(text.checkFailed, sayingOf(error)),
  })
  const submit = useMutation({
    mutationFn: async () => {
      const { botId, revision } = await saved(autosave)
      const body = { bot_id: botId, revision }
      return api.call(submitBot, { body })
    },
    onSuccess: ({ number }) => {
      toastSuccess(text.submitted, text.submittedNote(number))
      void cache.invalidateQueries({ refetchType: 'none' })
      go('/vendor/bots')
    },
    onError: (error) => {
      const conflict = conflictOf(error)
      if (conflict) autosave.meet(conflict)
      const failed =
        isCode(error, 'checks_failed') && error instanceof ApiFailure && checksSchema.safeParse(error.details)
      if (failed && failed.success) storeChecks(failed.data, autosave.state().form)
      if (isCode(error, 'limit_reached')) toastError(text.limitReachedToast)
      else if (!isCode(error, 'profile_needed') && !isCode(error, 'plan_limit_reached'))
        toastError(editorText.saveFailed, sayingOf(error))
    },
  })
  const refused = submit.isError && !submit.isPending ? submit.error : null
  const refusal = useMemo(() => refused && refusalOf(refused), [refused])
  return {
    checked,
    check: { start: () => !check.isPending && check.mutate(), isPending: check.isPending },
    submit: { start: () => !submit.isPending && submit.mutate(), isPending: submit.isPending },
    refusal,
  }
}

/** Returns how a refused submission is shown: its kind and its text. */
function refusalOf(error: Error): { kind: 'profile' | 'limit' | 'plan' | 'checks' | 'other'; message: string } {
  const kind = KIND_OF_CODE.find(([code]) => isCode(error, code))?.[1] ?? 'other'
  return { kind, message: sayingOf(error) }
}

const KIND_OF_CODE = [
  ['profile_needed', 'profile'],
  ['limit_reached', 'limit'],
  ['plan_limit_reached', 'plan'],
  ['checks_failed', 'checks'],
] as const

async function saved(autosave: DraftAutosave): Promise<{ botId: string; revision: number; form: BotForm }> {
  const draft = await autosave.ensureSaved()
  if (!draft) throw new NotSaved()
  return { ...draft, form: autosave.state().form }
}

function sayingOf(error: unknown): string {
  return error instanceof NotSaved ? text.notSaved : messageOr(error, editorText.unknownProblem)
}
