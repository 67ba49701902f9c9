import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toastSuccess } from '#ui/toast.ts'
import { usePlainForm } from '#ui/use-plain-form.ts'
import type { User } from '../contract.ts'
import { fieldOf, messageOr } from './auth-errors.ts'
import { checkNewPassword, isShortPassword, PASSWORD_ADVISED } from './check-auth-form.ts'
import { identityText } from './identity.text.ts'
import { PasswordField } from './password-field.tsx'
import { securityText as text } from './security.text.ts'
import { changePassword } from './security-client.ts'

/** Changes the password with the current one; every other session ends. An account without a password sets its first. */
export function PasswordCard({ hasPassword, onUser }: { hasPassword: boolean; onUser: (user: User) => void }) {
  const api = useApi()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [round, setRound] = useState(0)
  const [isShort, setIsShort] = useState(false)
  const form = usePlainForm({
    check: ({ current = '', password = '' }) => ({
      ...(hasPassword && current === '' ? { current: text.passwordMissing } : {}),
      ...checkNewPassword({ password }, { email: user?.email, name: user?.displayName }),
    }),
    send: async ({ current, password = '' }) => {
      onUser(await changePassword(api, { current: hasPassword ? current : undefined, password }))
      toastSuccess(text.changed)
      setIsShort(false)
      // Fresh fields: typed passwords are cleared once they are stored.
      setRound((before) => before + 1)
      await Promise.all(['security', 'sessions'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
    },
    onFailure: (error) => messageOr(error, text.failed),
    fieldOf: (error) => fieldOf(error, 'current'),
  })
  return (
    <form className="security-form" key={round} noValidate onSubmit={form.onSubmit} aria-label={text.passwordTitle}>
      <h3 className="title-22">{text.passwordTitle}</h3>
      {form.failure && (
        <Notice tone="error" live>
          {form.failure}
        </Notice>
      )}
      {hasPassword && (
        <PasswordField
          name="current"
          label={text.currentPassword}
          error={form.errors['current']}
          autoComplete="current-password"
        />
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
      <Button type="submit" variant="line" pending={form.pending} pendingLabel={text.pending}>
        {hasPassword ? text.change : text.choose}
      </Button>
    </form>
  )
}
