import { asService } from '#platform/database/as-service.ts'
import { type Failure, fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import { decideVat, needsVatIdCheck, type VatIdState } from '../domain/decide-vat.ts'
import type { VatRegime } from '../domain/vat.ts'
import { createVatIdCheck, findValidVatIdCheck } from '../store/vat-id-check-store.ts'
import { refusals } from './order-failures.ts'

/** How long a valid answer about a VAT number counts for an order. */
const FRESH_MS = 24 * 3_600_000
/** VIES is an external service: limits the lookups per account. */
const LOOKUPS = { name: 'btw-check', windowSeconds: 3600, max: 30 }

type Deps = Pick<BillingDeps, 'db' | 'clock' | 'log' | 'vatNumbers'>

/** Returns the VAT regime of an order, or the failure to show; looks up the recipient's VAT number when it decides. */
export async function determineVat(deps: Deps, userId: string, buyer: InvoiceRecipient): Promise<Outcome<VatRegime>> {
  const btwId = buyer.kind === 'business' && needsVatIdCheck(buyer) ? buyer.btwId : null
  const known = btwId === null ? ok(null) : await checkVatId(deps, { userId, btwId })
  if (!known.ok) return known
  const decision = decideVat(buyer, known.value)
  return 'regime' in decision ? ok(decision.regime) : fail(refusals[decision.refusal] satisfies Failure)
}

/** Returns what is known of an EU VAT number: from a valid answer of the last day, or by asking VIES now. */
export async function checkVatId(
  deps: Deps,
  { userId, btwId }: { userId: string; btwId: string },
): Promise<Outcome<VatIdState>> {
  if (deps.vatNumbers.name === 'form') return ok(await lookUpVatId(deps, btwId))
  const now = deps.clock.now()
  const since = new Date(now.getTime() - FRESH_MS)
  const known = await asService(deps.db, async (tx) => {
    if (await findValidVatIdCheck(tx, btwId, since)) return 'valid'
    return (await consumeRateLimit(tx, LOOKUPS, userId, now)) ? 'unknown' : 'too_many'
  })
  if (known === 'too_many') return fail(failures.tooMany)
  return ok(known === 'valid' ? { status: 'valid', by: 'vies' } : await lookUpVatId(deps, btwId))
}

/** Asks whether a VAT number exists and stores the answer as evidence; an unavailable register leaves none. */
export async function lookUpVatId({ db, clock, log, vatNumbers }: Deps, btwId: string): Promise<VatIdState> {
  const by = vatNumbers.name
  const answer = await vatNumbers.check(btwId)
  if (answer.status === 'unavailable') {
    log.warn({ member: btwId.slice(0, 2) }, 'VIES did not answer about a btw-id')
    return { status: 'unavailable', by }
  }
  const { status, consultation, consultedOn } = answer
  if (by === 'vies')
    await asService(db, (tx) =>
      createVatIdCheck(tx, {
        btw_id: btwId,
        status,
        consultation,
        consulted_on: consultedOn,
        checked_at: clock.now(),
      }),
    )
  return { status, by }
}
