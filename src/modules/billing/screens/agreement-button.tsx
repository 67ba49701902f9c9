import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { downloadResponse } from '#platform/browser/download-response.ts'
import { Button } from '#ui/button.tsx'
import { toastError } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { readProcessingAgreement } from '../contract.ts'
import { billingText as text } from './billing.text.ts'
import { messageOr } from './billing-client.ts'

/** Downloads the processing agreement of one of the account's bots. */
export function AgreementButton({ botId, botTitle }: { botId: string; botTitle: string }) {
  const api = useApi()
  const [pending, setPending] = useState(false)
  const save = async (): Promise<void> => {
    setPending(true)
    try {
      await downloadResponse(await api.open(readProcessingAgreement, { params: { botId } }), text.agreementFile)
    } catch (error) {
      toastError(text.agreementFailed, messageOr(error, text.tryAgain))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="quiet" size="small" pending={pending} onClick={() => void save()}>
      {text.agreement}
      <VisuallyHidden>{text.agreementOf(botTitle)}</VisuallyHidden>
    </Button>
  )
}
