import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SectionHeader } from '#ui/section-header.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { messageOr } from './auth-errors.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { personalDataText as text } from './personal-data.text.ts'
import { downloadPersonalData, requestAccountDeletion } from './personal-data-client.ts'
import './security.css'
import { securityQuery } from './security-client.ts'

type Props = {
  /** The account was deleted: this browser deletes its session. */
  onDeleted: () => void
  /** Goes to the front page. */
  onSignedOut: () => void
  /** What the account pays for and has bought, and what happens to it; from the module that owns it. */
  paid: ReactNode
}

/** Shows the export of all personal data, and the deletion of the account (ACCT-05 under AMB-143). */
export function PersonalDataSection(leaving: Props) {
  return (
    <>
      <SectionHeader title={text.title} />
      <div className="security">
        <Card padded>
          <ExportCard />
        </Card>
        <Card padded>
          <DeleteCard {...leaving} />
        </Card>
      </div>
    </>
  )
}

function ExportCard() {
  const api = useApi()
  const [pending, setPending] = useState(false)
  const download = async (): Promise<void> => {
    setPending(true)
    try {
      await downloadPersonalData(api)
      toastSuccess(text.exported)
    } catch (error) {
      toastError(text.exportFailed, messageOr(error, ''))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="security-form">
      <h3 className="title-22">{text.exportTitle}</h3>
      <p className="soft">{text.exportLead}</p>
      <Button variant="line" pending={pending} pendingLabel={text.pending} onClick={() => void download()}>
        {text.exportAction}
      </Button>
    </div>
  )
}

function DeleteCard({ onDeleted, onSignedOut, paid }: Props) {
  const api = useApi()
  const user = useSession().user
  const [step, setStep] = useState<'closed' | 'asking' | 'deleted'>('closed')
  const security = useQuery({ ...securityQuery(api, user?.id ?? ''), enabled: step !== 'deleted' })
  return (
    <div className="security-form">
      <h3 className="title-22">{text.deleteTitle}</h3>
      <p className="soft">{text.deleteLead}</p>
      <p className="soft">{text.retentionNote}</p>
      <Button variant="line" onClick={() => setStep('asking')}>
        {text.deleteAction}
      </Button>
      {step === 'asking' && (
        <PasswordDialog
          title={text.deleteTitle}
          lead={text.sure(user?.email ?? '')}
          action={text.deleteForGood}
          danger
          hasPassword={security.data?.has_password ?? true}
          onClose={() => setStep('closed')}
          onPassword={async (password) => {
            await requestAccountDeletion(api, password)
            setStep('deleted')
            onDeleted()
          }}
        >
          {paid}
        </PasswordDialog>
      )}
      {step === 'deleted' && (
        <Dialog
          open
          onClose={onSignedOut}
          title={text.deleted}
          description={text.deletedLead}
          actions={<Button onClick={onSignedOut}>{text.leave}</Button>}
        />
      )}
    </div>
  )
}
