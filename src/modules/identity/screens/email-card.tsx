import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { fieldOf, messageOr } from './auth-errors.ts'
import { checkEmailField } from './check-auth-form.ts'
import { PasswordField } from './password-field.tsx'
import { securityText as text } from './security.text.ts'
import { submitEmailChange } from './security-client.ts'

/** Changes the address of the account: the password first, and the new address counts once its mailed link was used. */
export function EmailCard({ hasPassword }: { hasPassword: boolean }) {
  const api = useApi()
  const [sent, setSent] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const form = usePlainForm({
    check: (fields) => ({
      ...checkEmailField(fields),
      ...(hasPassword && !fields['password'] ? { password: text.passwordMissing } : {}),
    }),
    send: async ({ email = '', password }) => {
      await submitEmailChange(api, { email: email.trim(), password: hasPassword ? password : undefined })
      setSent(email.trim())
      setIsWaiting(true)
    },
    onFailure: (error) => messageOr(error, text.failed),
    fieldOf: (error) => fieldOf(error, 'password'),
  })
  if (isWaiting)
    return (
      <div className="security-form">
        <h3 className="title-22">{text.emailTitle}</h3>
        <Notice tone="success" live>
          {text.emailSent(sent)}
        </Notice>
        <p className="soft">{text.emailLate}</p>
        <div className="button-row">
          <Button variant="line" onClick={() => setIsWaiting(false)}>
            {text.emailOther}
          </Button>
        </div>
      </div>
    )
  return (
    <form className="security-form" noValidate onSubmit={form.onSubmit} aria-label={text.emailTitle}>
      <h3 className="title-22">{text.emailTitle}</h3>
      <p className="soft">{text.emailLead}</p>
      {form.failure && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      <Field label={text.newEmail} error={form.errors['email']} required>
        <EmailInput name="email" autoComplete="email" defaultValue={sent} />
      </Field>
      {hasPassword && (
        <PasswordField label={text.emailPassword} error={form.errors['password']} autoComplete="current-password" />
      )}
      <Button type="submit" variant="line" pending={form.pending} pendingLabel={text.pending}>
        {text.changeEmail}
      </Button>
    </form>
  )
}
