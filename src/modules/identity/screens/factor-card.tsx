import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { formatDate } from '#ui/format/date.ts'
import { toastSuccess } from '#ui/toast.ts'
import type { Security } from '../contract/security.ts'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { EnrolFactorDialog } from './enrol-factor-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { securityText as text } from './security.text.ts'
import { makeBackupCodes, turnFactorOff } from './security-client.ts'

type Open = 'enrol' | 'off' | 'renew' | null

/** Shows the second factor: on or off, how many backup codes are left, and the actions on it. */
export function FactorCard({ security }: { security: Security }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const { factor, has_password: hasPassword, backup_codes_left: left } = security
  const done = async (fresh: string[] | null) => {
    setOpen(null)
    setCodes(fresh)
    await queryClient.invalidateQueries({ queryKey: ['security'] })
  }
  return (
    <div className="security-form">
      <h3 className="title-22">{text.factorTitle}</h3>
      <p className="soft">
        {factor ? `${text.factorOn(formatDate(factor.created_at))} ${text.codesLeft(left)}` : text.factorOff}
      </p>
      <div className="button-row">
        {factor ? (
          <>
            <Button variant="line" onClick={() => setOpen('renew')}>
              {text.renewCodes}
            </Button>
            <Button variant="danger-quiet" onClick={() => setOpen('off')}>
              {text.turnOff}
            </Button>
          </>
        ) : (
          <Button variant="line" onClick={() => setOpen('enrol')}>
            {text.turnOn}
          </Button>
        )}
      </div>
      {open === 'enrol' && (
        <EnrolFactorDialog
          hasPassword={hasPassword}
          onClose={() => setOpen(null)}
          onDone={(fresh) => void done(fresh)}
        />
      )}
      {open === 'off' && factor && (
        <PasswordDialog
          title={text.turnOffTitle}
          lead={text.turnOffLead}
          action={text.turnOff}
          danger
          hasPassword={hasPassword}
          onClose={() => setOpen(null)}
          onPassword={async (password) => {
            await turnFactorOff(api, factor.id, password)
            await done(null)
            toastSuccess(text.turnedOff)
          }}
        />
      )}
      {open === 'renew' && (
        <PasswordDialog
          title={text.renewTitle}
          lead={text.renewLead}
          action={text.renewCodes}
          hasPassword={hasPassword}
          onClose={() => setOpen(null)}
          onPassword={async (password) => done(await makeBackupCodes(api, password))}
        />
      )}
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}
