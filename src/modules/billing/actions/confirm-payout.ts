import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { addPosting } from '../store/payment-store.ts'
import { confirmPayoutRow, lockPayout, lockVendor, type PayoutRow, uncheckAccount } from '../store/payout-store.ts'

/** The result of confirming a payout: done now, done so before, confirmed otherwise before, or null when no payout has that number. */
export type ConfirmedPayout = { readonly outcome: 'done' | 'before' | 'otherwise'; readonly payout: PayoutRow } | null

/**
 * Records that a payout was paid or refused. A paid amount leaves the vendor's ledger account in the same transaction, once, also when refunds have
 * since made that account smaller: the balance becomes negative and is carried over.
 */
export async function confirmPayout(
  deps: Pick<BillingDeps, 'db' | 'clock'>,
  input: { number: number; status: 'paid' | 'refused' },
): Promise<ConfirmedPayout> {
  const { number, status } = input
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const payout = await lockPayout(tx, number)
    if (!payout) return null
    if (payout.status !== 'due') return { outcome: payout.status === status ? 'before' : 'otherwise', payout }
    await lockVendor(tx, payout.vendor_id)
    await confirmPayoutRow(tx, payout.id, status, now)
    // An account that the bank refused gets no payout until it is checked again.
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
