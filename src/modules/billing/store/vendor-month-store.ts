import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A vendor's month: sales net of VAT, in cents, and their number; simulated sandbox sales are counted separately. */
export interface VendorMonth {
  readonly month: string
  readonly revenue_cents: number
  readonly simulated_cents: number
  readonly sales: number
  readonly simulated_sales: number
}

/** The simulated sandbox sales of one bot in one month. */
interface SimulatedSales {
  readonly bot_id: string | null
  readonly month: string
  readonly cents: number
  readonly sales: number
}

/** A vendor's revenue: in all, per month, and the simulated sales of each bot in cents. */
export interface VendorRevenue {
  readonly totalCents: number
  readonly simulatedCents: number
  readonly sales: number
  readonly simulatedSales: number
  readonly simulatedOfBots: ReadonlyMap<string, number>
  readonly months: VendorMonth[]
}

/**
 * Returns what a vendor sold in all and in each of the last twelve months, including the current month and months without sales. A transaction counts
 * when its status is `paid` or empty (VEND-34); simulated sandbox sales are neither sales nor revenue and are returned separately. The database
 * updates the sums with every transaction. Runs as the vendor or as the service.
 */
export async function findVendorRevenue(tx: Tx, vendorId: string, now: Date): Promise<VendorRevenue> {
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
  const played = rows.some((row) => Number(row.simulated_cents) !== 0) ? await findSimulatedSales(tx, vendorId) : []
  const playedIn = (month: string) => sumOf(played.filter((one) => one.month === month).map(({ sales }) => sales))
  const simulatedSales = sumOf(played.map(({ sales }) => sales))
  return {
    totalCents: sumOf(rows.map((row) => Number(row.revenue_cents))),
    simulatedCents: sumOf(rows.map((row) => Number(row.simulated_cents))),
    sales: sumOf(rows.map(({ sales }) => sales)) - simulatedSales,
    simulatedSales,
    simulatedOfBots: sumsOfBots(played),
    months: rows.flatMap(({ month, is_shown: isShown, revenue_cents: cents, simulated_cents: simulated, sales }) =>
      isShown
        ? [
            {
              ...{ month, revenue_cents: Number(cents), simulated_cents: Number(simulated) },
              ...{ sales: sales - playedIn(month), simulated_sales: playedIn(month) },
            },
          ]
        : [],
    ),
  }
}

/** Returns the simulated sales of a vendor's bots, per bot and month; only queried when there are any. */
async function findSimulatedSales(tx: Tx, vendorId: string): Promise<SimulatedSales[]> {
  const { rows } = await sql<{ bot_id: string | null; month: string; cents: string; sales: number }>`
    select bot_id, to_char(app.month_of(created_at), 'YYYY-MM') as month, sum(amount_cents)::text as cents, count(*)::int as sales
    from app.transactions
    where vendor_id = ${vendorId} and provider = 'sandbox' and coalesce(status, '') in ('', 'paid')
    group by 1, 2`.execute(tx)
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}

function sumsOfBots(played: readonly SimulatedSales[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { bot_id: id, cents } of played) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + cents)
  return sums
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
