import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { useUnsavedFields } from '#ui/use-unsaved-fields.ts'
import { TERMS_VERSION } from '../contract/terms-version.ts'
import type { Session } from '../contract.ts'
import { createAccount } from './auth-client.ts'
import { fieldOf, messageOr } from './auth-errors.ts'
import { checkSignUp, isShortPassword, PASSWORD_ADVISED } from './check-auth-form.ts'
import { identityText as text } from './identity.text.ts'
import { PasswordField } from './password-field.tsx'
import { termsText as terms } from './terms.text.ts'
import { TermsLinks } from './terms-links.tsx'

/** The values of a sign-up form that are kept in case the address is wrong; never the password. */
export interface SignedUp {
  readonly name: string
  readonly email: string
}

type Props = {
  onSession: (session: Session) => void
  /** Receives the typed values when the address must be confirmed first. */
  onMailed: (typed: SignedUp) => void
  /** The values typed before, on the way back from `onMailed`. */
  typed: SignedUp | null
  siteUrl: string
  deviceSecret: () => string | undefined
}

/** The signup tab (AUTH-01 to AUTH-05). */
export function SignUpForm({ onSession, onMailed, typed, siteUrl, deviceSecret }: Props) {
  const api = useApi()
  const [isShort, setIsShort] = useState(false)
  const { ref: unsavedFormRef, clear } = useUnsavedFields('sign-up')
  const form = usePlainForm({
    check: checkSignUp,
    send: async ({ name = '', email = '', password = '' }) => {
      const session = await createAccount(api, {
        name: name.trim(),
        email: email.trim(),
        password,
        siteUrl,
        termsVersion: TERMS_VERSION,
        deviceSecret: deviceSecret(),
      })
      clear()
      if (session.access_token === null) onMailed({ name: name.trim(), email: email.trim() })
      else onSession(session)
    },
    onFailure: (error) => messageOr(error, text.signUpFailed),
    fieldOf: (error) => fieldOf(error),
  })
  return (
    <form ref={unsavedFormRef} className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.signUp}>
      {form.failure && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      <Field label={text.name} error={form.errors['name']} required>
        <TextInput name="name" autoComplete="name" maxLength={120} defaultValue={typed?.name} />
      </Field>
      <Field label={text.email} error={form.errors['email']} required>
        <EmailInput name="email" defaultValue={typed?.email} />
      </Field>
      <PasswordField
        error={form.errors['password']}
        hint={isShort ? text.shortPassword : text.passwordHint}
        autoComplete="new-password"
        minLength={PASSWORD_ADVISED}
        maxLength={128}
        onChange={(event) => setIsShort(isShortPassword(event.target.value))}
      />
      <Checkbox
        name="acceptsTerms"
        required
        error={form.errors['acceptsTerms']}
        hint={terms.version(formatDate(TERMS_VERSION))}
        label={<TermsLinks start={terms.agree} />}
      />
      <Button type="submit" size="large" full pending={form.pending} pendingLabel={text.pending}>
        {text.signUpAction}
      </Button>
    </form>
  )
}
