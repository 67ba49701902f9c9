import { checkPayoutAccount, findPayoutAccount, normalIban } from '#modules/billing/public.ts'
import { recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { VendorsDeps } from '../vendors-deps.ts'

/** Enough to check accounts one by one; more in an hour serves another purpose. */
const REVEALS: RateLimitRule = { name: 'reveal-account', windowSeconds: 3600, max: 60 }

const accountNotFound = {
  status: 404,
  code: 'account_not_found',
  message: 'Deze maker heeft geen rekening opgegeven.',
} as const
const accountChanged = {
  status: 409,
  code: 'account_changed',
  message: 'De maker heeft nu een andere rekening opgegeven. Bekijk die eerst.',
} as const

type Deps = Pick<VendorsDeps, 'db' | 'clock'>

/**
 * Returns the whole IBAN of a vendor and records who asked in the audit trail, in one transaction; the trail never holds the IBAN. The endpoint has
 * checked the role.
 */
export function revealPayoutAccount(
  { db, clock }: Deps,
  { adminId, vendorId }: { adminId: string; vendorId: string },
): Promise<Outcome<{ vendor_id: string; iban: string; name: string }>> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const account = await findPayoutAccount(tx, vendorId)
    if (!account) return fail(accountNotFound)
    if (!(await consumeRateLimit(tx, REVEALS, adminId, now)))
      return fail({
        ...failures.tooMany,
        message: 'Je hebt dit uur veel rekeningen bekeken. Probeer het later opnieuw.',
        retryAfterSeconds: REVEALS.windowSeconds,
      })
    const entry = { actorId: adminId, actor: 'admin', action: 'vendor.iban_revealed' } as const
    await recordAudit(tx, { ...entry, subjectType: 'vendor', subjectId: vendorId }, now)
    return ok({ vendor_id: vendorId, iban: account.iban, name: account.name })
  })
}

/** Records that the payout account shown belongs to the vendor; an account that was checked before stays checked. */
export async function checkVendorAccount(
  deps: Deps,
  { adminId, vendorId, iban }: { adminId: string; vendorId: string; iban: string },
): Promise<Outcome<{ vendor_id: string }>> {
  const { outcome } = await checkPayoutAccount(deps, { vendorId, iban: normalIban(iban), by: adminId })
  if (outcome === 'none') return fail(accountNotFound)
  if (outcome === 'otherwise') return fail(accountChanged)
  return ok({ vendor_id: vendorId })
}
