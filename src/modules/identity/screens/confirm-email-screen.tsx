import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Session } from '../contract.ts'
import { confirmAddress } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import { identityText } from './identity.text.ts'
import { signInOptionsText as text } from './sign-in-options.text.ts'

type Props = {
  /** The secret of the mailed link; null until the page has read it. */
  token: string | null
  /** Returns the login screen that continues to the given path. */
  loginFor: (target: string) => string
  /** The secret that this browser stores of its sign-up, or undefined on another one. */
  deviceSecret: () => string | undefined
  /** Receives the session, where the link was opened in the browser that signed up. */
  onSession: (session: Session) => void
}

/**
 * Confirms an address when the button is pressed: only opening the link, as a mail scanner does, confirms nothing. In the browser of the sign-up the
 * same press signs in and continues (AMB-199).
 */
export function ConfirmEmailScreen({ token, loginFor, deviceSecret, onSession }: Props) {
  const api = useApi()
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready')
  const [failure, setFailure] = useState<string | null>(null)
  const [target, setTarget] = useState('/')
  const confirm = async () => {
    setState('pending')
    setFailure(null)
    try {
      const session = await confirmAddress(api, { token: token ?? '', deviceSecret: deviceSecret() })
      if (session.access_token !== null) return onSession(session)
      setTarget(session.redirect_to ?? '/')
      setState('done')
    } catch (error) {
      setFailure(messageOr(error, text.failed))
      setState('ready')
    }
  }
  return (
    <AuthFrame title={text.confirmTitle} lead={text.confirmLead} focusTitle={state === 'done'}>
      <div className="auth-fields">
        {(failure ?? (token === '' ? text.noConfirmSecret : null)) && (
          <Notice tone="error" live>
            {failure ?? text.noConfirmSecret}
          </Notice>
        )}
        {state === 'done' ? (
          <>
            <Notice tone="success" live>
              {text.confirmed}
            </Notice>
            <ButtonLink href={loginFor(target)} size="large" full>
              {identityText.signIn}
            </ButtonLink>
          </>
        ) : token === '' ? (
          <ButtonLink href={loginFor('/')} size="large" full>
            {text.back}
          </ButtonLink>
        ) : (
          <Button
            size="large"
            full
            pending={state === 'pending'}
            pendingLabel={identityText.pending}
            onClick={() => void confirm()}
          >
            {text.confirm}
          </Button>
        )}
        {failure !== null && state !== 'done' && (
          <p className="auth-ways">
            <a href={loginFor('/')}>{text.back}</a>
          </p>
        )}
      </div>
    </AuthFrame>
  )
}
