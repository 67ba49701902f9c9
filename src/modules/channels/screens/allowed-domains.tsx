import { type FormEvent, useState } from 'react'
import { type Configuration, readAllowedDomains } from '#modules/activation/contract.ts'
import type { BotDetail } from '#modules/catalogue/contract.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { connectText as text } from './connect.text.ts'
import { saveProblem, useSavePublication } from './connect-client.ts'

/** The sites that may show the chat; none named means everywhere (AMB-131). */
export function AllowedDomains({ bot, configuration }: { bot: BotDetail; configuration: Configuration }) {
  const [draft, setDraft] = useState(configuration.allowed_domains.join('\n'))
  const [wrong, setWrong] = useState<readonly string[]>([])
  const save = useSavePublication({ bot, configuration }, (saved) => {
    setDraft(saved.allowed_domains.join('\n'))
    toastSuccess(text.domainsSaved)
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const typed = readAllowedDomains(draft)
    setWrong(typed.wrong)
    if (typed.wrong.length === 0) save.mutate({ allowed_domains: typed.domains })
  }
  const serverProblem = save.isError ? text.saveFailed(saveProblem(save.error)) : undefined
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
              setDraft(event.target.value)
              // An error goes as soon as its line is mended.
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
