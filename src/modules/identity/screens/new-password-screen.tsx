import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import type { Session } from '../contract.ts'
import { chooseNewPassword, recoveryLinkQuery } from './auth-client.ts'
import { fieldOf, isDeadLink, messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import { checkNewPassword, isShortPassword, PASSWORD_ADVISED } from './check-auth-form.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { identityText } from './identity.text.ts'
import { PasswordField } from './password-field.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = {
  /** The secret of the mailed link; null until the page has read it. */
  token: string | null
  onSession: (session: Session) => void
  /** The page where a new link is requested. */
  again: string
}

/** Chooses a new password with a mailed link; an account with a second factor is asked for its code too. */
export function NewPasswordScreen({ token, onSession, again }: Props) {
  const api = useApi()
  const link = useQuery(recoveryLinkQuery(api, token))
  const [isShort, setIsShort] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const form = usePlainForm({
    check: ({ password, code }) => ({
      ...checkNewPassword({ password: password ?? '' }),
      ...(needsCode && (code ?? '').trim().length < 6 ? { code: text.factorWrong } : {}),
    }),
    send: async ({ password = '', code }) => {
      try {
        onSession(await chooseNewPassword(api, { token: token ?? '', password, factorCode: code }))
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'second_factor_required') setNeedsCode(true)
        throw error
      }
    },
    onFailure: (error) => messageOr(error, text.failed),
    fieldOf: (error) => fieldOf(error),
  })
  if (token === '') return <NoLink message={text.noSecret} again={again} />
  if (isDeadLink(link.error)) return <NoLink message={messageOr(link.error, text.noSecret)} again={again} />
  return (
    <AuthFrame title={text.newTitle} lead={text.newLead}>
      <form className="auth-fields" noValidate onSubmit={form.onSubmit} aria-label={text.newTitle}>
        {form.failure && (
          <Notice tone={needsCode ? 'attention' : 'error'} live>
            {form.failure}
          </Notice>
        )}
        <PasswordField
          label={text.newPassword}
          error={form.errors['password']}
          hint={isShort ? identityText.shortPassword : identityText.passwordHint}
          autoComplete="new-password"
          minLength={PASSWORD_ADVISED}
          maxLength={128}
          onChange={(event) => setIsShort(isShortPassword(event.target.value))}
        />
        {needsCode && <FactorCodeField error={form.errors['code']} focus />}
        <Button type="submit" size="large" full pending={form.pending} pendingLabel={identityText.pending}>
          {text.savePassword}
        </Button>
        <p className="auth-ways">
          <a href={again}>{text.newLink}</a>
        </p>
      </form>
    </AuthFrame>
  )
}

/** Without a working link there is nothing to fill in: shows only the way to a new link. */
function NoLink({ message, again }: { message: string; again: string }) {
  return (
    <AuthFrame title={text.newTitle} lead={text.forgotLead}>
      <div className="auth-fields">
        <Notice tone="error" live>
          {message}
        </Notice>
        <ButtonLink href={again} size="large" full>
          {text.newLink}
        </ButtonLink>
      </div>
    </AuthFrame>
  )
}
