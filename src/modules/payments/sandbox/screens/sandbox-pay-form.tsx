import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { type PaymentMethod, type PaymentOutcome, paySandboxSession, type SandboxSession } from '../contract.ts'
import { sandboxText as text } from './sandbox.text.ts'

const METHODS = ['ideal', 'sepa_debit', 'card'] as const

/** Shows the choice of a payment method and outcome; continues to the address that the order returns. */
export function SandboxPayForm({ session, onChanged }: { session: SandboxSession; onChanged: () => void }) {
  const api = useApi()
  const [method, setMethod] = useState<PaymentMethod>('ideal')
  const end = useMutation({
    mutationFn: (outcome: PaymentOutcome) =>
      api.call(paySandboxSession, { body: { sessionId: session.id, method, outcome } }),
    // A full page load, as when a real provider sends its customer back.
    onSuccess: ({ url }) => location.assign(url),
    onError: onChanged,
  })
  // Pressed buttons stay pressed while the browser leaves.
  const isBusy = end.isPending || end.isSuccess
  const play = (outcome: PaymentOutcome) => () => isBusy || end.mutate(outcome)
  const options = METHODS.map((value) => ({
    value,
    label: text.methods[value],
    ...(value === 'sepa_debit' || session.kind === 'subscription' ? { hint: text.methodHints[value] } : {}),
  }))
  return (
    <>
      <RadioGroup legend={text.methodLegend} name="method" options={options} value={method} onValueChange={setMethod} />
      {end.isError && (
        <Notice tone="error" live>
          {end.error instanceof ApiFailure ? end.error.message : text.payFailed}
        </Notice>
      )}
      <div className="sandbox-endings">
        <Button
          full
          size="large"
          pending={isBusy && end.variables === 'paid'}
          pendingLabel={text.paying}
          onClick={play('paid')}
        >
          {text.pay}
        </Button>
        {method === 'sepa_debit' && (
          <Button full variant="line" pending={isBusy && end.variables === 'fails_later'} onClick={play('fails_later')}>
            {text.failLater}
          </Button>
        )}
        <div className="button-row">
          <Button variant="quiet" pending={isBusy && end.variables === 'cancelled'} onClick={play('cancelled')}>
            {text.cancel}
          </Button>
          <Button variant="quiet" pending={isBusy && end.variables === 'expired'} onClick={play('expired')}>
            {text.expire}
          </Button>
        </div>
      </div>
    </>
  )
}
