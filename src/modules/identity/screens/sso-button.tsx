import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toastError } from '#ui/toast.ts'
import { messageOr } from './auth-errors.ts'
import { identityText } from './identity.text.ts'
import { signInOptionsText as text } from './sign-in-options.text.ts'

/** Opens the sign-in service of the operator's organisation. */
export function SsoButton({ begin }: { begin: () => Promise<void> }) {
  const [pending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    try {
      await begin()
    } catch (error) {
      setPending(false)
      toastError(text.failed, messageOr(error, ''))
    }
  }
  return (
    <Button
      variant="line"
      size="large"
      full
      pending={pending}
      pendingLabel={identityText.pending}
      onClick={() => void leave()}
    >
      {text.sso}
    </Button>
  )
}
