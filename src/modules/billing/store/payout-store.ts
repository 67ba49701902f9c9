import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { VendorBalance } from '../domain/payout-rules.ts'
import type { VendorTables } from './vendor-tables.ts'

const tables = (tx: Tx) => tx.withTables<VendorTables>().withSchema('app')

/** A vendor's payout account as it is stored. */
export type PayoutAccountRow = Selectable<VendorTables['payout_accounts']>

/** A payout as it is stored. */
export type PayoutRow = Selectable<VendorTables['payouts']>

/** Returns a vendor's payout account; a member sees only its own. */
export function findPayoutAccount(tx: Tx, vendorId: string): Promise<PayoutAccountRow | undefined> {
  return tables(tx).selectFrom('payout_accounts').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst()
}

/** Saves a vendor's payout account. Any difference from the checked account requires a new check; the same values change nothing and return false. */
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

/** Records that an administrator confirmed the vendor's ownership of the account, as long as its IBAN is still the one that was checked. */
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

/** Revokes the check of an account, as long as the vendor has no other account by now. */
export async function uncheckAccount(tx: Tx, payout: PayoutRow): Promise<void> {
  await tables(tx)
    .updateTable('payout_accounts')
    .set({ status: 'unchecked', checked_by: null, checked_at: null })
    .where('vendor_id', '=', payout.vendor_id)
    .where('iban', '=', payout.iban)
    .execute()
}

/** Returns the vendors whose account was checked and who have no due payout yet. */
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
 * Returns what a vendor is owed, now and at the end of the newest closed month; `monthStart` is the start of the current month. Simulated sandbox
 * money is owed to nobody and is returned separately.
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

/** Serializes the payouts of a vendor until the transaction ends. */
export async function lockVendor(tx: Tx, vendorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts:${vendorId}`}, 0))`.execute(tx)
}

/** Returns the last month that was paid out to a vendor, or is due. */
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

/** Adds a due payout; returns false when one is due already. */
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

/** Returns the due payouts, the oldest first. */
export function findDuePayouts(tx: Tx): Promise<PayoutRow[]> {
  return tables(tx).selectFrom('payouts').selectAll().where('status', '=', 'due').orderBy('number').execute()
}

/** Returns the due payout of a vendor, if there is one. */
export function findDuePayout(tx: Tx, vendorId: string): Promise<PayoutRow | undefined> {
  return tables(tx)
    .selectFrom('payouts')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('status', '=', 'due')
    .executeTakeFirst()
}

/** Records that a vendor wants to leave; does nothing for a vendor without payout account. */
export async function markVendorLeaving(tx: Tx, vendorId: string, now: Date): Promise<void> {
  await tables(tx).updateTable('payout_accounts').set({ leaving_at: now }).where('vendor_id', '=', vendorId).execute()
}

/** Returns a vendor's payouts, newest first; a member sees only its own. */
export function findPayoutsOf(tx: Tx, vendorId: string): Promise<PayoutRow[]> {
  return tables(tx)
    .selectFrom('payouts')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('number', 'desc')
    .limit(500)
    .execute()
}

/** Returns one payout by its number, locked until the transaction ends. */
export function lockPayout(tx: Tx, number: number): Promise<PayoutRow | undefined> {
  return tables(tx).selectFrom('payouts').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
}

/** Saves the result of a payout. */
export async function confirmPayoutRow(tx: Tx, id: string, status: 'paid' | 'refused', now: Date): Promise<void> {
  await tables(tx).updateTable('payouts').set({ status, settled_at: now }).where('id', '=', id).execute()
}

/** Returns the unchecked payout accounts, with the e-mail address of their vendor. */
export async function findUncheckedAccounts(tx: Tx): Promise<{ email: string; iban: string; name: string }[]> {
  const { rows } = await sql<{ email: string; iban: string; name: string }>`
    select u.email, a.iban, a.name from app.payout_accounts a join auth."user" u on u.id = a.vendor_id
    where a.status = 'unchecked' order by a.changed_at`.execute(tx)
  return rows
}
