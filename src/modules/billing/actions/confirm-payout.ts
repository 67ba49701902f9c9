import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { addPosting } from '../store/payment-store.ts'
import { confirmPayoutRow, lockPayout, lockVendor, type PayoutRow, uncheckAccount } from '../store/payout-store.ts'

/** What became of settling a payout: done now, done so before, settled otherwise before, or there is none of that number. */
export type ConfirmedPayout = { readonly outcome: 'done' | 'before' | 'otherwise'; readonly payout: PayoutRow } | null

/**
 * Notes that a payout was made or refused. What was paid leaves the vendor's account in the ledger in the same transaction, once, also when
 * refunds since made that account smaller: it becomes negative and is carried over.
 */
export async function confirmPayout(
  deps: Pick<BillingDeps, 'db' | 'clock'>,
  input: { number: number; status: 'paid' | 'refused' },
): Promise<ConfirmedPayout> {
  const { number, status } = input
  const now = deps.clock.now()
  return asService(deps.db, 'a payout was settled', async (tx) => {
    const payout = await lockPayout(tx, number)
    if (!payout) return null
    if (payout.status !== 'due') return { outcome: payout.status === status ? 'before' : 'otherwise', payout }
    await lockVendor(tx, payout.vendor_id)
    await confirmPayoutRow(tx, payout.id, status, now)
    // Nothing more goes to an account that the bank refused before somebody looked at it again.
    if (status === 'refused') await uncheckAccount(tx, payout)
    if (status === 'paid')
      await addPosting(tx, {
        of: { payoutId: payout.id },
        vendorId: payout.vendor_id,
        entries: [
          { account: 'vendor', amountCents: payout.amount_cents },
          { account: 'bank', amountCents: -payout.amount_cents },
        ],
        now,
      })
    return { outcome: 'done', payout }
  })
}
