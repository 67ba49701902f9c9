import pg from 'pg'
import {
  addExecutions,
  bareMonitorQueries,
  makeAdministrator,
  monitorRequests,
  type OwnerQuery,
} from './bench-fixtures.ts'
import { measure } from './compare.ts'
import type { BenchOptions } from './options.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'

const executions = 1_000_000
const mostMs = 60
const connections = 4
const bareRounds = 20

/** Measures the administrators' monitor with a million executions; after other rows, because the executions stay. */
export async function monitorRows(
  ours: RunningSystem,
  wanted: (name: string) => boolean,
  options: BenchOptions,
): Promise<Row[]> {
  if (!ours.database || !wanted('monitor')) return []
  const client = new pg.Client({ connectionString: ours.database.adminUrl })
  await client.connect()
  const query: OwnerQuery = (sql, values) => client.query(sql, values)
  try {
    const bots = await addExecutions(query, executions)
    const token = await makeAdministrator(ours.server.url, query)
    const rows: Row[] = []
    for (const [what, requests] of Object.entries(monitorRequests(token, bots))) {
      const report = await measure(ours.server, requests, connections, options)
      const bare = await bareTimes(client, what, bots)
      rows.push({
        name: `monitor with 1,000,000 executions, ${what}, p95, c=${connections}`,
        ours: `${figure(report.p95Ms, 'ms')} (p50 ${figure(report.p50Ms, 'ms')})`,
        ...(bare ? { floor: `${figure(bare.p95Ms, 'ms')} (p50 ${figure(bare.p50Ms, 'ms')})` } : {}),
        cpu: report.cpuMsPerRequest.toFixed(2),
        wrong: report.wrong,
        ...(report.firstWrong === undefined ? {} : { firstWrong: report.firstWrong }),
        target: `<= ${mostMs} ms`,
        met: report.p95Ms <= mostMs,
      })
    }
    return rows
  } finally {
    await client.end()
  }
}

/** Measures the floor: the bare query on one connection as the owner of the data, without rights, masks, HTTP or other callers. */
async function bareTimes(
  client: pg.Client,
  what: string,
  bots: readonly string[],
): Promise<{ p50Ms: number; p95Ms: number } | null> {
  const queries = bareMonitorQueries(what, bots)
  if (queries.length === 0) return null
  const times: number[] = []
  for (let round = 0; round < bareRounds; round++)
    for (const { text, values } of queries) {
      const startedMs = performance.now()
      await client.query(text, values)
      // The first round fills the caches.
      if (round > 0) times.push(performance.now() - startedMs)
    }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p95Ms: at(0.95) }
}
