import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../src/platform/ids/id.ts'
import { attempt } from './attempt.ts'
import { startExecution, webhookEvents } from './bench-fixtures.ts'
import { median } from './compare.ts'
import type { BenchOptions } from './options.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'

const entitlementMostMs = 1
const webhookMaxMs = 20
const webhooksPerSecond = 200

/** Measures the cost of beginning an execution, and the time to acknowledge webhook events of payments. */
export async function paymentRows(
  ours: RunningSystem,
  wanted: (name: string) => boolean,
  options: BenchOptions,
): Promise<Row[]> {
  const { database, server } = ours
  if (!database) return []
  const rows: Row[] = []
  if (wanted('entitlement'))
    rows.push(...(await attempt('entitlement check', async () => [await entitlementRow(database.adminUrl)])))
  if (wanted('payment events'))
    rows.push(...(await attempt('payment events', async () => [await webhookRow(server.url, options.seconds)])))
  return rows
}

/**
 * Measures the beginning of an execution against a bare statement in the same kind of transaction. It checks rights and both limits and
 * writes two rows, so it costs more than the check of rights that the target is about.
 */
async function entitlementRow(adminUrl: string): Promise<Row> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows: users } = await client.query<{ user_id: string; bot_id: string }>(
      "select user_id, bot_id from app.bot_grants where source = 'trial' and monthly_limit > 1000 limit 1",
    )
    const user = users[0]
    if (!user) throw new Error('no user has a bot to execute')
    const { text, values, outcome } = startExecution(user.bot_id)
    let wrong = 0
    const bare: number[] = []
    const whole: number[] = []
    for (let round = 0; round < 600; round++) {
      for (const [samples, statement] of [
        [bare, { text: 'select 1 as outcome', values: [] }],
        [whole, { text, values }],
      ] as const) {
        await client.query('begin')
        await client.query("select set_config('role', 'syvo_service', true), set_config('app.user_id', $1, true)", [
          user.user_id,
        ])
        const startedMs = performance.now()
        const answer = await client.query({ ...statement, values: [...statement.values] })
        // The first hundred rounds plan their statements.
        if (round >= 100) samples.push(performance.now() - startedMs)
        if (samples === whole && answer.rows[0]?.outcome !== outcome) wrong += 1
        await client.query('rollback')
      }
    }
    const beyondMs = median(whole) - median(bare)
    return {
      name: 'entitlement check with both limits and the log row, p50 beyond a bare statement',
      ours: figure(median(whole), 'ms'),
      floor: figure(median(bare), 'ms'),
      wrong,
      target: `<= ${entitlementMostMs} ms beyond (${beyondMs.toFixed(2)})`,
      met: beyondMs <= entitlementMostMs,
    }
  } finally {
    await client.end()
  }
}

/** Sends webhook events at a steady pace and measures the time from sending to the acknowledgement. */
async function webhookRow(url: string, seconds: number): Promise<Row> {
  const sign = await webhookEvents()
  const startMs = performance.now()
  const samples = await Promise.all(
    Array.from({ length: webhooksPerSecond * seconds }, async (_, nth) => {
      await setTimeout(Math.max(0, startMs + (nth * 1000) / webhooksPerSecond - performance.now()))
      const { body, headers } = sign(newId())
      const sentMs = performance.now()
      const response = await fetch(`${url}/functions/v1/payment-events`, { method: 'POST', body, headers })
      await response.text()
      return { ms: performance.now() - sentMs, status: response.status }
    }),
  )
  // The first second opens the connections.
  const counted = samples.slice(webhooksPerSecond).map(({ ms }) => ms)
  const p99Ms = counted.toSorted((one, other) => one - other)[Math.floor(counted.length * 0.99)] ?? Number.NaN
  const wrong = samples.filter(({ status }) => status !== 200)
  return {
    name: `payment events acknowledged, ${webhooksPerSecond} a second, p99`,
    ours: figure(p99Ms, 'ms'),
    wrong: wrong.length,
    ...(wrong[0] === undefined ? {} : { firstWrong: `status ${wrong[0].status}` }),
    target: `<= ${webhookMaxMs} ms`,
    met: p99Ms <= webhookMaxMs,
  }
}
