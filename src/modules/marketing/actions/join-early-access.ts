import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { idOfName } from '#platform/ids/id.ts'
import { consumeRates, maskSubject, type RateLimitRule, toRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { addEarlyAccess } from '../store/early-access-store.ts'

/** An office may join from one address; entering other people's addresses is stopped soon. */
const PER_ADDRESS: RateLimitRule = { name: 'early-access', windowSeconds: 3600, max: 5 }
/** Only a flood from hundreds of networks reaches this limit; the list is a table of its own, and no other form waits for it. */
const IN_ALL: RateLimitRule = { name: 'early-access-all', windowSeconds: 3600, max: 5000 }

/**
 * Puts an address on the waiting list. The id is derived from the address, so that a second time answers the same and does not reveal
 * whether there was a first (AMB-085).
 */
export async function joinEarlyAccess(
  deps: MarketingDeps,
  input: { name: string; email: string; company: string | null | undefined; clientAddress: string },
): Promise<Outcome<{ id: string }>> {
  const now = deps.clock.now()
  const rates = [toRateLimit(PER_ADDRESS, maskSubject(deps.maskKey, input.clientAddress)), toRateLimit(IN_ALL, 'all')]
  if (await consumeRates(deps.db, rates, now)) return fail(tooMany)
  const id = idOfName(deps.maskKey, `early-access ${input.email.toLowerCase()}`)
  const entry = { id, name: input.name, email: input.email, company: input.company || null, now }
  await asService(deps.db, (tx) => addEarlyAccess(tx, entry))
  return ok({ id })
}

const tooMany = {
  ...failures.tooMany,
  message: 'Er zijn vanaf dit netwerk net veel aanmeldingen gedaan. Probeer het over een uur opnieuw.',
  retryAfterSeconds: PER_ADDRESS.windowSeconds,
}
