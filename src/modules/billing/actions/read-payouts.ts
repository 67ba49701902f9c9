import { amsterdamMonth, monthStart } from '#platform/calendar/month-start.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { PayoutAccount, Payouts } from '../contract.ts'
import { PAYOUT_MIN_CENTS } from '../domain/payout-rules.ts'
import {
  findDuePayouts,
  findPayoutAccount,
  findPayoutsOf,
  findUncheckedAccounts,
  findVendorBalance,
  type PayoutAccountRow,
} from '../store/payout-store.ts'

type Deps = Pick<BillingDeps, 'db' | 'clock'>

/** Returns the vendor's balance, payout account and payouts. */
export async function readPayouts({ db, clock }: Deps, userId: string): Promise<Payouts> {
  const { account, payouts } = await db.as({ role: 'member', userId }, async (tx) => ({
    account: await findPayoutAccount(tx, userId),
    payouts: await findPayoutsOf(tx, userId),
  }))
  const balance = await asService(db, (tx) => findVendorBalance(tx, userId, monthStart(amsterdamMonth(clock.now()))))
  return {
    account: account ? accountAnswer(account) : null,
    balance_cents: balance.nowCents,
    simulated_cents: balance.simulatedCents,
    minimum_cents: PAYOUT_MIN_CENTS,
    payouts: payouts.map((row) => ({
      number: row.number,
      amount_cents: row.amount_cents,
      first_month: row.first_month,
      last_month: row.last_month,
      iban: row.iban,
      status: row.status,
      created_at: row.created_at.toISOString(),
      settled_at: row.settled_at?.toISOString() ?? null,
    })),
  }
}

/** Converts a payout account to what the vendor sees of it. */
export function accountAnswer({ iban, name, status }: PayoutAccountRow): PayoutAccount {
  return { iban, name, status }
}

/** Returns what waits for an administrator: payouts to make, and accounts to check. */
export function readPayoutsDue({ db }: Pick<Deps, 'db'>) {
  return asService(db, async (tx) => ({
    due: await findDuePayouts(tx),
    unchecked: await findUncheckedAccounts(tx),
  }))
}
