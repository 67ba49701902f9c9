import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { useSession } from '#platform/browser/session-context.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDate } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type InvoiceRecipient, type Withdrawable, withdrawOrder } from '../contract.ts'
import { billingText as text } from './billing.text.ts'
import { messageOr } from './billing-client.ts'

type Props = { withdrawable: readonly Withdrawable[]; buyer: InvoiceRecipient | null }

/** Shows the button by which a consumer withdraws, within the legal period; it asks for confirmation first. */
export function WithdrawalList({ withdrawable, buyer }: Props) {
  return (
    <section aria-labelledby="billing-withdrawal">
      <SectionHeader id="billing-withdrawal" title={text.withdrawal} />
      <p className="soft billing-lead">{text.withdrawalNote}</p>
      <ul className="plain-list billing-withdrawals">
        {withdrawable.map((one) => (
          <li key={one.order_id} className="card card-padded">
            <div>
              <strong>{one.title}</strong>
              <p className="small soft">
                {text.withdrawUntil(formatDate(one.until))}. {text.withdrawRefundBefore}{' '}
                <span className="price">{euro(one.refund_cents)}</span> {text.withdrawRefundAfter}
              </p>
            </div>
            <Withdraw one={one} buyer={buyer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Withdraw({ one, buyer }: { one: Withdrawable; buyer: InvoiceRecipient | null }) {
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const { pending, send } = useWithdraw(one, () => setAsking(false))
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {text.withdraw}
        <VisuallyHidden>{text.withdrawOf(one.title)}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        title={text.withdrawTitle(one.title)}
        confirmLabel={text.withdrawConfirm}
        pending={pending}
        description={
          <div className="billing-ask">
            <p>{text.withdrawText(euro(one.refund_cents))}</p>
            <DefinitionList
              items={[
                { term: text.withdrawWho, description: buyer?.name ?? user?.displayName ?? '' },
                { term: text.withdrawOrder, description: one.order_id },
              ]}
            />
            <p>{text.withdrawMail(user?.email ?? '')}</p>
          </div>
        }
      />
    </>
  )
}

function useWithdraw(one: Withdrawable, onDone: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const send = async (): Promise<void> => {
    setPending(true)
    try {
      await api.call(withdrawOrder, { body: { orderId: one.order_id } })
      toastSuccess(text.withdrawn, text.withdrawnNote)
      onDone()
    } catch (error) {
      toastError(text.withdrawFailed, messageOr(error, text.tryAgain))
    } finally {
      // Access, plan and invoices have changed.
      await queryClient.invalidateQueries()
      setPending(false)
    }
  }
  return { pending, send }
}
