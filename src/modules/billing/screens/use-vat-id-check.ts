import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { checkVatId } from '../contract.ts'
import { type Country, EU_COUNTRIES } from '../domain/countries.ts'
import type { VatIdState } from '../domain/decide-vat.ts'
import { hasVatIdFormat } from '../domain/vat-id.ts'

const KNOWN_MS = 5 * 60_000

/** The invoice recipient as far as it decides the VAT regime; the number as it is stored, empty when none was typed. */
export interface TypedInvoiceRecipient {
  readonly kind: 'business' | 'consumer'
  readonly country: Country
  readonly btwId: string
}

/** The lookup of a VAT number. */
export interface VatIdCheck {
  /** Null while nothing is known: no number was typed, its format is incomplete, or it is being looked up. */
  readonly known: VatIdState | null
  readonly isBusy: boolean
  again: () => void
}

/** Looks up a typed EU VAT number as soon as its format is complete; a failed call counts as unavailable. */
export function useVatIdCheck({ kind, country, btwId }: TypedInvoiceRecipient): VatIdCheck {
  const api = useApi()
  const member = EU_COUNTRIES.find((one) => one === country)
  const isAsked = kind === 'business' && member !== undefined && hasVatIdFormat(btwId, country)
  const query = useQuery({
    queryKey: ['btw-id', country, btwId],
    queryFn: isAsked ? ({ signal }) => api.call(checkVatId, { body: { country: member, btwId }, signal }) : skipToken,
    staleTime: (of) => (of.state.data?.status === 'unavailable' ? 0 : KNOWN_MS),
    retry: false,
  })
  const isAway = query.isError && !query.data
  return {
    known: isAsked ? (isAway ? { status: 'unavailable', by: 'vies' } : (query.data ?? null)) : null,
    isBusy: isAsked && query.isFetching,
    again: () => void query.refetch(),
  }
}
