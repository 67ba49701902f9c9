import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { useUnsavedFields } from '#ui/use-unsaved-fields.ts'
import type { Session } from '../contract.ts'
import { signInWithPassword } from './auth-client.ts'
import { mayBeUnconfirmed, messageOr } from './auth-errors.ts'
import { checkSignIn } from './check-auth-form.ts'
import { identityText as text } from './identity.text.ts'
import { PasswordField } from './password-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { signInOptionsText } from './sign-in-options.text.ts'
import type { SignInOptions } from './sign-in-options.ts'
import { SsoButton } from './sso-button.tsx'

type Props = {
  onSession: (session: Session) => void
  endPreviousSessions: () => Promise<void>
  siteUrl: string
  signInOptions: SignInOptions
}

/** The login tab; a session that this browser still has is ended first (AUTH-01, AUTH-11). */
export function SignInForm({ onSession, endPreviousSessions, siteUrl, signInOptions }: Props) {
  const api = useApi()
  // Kept for the screens beside this one, which ask for the same address.
  const { ref: typedAddressRef, clear } = useUnsavedFields('sign-in')
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = usePlainForm({
    check: checkSignIn,
    send: async ({ email = '', password = '' }) => {
      setUnconfirmed(null)
      await endPreviousSessions()
      try {
        const deviceToken = signInOptions.deviceToken()
        const session = await signInWithPassword(api, { email: email.trim(), password, deviceToken })
        if (session.access_token !== null) clear()
        onSession(session)
      } catch (error) {
        if (mayBeUnconfirmed(error)) setUnconfirmed(email.trim())
        throw error
      }
    },
    onFailure: (error) => messageOr(error, text.signInFailed),
  })
  return (
    <form ref={typedAddressRef} className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.signIn}>
      {form.failure && (
        <Notice
          tone="error"
          live
          action={unconfirmed !== null && <ResendButton email={unconfirmed} redirectTo={siteUrl} />}
        >
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
      {signInOptions.sso && <SsoButton begin={signInOptions.sso} />}
      <p className="auth-ways">
        <a href={signInOptions.forgot}>{signInOptionsText.forgot}</a>
        <a href={signInOptions.code}>{signInOptionsText.byCode}</a>
      </p>
    </form>
  )
}
