import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { toastError } from '#ui/toast.ts'
import { requestConfirmation } from './auth-client.ts'
import { messageOr } from './auth-errors.ts'
import { identityText } from './identity.text.ts'
import { signInOptionsText as text } from './sign-in-options.text.ts'

/** Requests the confirmation mail once more, and says the same whatever the address is. */
export function ResendButton({ email, redirectTo }: { email: string; redirectTo: string }) {
  const api = useApi()
  const [state, setState] = useState<'ready' | 'pending' | 'sent'>('ready')
  const send = async () => {
    setState('pending')
    try {
      await requestConfirmation(api, { email, redirectTo })
      setState('sent')
    } catch (error) {
      setState('ready')
      toastError(text.failed, messageOr(error, ''))
    }
  }
  if (state === 'sent')
    return (
      <p className="small" role="status">
        {text.resent}
      </p>
    )
  return (
    <Button
      variant="line"
      size="small"
      pending={state === 'pending'}
      pendingLabel={identityText.pending}
      onClick={() => void send()}
    >
      {text.resend}
    </Button>
  )
}
