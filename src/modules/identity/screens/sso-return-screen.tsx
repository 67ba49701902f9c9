import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Session } from '../contract.ts'
import { completeSso } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import type { SessionStep } from './auth-screen.tsx'
import { SecondFactorScreen } from './second-factor-screen.tsx'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = {
  /** The query that the service returned and the binding stored in this tab; null until the page has read them. */
  returned: { params: string; binding: string } | null
  onSession: (session: Session, step: SessionStep) => void
}

/** Finishes a sign-in at the operator's single sign-on service, automatically and once. */
export function SsoReturnScreen({ returned, onSession }: Props) {
  const api = useApi()
  const [failure, setFailure] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Session | null>(null)
  const hasStarted = useRef(false)
  const latest = useRef(onSession)
  useEffect(() => {
    latest.current = onSession
  })
  useEffect(() => {
    if (!returned || hasStarted.current) return
    hasStarted.current = true
    if (returned.binding === '') return setFailure(text.ssoFailed)
    completeSso(api, returned).then(
      (session) => (session.mfa ? setWaiting(session) : latest.current(session, 'signed-in')),
      (error: unknown) => setFailure(messageOr(error, text.ssoFailed)),
    )
  }, [api, returned])
  if (waiting?.mfa)
    return (
      <SecondFactorScreen
        challenge={waiting.mfa.challenge}
        onSession={(session) => onSession({ ...session, redirect_to: waiting.redirect_to }, 'mfa-challenge-verified')}
        onBack={() => setFailure(text.ssoFailed)}
      />
    )
  return (
    <AuthFrame title={text.ssoTitle} lead={text.ssoBusy}>
      {failure && (
        <div className="auth-fields">
          <Notice tone="error" live>
            {failure}
          </Notice>
          <ButtonLink href="/auth" size="large" full>
            {text.back}
          </ButtonLink>
        </div>
      )}
    </AuthFrame>
  )
}
