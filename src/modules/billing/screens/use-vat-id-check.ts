import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/browser/api-context.ts'
import { checkVatId } from '../contract.ts'
import { type Country, EU_COUNTRIES } from '../domain/countries.ts'
import type { VatIdState } from '../domain/decide-vat.ts'
import { hasVatIdFormat } from '../domain/vat-id.ts'

const KNOWN_MS = 5 * 60_000

/** Who is about to buy, as far as it decides about btw; the number as it is kept, empty when none was typed. */
export interface TypedInvoiceRecipient {
  readonly kind: 'business' | 'consumer'
  readonly country: Country
  readonly btwId: string
}

/** A btw-id that is being looked up, or was. */
export interface VatIdCheck {
  /** Null while nothing is known: none was typed, it has no form yet, or it is looked up now. */
  readonly known: VatIdState | null
  readonly isBusy: boolean
  again: () => void
}

/** Looks a typed btw-id of the EU up as soon as it has its form; who does not answer is one who is not available. */
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
