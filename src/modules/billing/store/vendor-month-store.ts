import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A vendor's month: what was sold, net of btw, in cents; what the sandbox played stands apart. */
export interface VendorMonth {
  readonly month: string
  readonly revenue_cents: number
  readonly simulated_cents: number
  readonly sales: number
}

/**
 * What a vendor sold in all and in each of the last twelve months, this one included and months without sales too. A transaction counts when its
 * status is `paid` or empty (VEND-34); what the sandbox played is a sale, and no revenue. The database keeps the sums with every transaction. Asked as the vendor himself or as the service.
 */
export async function findVendorRevenue(
  tx: Tx,
  vendorId: string,
  now: Date,
): Promise<{ totalCents: number; simulatedCents: number; sales: number; months: VendorMonth[] }> {
  const { rows } = await sql<{
    month: string
    is_shown: boolean
    revenue_cents: string
    simulated_cents: string
    sales: number
  }>`
    select to_char(coalesce(m.month, s.month), 'YYYY-MM') as month, s.month is not null as is_shown,
      (coalesce(m.revenue_cents, 0) - coalesce(m.simulated_cents, 0))::text as revenue_cents, coalesce(m.simulated_cents, 0)::text as simulated_cents,
      coalesce(m.sales, 0) as sales
    from (select vendor_months.* from app.vendor_months where vendor_id = ${vendorId}) m
    full join (select (app.month_of(${now}) - make_interval(months => n))::date as month from generate_series(0, 11) as n) s on s.month = m.month
    order by 1`.execute(tx)
  return {
    totalCents: rows.reduce((sum, row) => sum + Number(row.revenue_cents), 0),
    simulatedCents: rows.reduce((sum, row) => sum + Number(row.simulated_cents), 0),
    sales: rows.reduce((sum, row) => sum + row.sales, 0),
    months: rows.flatMap(({ month, is_shown: isShown, revenue_cents: cents, simulated_cents: simulated, sales }) =>
      isShown ? [{ month, revenue_cents: Number(cents), simulated_cents: Number(simulated), sales }] : [],
    ),
  }
}
