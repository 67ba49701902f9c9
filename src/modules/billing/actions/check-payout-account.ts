import { recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findPayoutAccount, type PayoutAccountRow, savePayoutCheck } from '../store/payout-store.ts'

/** What came of a check: noted now, noted before, another account stands there than was looked at, or the vendor gave none. */
export type AccountCheck =
  | { readonly outcome: 'done' | 'before'; readonly account: PayoutAccountRow }
  | { readonly outcome: 'otherwise' }
  | { readonly outcome: 'none' }

const COMMAND = 'npm run admin'

/**
 * Notes that an administrator saw who a vendor is and that the account with this IBAN is his; from then on payouts are made. `by` says who
 * looked: an account, or null for the command line. It stands in the audit trail, without the IBAN.
 */
export async function checkPayoutAccount(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  { vendorId, iban, by }: { vendorId: string; iban: string; by: string | null },
): Promise<AccountCheck> {
  const now = clock.now()
  return asService(db, 'an administrator checked an account', async (tx) => {
    const account = await findPayoutAccount(tx, vendorId)
    if (!account) return { outcome: 'none' }
    if (account.iban !== iban) return { outcome: 'otherwise' }
    if (account.status === 'checked') return { outcome: 'before', account }
    // The vendor may change it between the look and this.
    if (!(await savePayoutCheck(tx, { vendorId, iban, by: by ?? COMMAND, now }))) return { outcome: 'otherwise' }
    const who =
      by === null ? ({ actorId: null, actor: 'command' } as const) : ({ actorId: by, actor: 'admin' } as const)
    const entry = { ...who, action: 'vendor.account_checked', subjectType: 'vendor', subjectId: vendorId } as const
    await recordAudit(tx, entry, now)
    return { outcome: 'done', account }
  })
}
