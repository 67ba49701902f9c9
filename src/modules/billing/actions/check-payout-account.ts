import { recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findPayoutAccount, type PayoutAccountRow, savePayoutCheck } from '../store/payout-store.ts'

/** The result of a check: recorded now, recorded before, the stored account differs from the one that was checked, or the vendor gave none. */
export type AccountCheck =
  | { readonly outcome: 'done' | 'before'; readonly account: PayoutAccountRow }
  | { readonly outcome: 'otherwise' }
  | { readonly outcome: 'none' }

const COMMAND = 'npm run admin'

/**
 * Records that an administrator verified the vendor's identity and their ownership of the account with this IBAN; payouts are made from then on. `by`
 * is the administrator's account, or null for the command line. The audit trail records the check, without the IBAN.
 */
export async function checkPayoutAccount(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  { vendorId, iban, by }: { vendorId: string; iban: string; by: string | null },
): Promise<AccountCheck> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const account = await findPayoutAccount(tx, vendorId)
    if (!account) return { outcome: 'none' }
    if (account.iban !== iban) return { outcome: 'otherwise' }
    if (account.status === 'checked') return { outcome: 'before', account }
    // The vendor may change the account between the read and this write.
    if (!(await savePayoutCheck(tx, { vendorId, iban, by: by ?? COMMAND, now }))) return { outcome: 'otherwise' }
    const who =
      by === null ? ({ actorId: null, actor: 'command' } as const) : ({ actorId: by, actor: 'admin' } as const)
    const entry = { ...who, action: 'vendor.account_checked', subjectType: 'vendor', subjectId: vendorId } as const
    await recordAudit(tx, entry, now)
    return { outcome: 'done', account }
  })
}
