import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { errorsOf } from '#ui/form-fields.ts'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { useUnsavedFields } from '#ui/use-unsaved-fields.ts'
import { contactSchema, MESSAGE_MAX } from '../contract/form-schemas.ts'
import { type ContactTopic, sendContactMessage } from '../contract.ts'
import { contactText as text } from './contact.text.ts'
import { headsText } from './heads.text.ts'

/** From this many characters below the limit the form shows a counter. */
const NEAR_LIMIT = 500

type Props = { topic: ContactTopic | null; supportEmail: string; onSent: (email: string) => void }

/** Shows the form of the contact page. The typed text stays when sending fails, and can then be mailed as it is (AMB-088). */
export function ContactForm({ topic, supportEmail, onSent }: Props) {
  const api = useApi()
  const [unsent, setUnsent] = useState('')
  const [left, setLeft] = useState(MESSAGE_MAX)
  const { ref: unsavedFormRef, clear } = useUnsavedFields('contact')
  const form = usePlainForm({
    check: (fields) => {
      const checked = contactSchema.safeParse(fields)
      return checked.success ? {} : errorsOf(checked.error.issues)
    },
    send: async ({ name = '', email = '', company = '', message = '', website = '' }) => {
      setUnsent(message)
      const about = topic ? { topic } : {}
      await api.call(sendContactMessage, {
        body: { ...about, name: name.trim(), email: email.trim(), company: company.trim() || null, message, website },
      })
      clear()
      onSent(email.trim())
    },
    onFailure: (error) => (error instanceof ApiFailure ? `${text.failed} ${error.message}` : text.failed),
  })
  const mailto = `mailto:${supportEmail}?subject=${encodeURIComponent(text.mailSubject)}&body=${encodeURIComponent(unsent)}`
  return (
    <form
      ref={unsavedFormRef}
      className="stack"
      noValidate
      onSubmit={form.onSubmit}
      aria-label={headsText.contact.title}
    >
      <Field label={text.name} error={form.errors['name']} required>
        <TextInput name="name" autoComplete="name" maxLength={120} />
      </Field>
      <Field label={text.email} error={form.errors['email']} required>
        <EmailInput name="email" />
      </Field>
      <Field label={text.company} error={form.errors['company']}>
        <TextInput name="company" autoComplete="organization" maxLength={120} />
      </Field>
      <Field
        label={text.message}
        error={form.errors['message']}
        hint={left < NEAR_LIMIT ? text.left(left) : undefined}
        required
      >
        <TextArea name="message" rows={6} onChange={(event) => setLeft(MESSAGE_MAX - event.target.value.length)} />
      </Field>
      <div className="contact-trap" aria-hidden="true">
        <label>
          {text.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="soft small">{text.use}</p>
      {/* Beside the button: above the fields a phone would not show it. */}
      {form.failure && (
        <Notice tone="error" live action={<a href={mailto}>{text.mailInstead}</a>}>
          {form.failure}
        </Notice>
      )}
      <Button type="submit" size="large" full pending={form.pending} pendingLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  )
}
