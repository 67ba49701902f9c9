import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import { messageOr } from './auth-errors.ts'
import { PasswordField } from './password-field.tsx'
import { securityText as text } from './security.text.ts'

type Props = {
  title: string
  lead: string
  action: string
  danger?: boolean
  hasPassword: boolean
  onClose: () => void
  /** Gets the password, undefined for an account that has none; what it throws is shown. */
  onPassword: (password: string | undefined) => Promise<void>
}

/** Asks for the password before something about the security of the account changes. */
export function PasswordDialog({ title, lead, action, danger, hasPassword, onClose, onPassword }: Props) {
  const form = usePlainForm({
    check: ({ password = '' }) => (hasPassword && password === '' ? { password: text.required } : {}),
    send: async ({ password }) => onPassword(hasPassword ? password : undefined),
    onFailure: (error) => messageOr(error, text.failed),
  })
  return (
    <Dialog open onClose={onClose} title={title} description={lead}>
      <form className="security-form" noValidate onSubmit={form.onSubmit}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        {hasPassword && (
          <PasswordField label={text.currentPassword} error={form.errors['password']} autoComplete="current-password" />
        )}
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          pending={form.pending}
          pendingLabel={text.pending}
        >
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
