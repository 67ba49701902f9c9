import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { useUnsavedFields } from '#ui/use-unsaved-fields.ts'
import { requestRecovery } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import { checkEmailField } from './check-auth-form.ts'
import { identityText } from './identity.text.ts'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = { redirectTo: string; back: string; outbox: string | null }

/** Requests the link to a new password; the answer is the same for every address. */
export function ForgotPasswordScreen({ redirectTo, back, outbox }: Props) {
  const api = useApi()
  const { ref: typedAddressRef } = useUnsavedFields('sign-in')
  const [isSent, setIsSent] = useState(false)
  const form = usePlainForm({
    check: checkEmailField,
    send: async ({ email = '' }) => {
      setIsSent(false)
      await requestRecovery(api, { email: email.trim(), redirectTo })
      setIsSent(true)
    },
    onFailure: (error) => messageOr(error, text.failed),
  })
  return (
    <AuthFrame title={text.forgotTitle} lead={text.forgotLead} outbox={outbox}>
      <form
        ref={typedAddressRef}
        className="auth-fields"
        noValidate
        onSubmit={form.onSubmit}
        aria-label={text.forgotTitle}
      >
        {isSent && (
          <Notice tone="success" live>
            {text.linkSent}
          </Notice>
        )}
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <Field label={identityText.email} error={form.errors['email']} required>
          <EmailInput name="email" autoComplete="username" />
        </Field>
        <Button type="submit" size="large" full pending={form.pending} pendingLabel={identityText.pending}>
          {text.sendLink}
        </Button>
        <p className="auth-ways">
          <a href={back}>{text.back}</a>
        </p>
      </form>
    </AuthFrame>
  )
}
