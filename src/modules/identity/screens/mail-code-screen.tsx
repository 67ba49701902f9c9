import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { EmailInput } from '#ui/email-input.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { useUnsavedFields } from '#ui/use-unsaved-fields.ts'
import type { Session } from '../contract.ts'
import { requestCode, signInWithCode } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { SessionStep } from './auth-screen.tsx'
import { checkEmailField } from './check-auth-form.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { identityText } from './identity.text.ts'
import { SecondFactorScreen } from './second-factor-screen.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = {
  redirectTo: string
  back: string
  outbox: string | null
  onSession: (session: Session, step: SessionStep) => void
}

/** Signs in with a mailed code of six digits: first the address, then the code, then a second factor if the account has one. */
export function MailCodeScreen({ redirectTo, back, outbox, onSession }: Props) {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  if (challenge !== null)
    return (
      <SecondFactorScreen
        challenge={challenge}
        onSession={(session) => onSession(session, 'mfa-challenge-verified')}
        onBack={() => setChallenge(null)}
      />
    )
  const handleSession = (session: Session) =>
    session.mfa ? setChallenge(session.mfa.challenge) : onSession(session, 'signed-in')
  const sent = (address: string) => {
    setEmail(address)
    setIsSent(true)
  }
  return (
    <AuthFrame title={text.codeTitle} lead={text.codeLead} outbox={outbox}>
      {isSent ? (
        <CodeForm email={email} redirectTo={redirectTo} onSession={handleSession} onOther={() => setIsSent(false)} />
      ) : (
        <AddressForm email={email} redirectTo={redirectTo} back={back} onSent={sent} />
      )}
    </AuthFrame>
  )
}

function AddressForm(props: { email: string; redirectTo: string; back: string; onSent: (email: string) => void }) {
  const api = useApi()
  const { ref: typedAddressRef } = useUnsavedFields('sign-in')
  const form = usePlainForm({
    check: checkEmailField,
    send: async ({ email = '' }) => {
      await requestCode(api, { email: email.trim(), redirectTo: props.redirectTo })
      props.onSent(email.trim())
    },
    onFailure: (error) => messageOr(error, text.failed),
  })
  return (
    <form ref={typedAddressRef} className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.codeTitle}>
      {form.failure && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      <Field label={identityText.email} error={form.errors['email']} required>
        <EmailInput name="email" autoComplete="username" defaultValue={props.email} />
      </Field>
      <Button type="submit" size="large" full pending={form.pending} pendingLabel={identityText.pending}>
        {text.sendCode}
      </Button>
      <p className="auth-ways">
        <a href={props.back}>{text.back}</a>
      </p>
    </form>
  )
}

type CodeProps = { email: string; redirectTo: string; onSession: (session: Session) => void; onOther: () => void }

function CodeForm({ email, redirectTo, onSession, onOther }: CodeProps) {
  const api = useApi()
  const form = usePlainForm({
    check: ({ code = '' }) => (/^\s*(\d\s*){6}$/.test(code) ? {} : { code: text.codeWrong }),
    send: async ({ code = '' }) => onSession(await signInWithCode(api, { email, code })),
    onFailure: (error) => messageOr(error, identityText.signInFailed),
  })
  const [failure, setFailure] = useState<string | null>(null)
  const again = () =>
    requestCode(api, { email, redirectTo }).then(
      () => setFailure(null),
      (error: unknown) => setFailure(messageOr(error, text.failed)),
    )
  return (
    <form className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.codeTitle}>
      {(failure ?? form.failure) ? (
        <Notice tone="error" live>
          {failure ?? form.failure}
        </Notice>
      ) : (
        <Notice live>{text.codeSent}</Notice>
      )}
      <FactorCodeField label={text.code} hint={text.sixDigits} error={form.errors['code']} focus />
      <Button type="submit" size="large" full pending={form.pending} pendingLabel={identityText.pending}>
        {identityText.signIn}
      </Button>
      <div className="auth-ways">
        <button type="button" className="auth-way" onClick={() => void again()}>
          {text.newCode}
        </button>
        <button type="button" className="auth-way" onClick={onOther}>
          {text.otherAddress}
        </button>
      </div>
    </form>
  )
}
