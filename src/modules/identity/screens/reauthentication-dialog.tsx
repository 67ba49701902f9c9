import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { reauthenticateSession } from '../contract/security.ts'
import { authErrorKind, messageOr } from './auth-errors.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { reauthenticationText as text } from './reauthentication.text.ts'

const reauthenticationOptionsSchema = z.object({ has_password: z.boolean(), has_factor: z.boolean() })

type Props = {
  /** The server's answer about the account's ways to authenticate. */
  details: unknown
  onEnd: (isProven: boolean) => void
}

/** Asks for the password, or a code of the second factor, before an irreversible operation. */
export function ReauthenticationDialog({ details, onEnd }: Props) {
  const ways = reauthenticationOptionsSchema.safeParse(details)
  const hasPassword = !ways.success || ways.data.has_password
  const hasFactor = ways.success && ways.data.has_factor
  if (!hasPassword && !hasFactor) return <SignInAgain onEnd={onEnd} />
  return <ReauthenticationForm hasPassword={hasPassword} hasFactor={hasFactor} onEnd={onEnd} />
}

type FormProps = { hasPassword: boolean; hasFactor: boolean; onEnd: (isProven: boolean) => void }

function ReauthenticationForm({ hasPassword, hasFactor, onEnd }: FormProps) {
  const api = useApi()
  const formId = useId()
  const [byCode, setByCode] = useState(!hasPassword)
  const field = byCode ? 'code' : 'password'
  const fields = useRef<HTMLFormElement>(null)
  // The other way has another field, and the user can type there at once.
  useEffect(() => fields.current?.querySelector('input')?.focus(), [byCode])
  const form = usePlainForm({
    check: (values) => (values[field] ? {} : { [field]: byCode ? text.codeMissing : text.passwordMissing }),
    send: async (values) => {
      await api.call(reauthenticateSession, { body: { [field]: values[field] } })
      onEnd(true)
    },
    onFailure: (error) => messageOr(error, text.failed),
    fieldOf: (error) => (['wrong-credentials', 'invalid-token'].includes(authErrorKind(error)) ? field : undefined),
  })
  const actions = (
    <>
      <Button type="submit" form={formId} pending={form.pending} pendingLabel={text.pending}>
        {text.confirm}
      </Button>
      <Button variant="quiet" onClick={() => onEnd(false)}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={() => onEnd(false)} title={text.title} description={text.lead} actions={actions}>
      <form id={formId} ref={fields} className="security-form" noValidate onSubmit={form.onSubmit}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        {byCode ? (
          <FactorCodeField error={form.errors['code']} />
        ) : (
          <PasswordField label={text.password} error={form.errors['password']} autoComplete="current-password" />
        )}
        {hasPassword && hasFactor && (
          <Button variant="quiet" size="small" onClick={() => setByCode(!byCode)}>
            {byCode ? text.usePassword : text.useCode}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** An account that signs in only through another service has no other way. */
function SignInAgain({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const close = () => onEnd(false)
  return (
    <Dialog
      open
      onClose={close}
      title={text.title}
      description={text.signInAgain}
      actions={
        <Button data-autofocus onClick={close}>
          {text.understood}
        </Button>
      }
    />
  )
}
