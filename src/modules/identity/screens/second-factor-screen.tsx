import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import type { Session } from '../contract.ts'
import { submitSecondFactor } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import { identityText } from './identity.text.ts'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = { challenge: string; onSession: (session: Session) => void; onBack: () => void }

/** Performs the second step of a sign-in: the code of the account's app, or a backup code. */
export function SecondFactorScreen({ challenge, onSession, onBack }: Props) {
  const api = useApi()
  const [isBackup, setIsBackup] = useState(false)
  const form = usePlainForm({
    check: ({ code = '' }) => (code.trim().length < 6 ? { code: text.factorWrong } : {}),
    send: async ({ code = '' }) => onSession(await submitSecondFactor(api, { challenge, code })),
    onFailure: (error) => messageOr(error, identityText.signInFailed),
  })
  return (
    <AuthFrame title={text.factorTitle} lead={text.factorLead}>
      <form className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.factorTitle}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <FactorCodeField key={String(isBackup)} isBackup={isBackup} error={form.errors['code']} focus />
        <Button type="submit" size="large" full pending={form.pending} pendingLabel={identityText.pending}>
          {identityText.signIn}
        </Button>
        <div className="auth-ways">
          <button type="button" className="auth-way" onClick={() => setIsBackup(!isBackup)}>
            {isBackup ? text.useApp : text.useBackup}
          </button>
          <button type="button" className="auth-way" onClick={onBack}>
            {text.back}
          </button>
        </div>
      </form>
    </AuthFrame>
  )
}
