import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { fieldOf, messageOr } from './auth-errors.ts'
import { PasswordField } from './password-field.tsx'
import { securityText as text } from './security.text.ts'

type Props = {
  title: string
  lead: string
  action: string
  danger?: boolean
  hasPassword: boolean
  onClose: () => void
  /** Receives the password, undefined for an account without one; an error it throws is shown, a wrong password at its field. */
  onPassword: (password: string | undefined) => Promise<void>
  /** What the user should know before giving the password. */
  children?: ReactNode
}

/** Asks for the password before the account's security changes. */
export function PasswordDialog(props: Props) {
  const { title, lead, action, danger, hasPassword, onClose, onPassword, children } = props
  const formId = useId()
  const form = usePlainForm({
    check: ({ password = '' }) => (hasPassword && password === '' ? { password: text.passwordMissing } : {}),
    send: async ({ password }) => onPassword(hasPassword ? password : undefined),
    onFailure: (error) => messageOr(error, text.failed),
    fieldOf: (error) => (hasPassword ? fieldOf(error, 'password') : undefined),
  })
  const actions = (
    <>
      <Button
        type="submit"
        form={formId}
        variant={danger ? 'danger' : 'primary'}
        pending={form.pending}
        pendingLabel={text.pending}
      >
        {action}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} description={lead} actions={actions}>
      {children}
      <form id={formId} className="security-form" noValidate onSubmit={form.onSubmit}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        {hasPassword && (
          <PasswordField label={text.currentPassword} error={form.errors['password']} autoComplete="current-password" />
        )}
      </form>
    </Dialog>
  )
}
