import { type FormEvent, useState } from 'react'
import { readAllowedDomains } from '#modules/activation/contract.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { connectText as text } from './connect.text.ts'
import { saveProblem } from './connect-client.ts'
import type { PublicationSave } from './use-publication-form.ts'

type Props = {
  draft: string
  onDraft: (draft: string) => void
  save: PublicationSave
}

/** Edits the sites that may show the chat; an empty list means everywhere (AMB-131). */
export function AllowedDomains({ draft, onDraft, save }: Props) {
  const [wrong, setWrong] = useState<readonly string[]>([])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = readAllowedDomains(draft)
    setWrong(typed.wrong)
    if (typed.wrong.length === 0) save.submit()
  }
  const serverProblem = save.error ? text.saveFailed(saveProblem(save.error)) : undefined
  return (
    <section aria-labelledby="connect-domains">
      <h2 id="connect-domains">{text.domainsTitle}</h2>
      <form className="connect-domains" noValidate onSubmit={onSubmit}>
        <Field
          label={text.domains}
          hint={text.domainsHint}
          error={wrong.length > 0 ? text.domainsWrong(wrong) : serverProblem}
        >
          <TextArea
            className="mono"
            name="domains"
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            value={draft}
            onChange={(event) => {
              onDraft(event.target.value)
              // An error disappears once its line is correct.
              setWrong((shown) => (shown.length === 0 ? shown : readAllowedDomains(event.target.value).wrong))
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="line" pending={save.isPending} pendingLabel={text.saving}>
            {text.save}
          </Button>
        </div>
      </form>
    </section>
  )
}
