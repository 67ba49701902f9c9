import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import type { Session } from '../contract.ts'
import { messageOr, signInWithPassword } from './auth-client.ts'
import { checkSignIn } from './check-auth-form.ts'
import { identityText as text } from './identity.text.ts'
import { PasswordField } from './password-field.tsx'

type Props = { onSession: (session: Session) => void; endPrevious: () => Promise<void> }

/** The login tab; a session that this browser still has is ended first (AUTH-01, AUTH-11). */
export function SignInForm({ onSession, endPrevious }: Props) {
  const api = useApi()
  const form = usePlainForm({
    check: checkSignIn,
    send: async ({ email = '', password = '' }) => {
      await endPrevious()
      onSession(await signInWithPassword(api, { email: email.trim(), password }))
    },
    onFailure: (error) => messageOr(error, text.signInFailed),
  })
  return (
    <form className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.signIn}>
      {form.failure && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      <Field label={text.email} error={form.errors['email']} required>
        <EmailInput name="email" autoComplete="username" />
      </Field>
      <PasswordField error={form.errors['password']} autoComplete="current-password" />
      <Button type="submit" size="large" full pending={form.pending} pendingLabel={text.pending}>
        {text.signIn}
      </Button>
    </form>
  )
}
