import * as z from 'zod/mini'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import type { VatNumberAnswer, VatNumberCheck } from '../vat-number-check.ts'

const TIMEOUT_MS = 5000
const ANSWER_BYTES_MAX = 64 * 1024

/** The access to VIES: its address, the client, and the requester's VAT number, because only a named requester gets a consultation number. */
export interface ViesAccess {
  readonly url: string
  readonly requesterVatId: string
  readonly client: Pick<SafeFetch, 'safeFetch'>
  /** Five seconds by default. */
  readonly timeoutMs?: number
}

const UNAVAILABLE = { status: 'unavailable' } as const

const responseSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestDate: z.nullish(z.string()),
  requestIdentifier: z.nullish(z.string()),
})
/** Errors come with status 200 too. */
const failed = z.object({ actionSucceed: z.literal(false), errorWrappers: z.array(z.object({ error: z.string() })) })

/** Creates the check that asks VIES, the European Commission's access to the registers of the member states, by its REST service. */
export function createViesCheck(access: ViesAccess): VatNumberCheck {
  const { url, requesterVatId, client, timeoutMs = TIMEOUT_MS } = access
  return {
    name: 'vies',
    check: async (btwId) => {
      const answer = await client.safeFetch(`${url}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          countryCode: btwId.slice(0, 2),
          vatNumber: btwId.slice(2),
          requesterMemberStateCode: requesterVatId.slice(0, 2),
          requesterNumber: requesterVatId.slice(2),
        }),
        maxBytes: ANSWER_BYTES_MAX,
        timeoutMs,
        acceptStatus: 'any',
      })
      return answer.outcome === 'ok' ? answerOf(btwId, answer.bytes) : UNAVAILABLE
    },
  }
}

/** Parses an answer, which counts only when it is complete and about the requested number. */
function answerOf(btwId: string, bytes: Uint8Array): VatNumberAnswer {
  const json = parsed(bytes)
  const refusal = failed.safeParse(json)
  if (refusal.success) {
    const isForm = refusal.data.errorWrappers.some(({ error }) => error === 'INVALID_INPUT')
    return isForm ? { status: 'invalid', consultation: null, consultedOn: null } : UNAVAILABLE
  }
  const answer = responseSchema.safeParse(json)
  if (!answer.success) return UNAVAILABLE
  const { countryCode, vatNumber, valid, requestDate, requestIdentifier } = answer.data
  if (`${countryCode}${vatNumber}` !== btwId) return UNAVAILABLE
  return {
    status: valid ? 'valid' : 'invalid',
    consultation: requestIdentifier || null,
    consultedOn: requestDate || null,
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
