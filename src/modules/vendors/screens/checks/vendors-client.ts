import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { toastError, toastSuccess } from '#ui/toast.ts'
import {
  checkVendorAccount,
  readVendorsToCheck,
  requestVendorChanges,
  revealPayoutAccount,
  type VENDOR_STATES,
  verifyVendor,
} from '../../contract/vendor-checks.ts'
import { vendorsText as text } from './vendors.text.ts'

/** The vendors that a list shows. */
export type VendorState = (typeof VENDOR_STATES)[number]

/** Queries the vendors in a state, page by page. */
export function vendorsQuery(api: ApiClient, userId: string, state: VendorState) {
  return infiniteQueryOptions({
    queryKey: ['vendors-to-check', userId, state],
    queryFn: ({ pageParam, signal }) =>
      api.call(readVendorsToCheck, { query: { state, ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    staleTime: 15_000,
  })
}

/** A profile as it was read, with what is wrong with it when it is sent back. */
export interface VendorVerdict {
  readonly vendorId: string
  readonly changedAt: string
  readonly reason?: string
}

/** Verifies a profile or sends it back, shows the result and reads the lists again. */
export function useVendorVerdict(onDone: () => void) {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ vendorId, changedAt, reason }: VendorVerdict) => {
      const verification = { vendor_id: vendorId, changed_at: changedAt }
      return reason === undefined
        ? api.call(verifyVendor, { body: verification })
        : api.call(requestVendorChanges, { body: { ...verification, reason } })
    },
    onSuccess: (_, { reason }) => {
      toastSuccess(reason === undefined ? text.verifiedToast : text.sentBackToast, text.vendorNotified)
      onDone()
    },
    onError: (error) => showFailureToast(text.decisionFailed, error),
    onSettled: () => cache.invalidateQueries({ queryKey: ['vendors-to-check'] }),
  })
}

/** Requests the whole IBAN of a vendor; only the component that asked holds it. */
export function useRevealedAccount(vendorId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.call(revealPayoutAccount, { body: { vendor_id: vendorId } }),
    gcTime: 0,
    onError: (error) => showFailureToast(text.revealFailed, error),
  })
}

/** Marks the account with the IBAN that was shown as checked. */
export function useAccountCheck(vendorId: string) {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (iban: string) => api.call(checkVendorAccount, { body: { vendor_id: vendorId, iban } }),
    onSuccess: () => toastSuccess(text.checked),
    onError: (error) => showFailureToast(text.checkFailed, error),
    onSettled: () => cache.invalidateQueries({ queryKey: ['vendors-to-check'] }),
  })
}

function showFailureToast(title: string, error: Error): void {
  console.error(title, error.message)
  toastError(title, error.message || undefined)
}
