import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { confirmNewAddress } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { AuthFrame } from './auth-frame.tsx'
import { identityText } from './identity.text.ts'
import { signInOptionsText as text } from './sign-in-options.text.ts'

/** Confirms the new address of an account when the button is pressed; the page that its mailed link opens. `token` is null until it was read. */
export function NewAddressScreen({ token }: { token: string | null }) {
  const api = useApi()
  const [state, setState] = useState<'ready' | 'pending' | 'done'>('ready')
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async () => {
    setState('pending')
    setFailure(null)
    try {
      await confirmNewAddress(api, token ?? '')
      setState('done')
    } catch (error) {
      setFailure(messageOr(error, text.failed))
      setState('ready')
    }
  }
  const problem = failure ?? (token === '' ? text.noSecret : null)
  return (
    <AuthFrame title={text.addressTitle} lead={text.addressLead} focusTitle={state === 'done'}>
      <div className="auth-fields">
        {problem !== null && (
          <Notice tone="error" live>
            {problem} {failure !== null && <a href="/account">{text.toAccount}</a>}
          </Notice>
        )}
        {state === 'done' && (
          <Notice tone="success" live>
            {text.addressConfirmed}
          </Notice>
        )}
        {state === 'done' || token === '' ? (
          <ButtonLink href="/account" size="large" full>
            {text.toAccount}
          </ButtonLink>
        ) : (
          <Button
            size="large"
            full
            pending={state === 'pending'}
            pendingLabel={identityText.pending}
            onClick={() => void confirm()}
          >
            {text.confirmNewAddress}
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}
