import pg from 'pg'
import { measure } from './compare.ts'
import type { BenchOptions } from './options.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'
import { dashboardRequest, makeBusyVendor } from './vendor-fixtures.ts'

const volume = { bots: 200, transactions: 100_000 }
const mostMs = 80
const connections = 4

/** Measures the dashboard of a vendor with a long history; after the rows of the marketplace, because its bots stay. */
export async function vendorRows(
  ours: RunningSystem,
  wanted: (name: string) => boolean,
  options: BenchOptions,
): Promise<Row[]> {
  if (!ours.database || !wanted('vendor dashboard')) return []
  const client = new pg.Client({ connectionString: ours.database.adminUrl })
  await client.connect()
  try {
    const token = await makeBusyVendor(ours.server.url, (sql, values) => client.query(sql, values), volume)
    const report = await measure(ours.server, [dashboardRequest(token)], connections, options)
    return [
      {
        name: `vendor dashboard with 200 bots and 100,000 transactions, p95, c=${connections}`,
        ours: `${figure(report.p95Ms, 'ms')} (p50 ${figure(report.p50Ms, 'ms')})`,
        cpu: report.cpuMsPerRequest.toFixed(2),
        wrong: report.wrong,
        ...(report.firstWrong === undefined ? {} : { firstWrong: report.firstWrong }),
        target: `<= ${mostMs} ms`,
        met: report.p95Ms <= mostMs,
      },
    ]
  } finally {
    await client.end()
  }
}
