import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { resetConfiguration, type SavedConfiguration } from '../contract.ts'
import { messageOr } from './activation-client.ts'
import { configureText as text } from './configure.text.ts'

/** Empties the configuration after a confirmation (CONF-12, CONF-14, CONF-15). */
export function ResetConfiguration({
  botId,
  onReset,
}: {
  botId: string
  onReset: (saved: SavedConfiguration) => void
}) {
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const reset = useMutation({
    mutationFn: () => api.call(resetConfiguration, { body: { botId } }),
    onSuccess: (saved) => {
      setIsAsking(false)
      onReset(saved)
      toastSuccess(text.resetDone)
    },
    onError: (error) => toastError(text.resetFailed, messageOr(error, '') || undefined),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text.reset}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => reset.mutate()}
        title={text.resetTitle}
        description={text.resetText}
        confirmLabel={text.resetConfirm}
        pending={reset.isPending}
      />
    </>
  )
}
