import { amsterdamMonth, monthFrom, monthStart } from '#platform/calendar/month-start.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { minimumCents, payableCents } from '../domain/payout-rules.ts'
import {
  addPayout,
  findDuePayouts,
  findLastPaidMonth,
  findVendorBalance,
  findVendorsToPay,
  lockVendor,
  type PayoutAccountRow,
} from '../store/payout-store.ts'
import { confirmPayout } from './confirm-payout.ts'

type Deps = Pick<BillingDeps, 'db' | 'clock' | 'bank'>

/**
 * Creates a payout for every vendor with a checked account who is owed the minimum over closed months, one at a time per vendor, and sends due
 * payouts to the bank. Running again creates nothing twice.
 */
export async function createPayouts(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const accounts = await asService(deps.db, (tx) => findVendorsToPay(tx))
  for (const { vendor_id: vendorId } of accounts)
    await asService(deps.db, async (tx) => {
      await lockVendor(tx, vendorId)
      const account = (await findVendorsToPay(tx)).find((one) => one.vendor_id === vendorId)
      if (account) await makePayout(tx, account, now)
    })
  for (const payout of await asService(deps.db, (tx) => findDuePayouts(tx))) {
    const outcome = await deps.bank.send({
      idempotencyKey: payout.id,
      iban: payout.iban,
      name: payout.name,
      amountCents: payout.amount_cents,
      description: `Syvo uitbetaling ${payout.number}`,
    })
    if (outcome !== 'by_hand') await confirmPayout(deps, { number: payout.number, status: outcome })
  }
}

async function makePayout(tx: Tx, account: PayoutAccountRow, now: Date): Promise<void> {
  const month = amsterdamMonth(now)
  const balance = await findVendorBalance(tx, account.vendor_id, monthStart(month))
  const amountCents = payableCents(balance, minimumCents(account.leaving_at, now))
  if (amountCents === 0 || balance.firstAt === null) return
  const lastMonth = monthFrom(month, -1)
  const paidUntil = await findLastPaidMonth(tx, account.vendor_id)
  const next = paidUntil === null ? amsterdamMonth(balance.firstAt) : monthFrom(paidUntil, 1)
  // Follows a payout over the same months that left a remainder, for example one from before a refund was undone.
  const firstMonth = next > lastMonth ? lastMonth : next
  await addPayout(tx, { account, amountCents, firstMonth, lastMonth, now })
}
