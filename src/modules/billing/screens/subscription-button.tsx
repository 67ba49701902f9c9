import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formatDate } from '#ui/format/date.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { cancelSubscription, type Subscription } from '../contract.ts'
import { billingText as text } from './billing.text.ts'
import { messageOr } from './billing-client.ts'

/** Cancels a subscription at the end of its period after confirmation, or undoes that (ACCT-04, AMB-143). `isBought`: its bot was bought as well. */
export function SubscriptionButton({ subscription, isBought }: { subscription: Subscription; isBought: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { pending, send } = useCancel(subscription, () => setAsking(false))
  const { title, status } = subscription
  const until = formatDate(subscription.period_end)
  const ofTitle = <VisuallyHidden>{text.of(title)}</VisuallyHidden>
  if (status === 'ended') return null
  if (status === 'cancelled')
    return (
      <Button variant="line" size="small" pending={pending} onClick={() => void send(true)}>
        {text.resume}
        {ofTitle}
      </Button>
    )
  return (
    <>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        {text.cancel}
        {ofTitle}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send(false)}
        title={text.cancelTitle(title)}
        description={isBought ? text.cancelBoughtText(title, until) : text.cancelText(title, until)}
        confirmLabel={text.cancelConfirm}
        cancelLabel={text.keepPlan}
        pending={pending}
      />
    </>
  )
}

function useCancel(subscription: Subscription, onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const send = async (resume: boolean): Promise<void> => {
    setPending(true)
    try {
      const changed = await api.call(cancelSubscription, { body: { subscriptionId: subscription.id, resume } })
      if (resume) toastSuccess(text.resumed)
      else toastSuccess(text.cancelled, text.cancelledNote(formatDate(changed.period_end)))
      onDone()
    } catch (error) {
      toastError(text.changeFailed, messageOr(error, text.tryAgain))
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['billing'] })
      setPending(false)
    }
  }
  return { pending, send }
}
