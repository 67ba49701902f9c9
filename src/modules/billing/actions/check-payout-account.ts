import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findPayoutAccount, notePayoutCheck, type PayoutAccountRow } from '../store/payout-store.ts'

/**
 * Notes that an administrator saw who a vendor is and that the account is his; from then on payouts are made. Answers the account, or null when
 * the vendor gave none. `by` says who looked.
 */
export async function checkPayoutAccount(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  input: { vendorId: string; by: string },
): Promise<PayoutAccountRow | null> {
  const { vendorId, by } = input
  return asService(db, 'an administrator checked an account', async (tx) => {
    const account = await findPayoutAccount(tx, vendorId)
    if (!account) return null
    if (account.status === 'unchecked')
      await notePayoutCheck(tx, { vendorId, iban: account.iban, by, now: clock.now() })
    return account
  })
}
