import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { brandingOf } from '../domain/branding.ts'
import { connectText as text } from './connect.text.ts'
import { saveProblem } from './connect-client.ts'
import { brandingIn, type PublicationTexts } from './publication-edits.ts'
import type { PublicationSave } from './use-publication-form.ts'

type Props = {
  botTitle: string
  draft: PublicationTexts
  onChange: (changed: Partial<PublicationTexts>) => void
  save: PublicationSave
}

/** Edits company name, colour, welcome text, theme and corner of the chat; empty fields get the defaults (AMB-141). */
export function BrandingForm({ botTitle, draft, onChange: change, save }: Props) {
  const shown = brandingOf(brandingIn(draft), botTitle)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.submit()
  }
  return (
    <section aria-labelledby="connect-looks">
      <h2 id="connect-looks">{text.appearanceTitle}</h2>
      <form className="connect-branding" noValidate onSubmit={onSubmit}>
        <Field label={text.company} hint={text.companyHint(botTitle)}>
          <TextInput
            name="company_name"
            autoComplete="organization"
            maxLength={80}
            value={draft.company_name}
            onChange={(event) => change({ company_name: event.target.value })}
          />
        </Field>
        <Field label={text.color} hint={text.colorHint}>
          <span className="connect-color">
            <TextInput
              type="color"
              name="primary_color"
              value={shown.primaryColor.toLowerCase()}
              onChange={(event) => change({ primary_color: event.target.value })}
            />
            <span className="mono">{shown.primaryColor.toUpperCase()}</span>
          </span>
        </Field>
        <div className="connect-wide">
          <Field label={text.welcome}>
            <TextArea
              name="welcome_message"
              maxLength={300}
              placeholder={brandingOf({}, botTitle).welcomeMessage}
              value={draft.welcome_message}
              onChange={(event) => change({ welcome_message: event.target.value })}
            />
          </Field>
        </div>
        <div className="connect-wide">
          <RadioGroup
            legend={text.theme}
            name="theme"
            inline
            options={text.themes}
            value={shown.theme}
            onValueChange={(theme) => change({ theme })}
          />
          <p className="field-hint">{text.themeHint}</p>
        </div>
        <div className="connect-wide">
          <RadioGroup
            legend={text.position}
            name="position"
            inline
            options={text.positions}
            value={shown.position}
            onValueChange={(position) => change({ position })}
          />
        </div>
        {save.error && (
          <div className="connect-wide">
            <Notice tone="error" live>
              {text.saveFailed(saveProblem(save.error))}
            </Notice>
          </div>
        )}
        <div className="connect-wide">
          <Button type="submit" pending={save.isPending} pendingLabel={text.saving}>
            {text.save}
          </Button>
        </div>
      </form>
    </section>
  )
}
