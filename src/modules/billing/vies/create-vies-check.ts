import * as z from 'zod/mini'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import type { VatNumberAnswer, VatNumberCheck } from '../vat-number-check.ts'

const TIMEOUT_MS = 5000
const ANSWER_BYTES_MAX = 64 * 1024

/** How VIES is reached: its address, by which client, and in whose name, for only who names himself gets a number of consultation. */
export interface ViesAccess {
  readonly url: string
  readonly requesterVatId: string
  readonly client: Pick<SafeFetch, 'safeFetch'>
  /** Five seconds unless stated. */
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

/** Asks VIES, the European Commission's way into the registers of the members, by its REST service. */
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

/** An answer counts only when it is whole and about the number that was asked. */
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
