import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { PayoutAccount } from '../contract.ts'
import { findPayoutAccount, lockVendor, savePayoutAccountRow } from '../store/payout-store.ts'
import { mailPayoutAccount } from './notify-buyer.ts'
import { accountAnswer } from './read-payouts.ts'

/**
 * Saves the vendor's payout account after reauthentication, so that a stolen session cannot redirect payouts. A change is mailed in the same
 * transaction and stays unchecked until an administrator checks it; a payout that is due keeps the checked account.
 */
export async function savePayoutAccount(
  deps: BillingDeps,
  caller: { userId: string; sessionId: string },
  input: { iban: string; name: string; password?: string | undefined },
): Promise<Outcome<PayoutAccount>> {
  const { userId } = caller
  const { iban, name, password } = input
  const known = await deps.proveIdentity(caller, password)
  if (!known.ok) return known
  return asService(deps.db, async (tx) => {
    await lockVendor(tx, userId)
    const before = await findPayoutAccount(tx, userId)
    const isOther = await savePayoutAccountRow(tx, { vendorId: userId, iban, name, now: deps.clock.now() })
    if (isOther) await mailPayoutAccount(deps, tx, { userId, iban, isFirst: before === undefined })
    const row = await findPayoutAccount(tx, userId)
    if (!row) throw new Error('An account that was written is not there.')
    return ok(accountAnswer(row))
  })
}
