import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { PayoutAccount, Payouts } from '../contract.ts'
import { amsterdamMonth, monthStart } from '../domain/month-start.ts'
import { PAYOUT_MIN_CENTS } from '../domain/payout-rules.ts'
import {
  findDuePayouts,
  findOwed,
  findPayoutAccount,
  findPayoutsOf,
  findUncheckedAccounts,
  type PayoutAccountRow,
  savePayoutAccountRow,
} from '../store/payout-store.ts'

type Deps = Pick<BillingDeps, 'db' | 'clock'>

/** What the vendor is owed, where it goes and what was paid. */
export async function readPayouts({ db, clock }: Deps, userId: string): Promise<Payouts> {
  const { account, payouts } = await db.as({ role: 'member', userId }, async (tx) => ({
    account: await findPayoutAccount(tx, userId),
    payouts: await findPayoutsOf(tx, userId),
  }))
  const owed = await asService(db, 'the caller’s own account in the ledger', (tx) =>
    findOwed(tx, userId, monthStart(amsterdamMonth(clock.now()))),
  )
  return {
    account: account ? accountAnswer(account) : null,
    balance_cents: owed.nowCents,
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

/** Keeps where the vendor wants to be paid. What was checked stays so only when it is said again; a payout that is due keeps its account. */
export async function savePayoutAccount(
  { db, clock }: Deps,
  input: { userId: string; iban: string; name: string },
): Promise<Outcome<PayoutAccount>> {
  const { userId, iban, name } = input
  return asService(db, 'where a vendor is paid is written by the product', async (tx) => {
    await savePayoutAccountRow(tx, { vendorId: userId, iban, name, now: clock.now() })
    const row = await findPayoutAccount(tx, userId)
    if (!row) throw new Error('An account that was written is not there.')
    return ok(accountAnswer(row))
  })
}

function accountAnswer({ iban, name, status }: PayoutAccountRow): PayoutAccount {
  return { iban, name, status }
}

/** What waits for an administrator: payouts to make, and accounts to check. */
export function readPayoutsDue({ db }: Pick<Deps, 'db'>) {
  return asService(db, 'payouts that wait for an administrator', async (tx) => ({
    due: await findDuePayouts(tx),
    unchecked: await findUncheckedAccounts(tx),
  }))
}
