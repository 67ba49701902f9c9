import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { SubscriptionRow } from './subscription-store.ts'
import type { BillingTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** An answer of VIES about a VAT number. */
export type VatIdCheckRow = Selectable<BillingTables['btw_checks']>

/** Saves an answer of VIES. */
export async function createVatIdCheck(tx: Tx, answer: Omit<VatIdCheckRow, 'id'>): Promise<void> {
  const id = newId<'btw-check'>(answer.checked_at.getTime())
  await tables(tx)
    .insertInto('btw_checks')
    .values({ id, ...answer })
    .execute()
}

/** Returns the newest answer since an instant that called a number valid. */
export function findValidVatIdCheck(tx: Tx, btwId: string, since: Date): Promise<VatIdCheckRow | undefined> {
  return tables(tx)
    .selectFrom('btw_checks')
    .selectAll()
    .where('btw_id', '=', btwId)
    .where('status', '=', 'valid')
    .where('checked_at', '>=', since)
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Deletes answers from before an instant that justify no sale. */
export async function deleteOldVatIdChecks(tx: Tx, before: Date): Promise<void> {
  await sql`delete from app.btw_checks c where c.checked_at < ${before}
    and not exists (select 1 from app.payments p where p.btw_check_id = c.id)`.execute(tx)
}

/**
 * Returns VAT numbers of businesses in these countries with a live subscription whose period ends within a span, and that were not checked since an
 * instant.
 */
export async function findNumbersToRecheck(
  tx: Tx,
  by: { countries: readonly string[]; from: Date; to: Date; checkedSince: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ btw_id: string }>`
    select distinct o.buyer ->> 'btwId' as btw_id
    from app.subscriptions s join app.orders o on o.id = s.order_id
    where s.status = 'active' and s.user_id is not null and s.period_end > ${by.from} and s.period_end <= ${by.to}
      and o.buyer ->> 'kind' = 'business' and o.buyer ->> 'country' = any(${by.countries}::text[]) and o.buyer ->> 'btwId' is not null
      and not exists (select 1 from app.btw_checks c where c.btw_id = o.buyer ->> 'btwId' and c.checked_at >= ${by.checkedSince})
    order by 1 limit ${by.limit}`.execute(tx)
  return rows.map((row) => row.btw_id)
}

/** Returns live subscriptions that were ordered with a VAT number, whose period ends after an instant and that have no regime change ahead. */
export async function findSubscriptionsOfNumber(tx: Tx, btwId: string, endsAfter: Date): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.* from app.subscriptions s join app.orders o on o.id = s.order_id
    where s.status = 'active' and s.user_id is not null and s.next_btw_regime is null and s.period_end > ${endsAfter}
      and o.buyer ->> 'kind' = 'business' and o.buyer ->> 'btwId' = ${btwId}
    order by s.id for update of s`.execute(tx)
  return rows
}
