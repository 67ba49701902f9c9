import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { ApiFailure } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import { chargeBackSandboxPayment, failSandboxRenewals, renewSandboxSubscription } from '../contract.ts'
import { sandboxText as text } from './sandbox.text.ts'

/** Returns the simulations on the account's payments; each reports its result in a toast and refetches the list. */
export function useSandboxActions() {
  const api = useApi()
  const cache = useQueryClient()
  const messages = {
    onSuccess: () => toastSuccess(text.changed),
    onError: (error: Error) => toastError(text.changeFailed, error instanceof ApiFailure ? error.message : ''),
    onSettled: () => cache.invalidateQueries({ queryKey: ['sandbox-orders'] }),
  }
  const failRenewals = useMutation({
    mutationFn: (body: { subscriptionId: string; fail: boolean }) => api.call(failSandboxRenewals, { body }),
    ...messages,
  })
  const renew = useMutation({
    mutationFn: (subscriptionId: string) => api.call(renewSandboxSubscription, { body: { subscriptionId } }),
    ...messages,
  })
  const chargeBack = useMutation({
    mutationFn: (paymentId: string) => api.call(chargeBackSandboxPayment, { body: { paymentId } }),
    ...messages,
  })
  return { failRenewals, renew, chargeBack }
}

/** The simulations with their progress. */
export type SandboxActions = ReturnType<typeof useSandboxActions>
