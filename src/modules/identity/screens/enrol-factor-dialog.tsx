import { useId, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlainForm } from '#ui/use-plain-form.ts'
import type { Enrolment } from '../contract/security.ts'
import { messageOr } from './auth-errors.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { securityText as text } from './security.text.ts'
import { confirmFactorEnrolment, startFactorEnrolment } from './security-client.ts'

type Props = { hasPassword: boolean; onClose: () => void; onDone: (backupCodes: string[]) => void }

/** Turns the second factor on: the password, the QR code for the app with its key as text, and the first code of the app. */
export function EnrolFactorDialog({ hasPassword, onClose, onDone }: Props) {
  const api = useApi()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  if (enrolment) return <ConfirmStep enrolment={enrolment} onClose={onClose} onDone={onDone} />
  return (
    <PasswordDialog
      title={text.enrolTitle}
      lead={hasPassword ? text.enterPassword : text.factorOff}
      action={text.next}
      hasPassword={hasPassword}
      onClose={onClose}
      onPassword={async (password) => setEnrolment(await startFactorEnrolment(api, password))}
    />
  )
}

function ConfirmStep({ enrolment, onClose, onDone }: { enrolment: Enrolment } & Omit<Props, 'hasPassword'>) {
  const api = useApi()
  const formId = useId()
  const { secret, qr_code: picture } = enrolment.totp
  const form = usePlainForm({
    check: ({ code = '' }) => (code.trim().length < 6 ? { code: text.codeWrong } : {}),
    send: async ({ code = '' }) => onDone(await confirmFactorEnrolment(api, enrolment.id, code)),
    onFailure: (error) => messageOr(error, text.failed),
  })
  const actions = (
    <>
      <Button type="submit" form={formId} pending={form.pending} pendingLabel={text.pending}>
        {text.turnOn}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.enrolTitle} description={text.scan} actions={actions}>
      <form id={formId} className="security-form" noValidate onSubmit={form.onSubmit}>
        {form.failure && (
          <Notice tone="error" live>
            {form.failure}
          </Notice>
        )}
        <img
          className="security-qr"
          width={200}
          height={200}
          src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
          alt={text.scanAlt}
        />
        <p className="soft small">{text.orKey}</p>
        <div className="security-key">
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={text.copyKey} copiedLabel={text.copied} size="small" />
        </div>
        <FactorCodeField label={text.confirmCode} error={form.errors['code']} />
      </form>
    </Dialog>
  )
}
