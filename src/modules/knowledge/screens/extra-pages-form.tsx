import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { changeExtraPages } from '../contract.ts'
import { extraPageLines, extraPagesProblem } from './extra-page-lines.ts'
import { knowledgeText as text } from './knowledge.text.ts'

type Props = { configId: string; urls: readonly string[]; onSaved: () => void }

/** Edits the pages and sitemaps beside those of the form (AMB-046). */
export function ExtraPagesForm({ configId, urls, onSaved }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const id = useId()
  const [draft, setDraft] = useState(urls.join('\n'))
  const [error, setError] = useState<string>()
  const save = useMutation({
    mutationFn: (lines: string[]) => api.call(changeExtraPages, { body: { config_id: configId, urls: lines } }),
    onSuccess: (knowledge) => {
      queryClient.setQueryData(['knowledge', configId], knowledge)
      toastSuccess(text.extraSaved)
      onSaved()
    },
    onError: (failure) => setError(failure instanceof ApiFailure ? failure.message : text.extraFailed),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const lines = extraPageLines(draft)
    setDraft(lines.join('\n'))
    const problem = extraPagesProblem(lines)
    setError(problem)
    if (problem) document.getElementById(id)?.focus()
    else save.mutate(lines)
  }
  return (
    <form className="knowledge-extra" noValidate onSubmit={onSubmit}>
      <Field id={id} label={text.extra} hint={text.extraHint} error={error}>
        <TextArea
          className="mono"
          name="extra"
          rows={3}
          spellCheck={false}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => setDraft(extraPageLines(draft).join('\n'))}
        />
      </Field>
      <div>
        <Button type="submit" variant="line" size="small" pending={save.isPending}>
          {text.extraSave}
        </Button>
      </div>
    </form>
  )
}
