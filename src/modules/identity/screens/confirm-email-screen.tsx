import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { confirmAddress } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import { identityText } from './identity.text.ts'
import { waysInText as text } from './ways-in.text.ts'

type Props = {
  /** The secret of the mailed link; null until the page has read it. */
  token: string | null
  /** The login screen, from which it goes on to the given path. */
  loginFor: (target: string) => string
}

/** Confirms an address with a press of the button: opening the link alone, as a program that checks mail does, confirms nothing. */
export function ConfirmEmailScreen({ token, loginFor }: Props) {
  const api = useApi()
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready')
  const [failure, setFailure] = useState<string | null>(null)
  const [target, setTarget] = useState('/')
  const confirm = async () => {
    setState('pending')
    setFailure(null)
    try {
      setTarget((await confirmAddress(api, token ?? '')).redirect_to ?? '/')
      setState('done')
    } catch (error) {
      setFailure(messageOr(error, text.failed))
      setState('ready')
    }
  }
  return (
    <AuthFrame title={text.confirmTitle} lead={text.confirmLead}>
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
