import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { Seller } from '../billing-deps.ts'
import { amsterdamYear } from '../domain/invoice-number.ts'
import { lineKind, type StatementLine, type StatementSums } from '../domain/statement.ts'
import type { VendorTables } from './vendor-tables.ts'

const tables = (tx: Tx) => tx.withTables<VendorTables>().withSchema('app')

/** A statement as it was issued. */
export type StatementRow = Selectable<VendorTables['vendor_statements']>

/** Returns vendors and months with real movements that ended before an instant and have no statement, the oldest month first. */
export async function findStatementsToIssue(tx: Tx, before: Date): Promise<{ vendor_id: string; month: string }[]> {
  const { rows } = await sql<{ vendor_id: string; month: string }>`
    select m.vendor_id, m.month from (
      select e.vendor_id, app.month_of(e.created_at) as month from app.ledger_entries e
      where e.account = 'vendor' and e.vendor_id is not null and not e.is_simulated and e.created_at < ${before} group by 1, 2) m
    where not exists (select 1 from app.vendor_statements s where s.vendor_id = m.vendor_id and s.month = m.month)
    order by m.month, m.vendor_id`.execute(tx)
  return rows
}

/** Returns the real balance of a vendor's account before an instant, as the vendor sees it. */
export async function findBalanceBefore(tx: Tx, vendorId: string, before: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select app.moved_balance(${vendorId}, ${before}) as cents`.execute(tx)
  return rows[0]?.cents ?? 0
}

/**
 * Returns the movements of a vendor between two instants, oldest first: real or simulated ones; `planTitle` and `payoutTitle` name those without a
 * bot.
 */
export async function findStatementLines(
  tx: Tx,
  of: { vendorId: string; from: Date; to: Date; isSimulated: boolean },
  titles: { readonly plan: string; readonly payout: (number: number) => string },
): Promise<StatementLine[]> {
  const { rows } = await sql<{
    created_at: Date
    cents: number
    is_plan: boolean
    title: string | null
    payout_number: number | null
  }>`select e.created_at, -e.amount_cents as cents, coalesce(p.plan_code is not null, false) as is_plan, p.title, o.number as payout_number
    from app.ledger_entries e left join app.payments p on p.id = e.payment_id left join app.payouts o on o.id = e.payout_id
    where e.account = 'vendor' and e.vendor_id = ${of.vendorId} and e.created_at >= ${of.from} and e.created_at < ${of.to}
      and (not e.is_simulated or ${of.isSimulated})
    order by e.created_at, e.id`.execute(tx)
  return rows.map((row) => ({
    at: row.created_at,
    kind: lineKind({ isPayout: row.payout_number !== null, isPlan: row.is_plan, amountCents: row.cents }),
    title:
      row.payout_number !== null ? titles.payout(row.payout_number) : row.is_plan ? titles.plan : (row.title ?? ''),
    amountCents: row.cents,
  }))
}

/** A statement to issue. */
export interface NewStatement {
  readonly vendorId: string
  readonly month: string
  readonly vendorName: string
  readonly seller: Seller
  readonly openingCents: number
  readonly sums: StatementSums
  readonly now: Date
}

/** Issues the statement of a month under the next number of the year; does nothing, also to the counter, when there is one already. */
export async function issueStatement(tx: Tx, statement: NewStatement): Promise<void> {
  const { vendorId, month, sums, openingCents, now } = statement
  const year = amsterdamYear(now)
  const { rows } = await sql<{ last_number: number }>`
    insert into app.statement_counters as c (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = c.last_number + 1 returning last_number`.execute(tx)
  await tables(tx)
    .insertInto('vendor_statements')
    .values({
      id: newId<'vendor-statement'>(now.getTime()),
      year,
      sequence: rows[0]?.last_number ?? 1,
      vendor_id: vendorId,
      month,
      vendor_name: statement.vendorName,
      seller: JSON.stringify(statement.seller),
      opening_cents: openingCents,
      sales_cents: sums.salesCents,
      refunds_cents: sums.refundsCents,
      plan_cents: sums.planCents,
      payouts_cents: sums.payoutsCents,
      closing_cents: openingCents + sums.salesCents + sums.refundsCents + sums.planCents + sums.payoutsCents,
      issued_at: now,
    })
    .execute()
}

/** Serializes the issue of statements until the transaction ends. */
export async function lockStatements(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vendor-statements', 0))`.execute(tx)
}

/** Tells whether a vendor has the statement of a month. */
export async function hasStatement(tx: Tx, vendorId: string, month: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('vendor_statements')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns a vendor's statements, newest first; a member sees only its own. */
export function findStatementsOf(tx: Tx, vendorId: string): Promise<StatementRow[]> {
  return tables(tx)
    .selectFrom('vendor_statements')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('month', 'desc')
    .limit(500)
    .execute()
}

/** Returns one statement; a member sees only its own. */
export function findStatement(tx: Tx, id: string): Promise<StatementRow | undefined> {
  return tables(tx).selectFrom('vendor_statements').selectAll().where('id', '=', id).executeTakeFirst()
}
