import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { VendorBalance } from '../domain/payout-rules.ts'
import type { VendorTables } from './vendor-tables.ts'

const tables = (tx: Tx) => tx.withTables<VendorTables>().withSchema('app')

/** Where a vendor is paid, as it is stored. */
export type PayoutAccountRow = Selectable<VendorTables['payout_accounts']>

/** A payout as it is stored. */
export type PayoutRow = Selectable<VendorTables['payouts']>

/** Where a vendor is paid; as a member only his own. */
export function findPayoutAccount(tx: Tx, vendorId: string): Promise<PayoutAccountRow | undefined> {
  return tables(tx).selectFrom('payout_accounts').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst()
}

/** Keeps where a vendor is paid. Anything that differs from what was checked must be checked anew; the same again changes nothing and answers false. */
export async function savePayoutAccountRow(
  tx: Tx,
  account: { vendorId: string; iban: string; name: string; now: Date },
): Promise<boolean> {
  const { vendorId, iban, name, now } = account
  const { rows } =
    await sql`insert into app.payout_accounts as a (vendor_id, iban, name, changed_at) values (${vendorId}, ${iban}, ${name}, ${now})
    on conflict (vendor_id) do update set iban = excluded.iban, name = excluded.name, status = 'unchecked', checked_by = null,
      checked_at = null, changed_at = excluded.changed_at
    where (a.iban, a.name) is distinct from (excluded.iban, excluded.name) returning vendor_id`.execute(tx)
  return rows.length > 0
}

/** Notes that an administrator saw that the account is the vendor's, as long as it is still the one that was looked at. */
export async function savePayoutCheck(
  tx: Tx,
  check: { vendorId: string; iban: string; by: string; now: Date },
): Promise<boolean> {
  const rows = await tables(tx)
    .updateTable('payout_accounts')
    .set({ status: 'checked', checked_by: check.by, checked_at: check.now })
    .where('vendor_id', '=', check.vendorId)
    .where('iban', '=', check.iban)
    .returning('vendor_id')
    .execute()
  return rows.length > 0
}

/** Takes the check of an account back, as long as the vendor has no other by now. */
export async function uncheckAccount(tx: Tx, payout: PayoutRow): Promise<void> {
  await tables(tx)
    .updateTable('payout_accounts')
    .set({ status: 'unchecked', checked_by: null, checked_at: null })
    .where('vendor_id', '=', payout.vendor_id)
    .where('iban', '=', payout.iban)
    .execute()
}

/** Vendors whose account was checked and for whom no payout is due yet. */
export function findVendorsToPay(tx: Tx): Promise<PayoutAccountRow[]> {
  return tables(tx)
    .selectFrom('payout_accounts')
    .selectAll()
    .where('status', '=', 'checked')
    .where((q) =>
      q.not(
        q.exists(
          q
            .selectFrom('payouts')
            .select('payouts.id')
            .whereRef('payouts.vendor_id', '=', 'payout_accounts.vendor_id')
            .where('payouts.status', '=', 'due'),
        ),
      ),
    )
    .orderBy('vendor_id')
    .execute()
}

/**
 * What a vendor is owed, now and when the newest closed month ended; `monthStart` is when the running one began. What the sandbox played is owed
 * to nobody and stands apart.
 */
export async function findVendorBalance(
  tx: Tx,
  vendorId: string,
  monthStart: Date,
): Promise<VendorBalance & { firstAt: Date | null; simulatedCents: number }> {
  const { rows } = await sql<{ closed: number; now: number; paid: number; first_at: Date | null; simulated: number }>`
    select coalesce(-sum(amount_cents) filter (where not is_simulated and created_at < ${monthStart}), 0)::bigint as closed,
      coalesce(-sum(amount_cents) filter (where not is_simulated), 0)::bigint as now,
      coalesce(sum(amount_cents) filter (where not is_simulated and created_at >= ${monthStart} and payout_id is not null), 0)::bigint as paid,
      min(created_at) filter (where not is_simulated) as first_at,
      coalesce(-sum(amount_cents) filter (where is_simulated), 0)::bigint as simulated
    from app.ledger_entries where account = 'vendor' and vendor_id = ${vendorId}`.execute(tx)
  const [row] = rows
  return {
    closedCents: row?.closed ?? 0,
    nowCents: row?.now ?? 0,
    paidSinceCents: row?.paid ?? 0,
    firstAt: row?.first_at ?? null,
    simulatedCents: row?.simulated ?? 0,
  }
}

/** Lets the payouts of a vendor be made and settled one after another; ends with the transaction. */
export async function lockVendor(tx: Tx, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts:${vendorId}`}, 0))`.execute(tx)
}

/** The last month that was paid out to a vendor, or is due. */
export async function findLastPaidMonth(tx: Tx, vendorId: string): Promise<string | null> {
  const row = await tables(tx)
    .selectFrom('payouts')
    .select('last_month')
    .where('vendor_id', '=', vendorId)
    .where('status', '<>', 'refused')
    .orderBy('last_month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_month ?? null
}

/** Writes a payout that is due; false when one is due already. */
export async function addPayout(
  tx: Tx,
  payout: {
    account: PayoutAccountRow
    amountCents: number
    firstMonth: string
    lastMonth: string
    now: Date
  },
): Promise<boolean> {
  const { account, amountCents, firstMonth, lastMonth, now } = payout
  const rows = await tables(tx)
    .insertInto('payouts')
    .values({
      id: newId<'payout'>(now.getTime()),
      vendor_id: account.vendor_id,
      amount_cents: amountCents,
      first_month: firstMonth,
      last_month: lastMonth,
      iban: account.iban,
      name: account.name,
      status: 'due',
      created_at: now,
      settled_at: null,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** The payouts that wait for somebody to make them, the oldest first. */
export function findDuePayouts(tx: Tx): Promise<PayoutRow[]> {
  return tables(tx).selectFrom('payouts').selectAll().where('status', '=', 'due').orderBy('number').execute()
}

/** The payout of a vendor that waits to be made, if there is one. */
export function findDuePayout(tx: Tx, vendorId: string): Promise<PayoutRow | undefined> {
  return tables(tx)
    .selectFrom('payouts')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'due')
    .executeTakeFirst()
}

/** Notes that a vendor wants to go; without effect for one who never said where he is paid. */
export async function markVendorLeaving(tx: Tx, vendorId: string, now: Date): Promise<void> {
  await tables(tx).updateTable('payout_accounts').set({ leaving_at: now }).where('vendor_id', '=', vendorId).execute()
}

/** A vendor's payouts, newest first; as a member only his own. */
export function findPayoutsOf(tx: Tx, vendorId: string): Promise<PayoutRow[]> {
  return tables(tx)
    .selectFrom('payouts')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('number', 'desc')
    .limit(500)
    .execute()
}

/** One payout by its number, held until the transaction ends. */
export function lockPayout(tx: Tx, number: number): Promise<PayoutRow | undefined> {
  return tables(tx).selectFrom('payouts').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
}

/** Notes what became of a payout. */
export async function confirmPayoutRow(tx: Tx, id: string, status: 'paid' | 'refused', now: Date): Promise<void> {
  await tables(tx).updateTable('payouts').set({ status, settled_at: now }).where('id', '=', id).execute()
}

/** The accounts that nobody checked yet, with the address of their vendor. */
export async function findUncheckedAccounts(tx: Tx): Promise<{ email: string; iban: string; name: string }[]> {
  const { rows } = await sql<{ email: string; iban: string; name: string }>`
    select u.email, a.iban, a.name from app.payout_accounts a join auth."user" u on u.id = a.vendor_id
    where a.status = 'unchecked' order by a.changed_at`.execute(tx)
  return rows
}
