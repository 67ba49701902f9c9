import { setTimeout as pause } from 'node:timers/promises'
import { readingQueue } from '../src/modules/knowledge/actions/reading-queue.ts'
import { benchAddress } from './bench-fixtures.ts'
import { anyAddress } from './load.ts'
import { runLoad } from './load-job.ts'
import { readingFlood } from './mail-and-reading-floods.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'

/** The name of the row about password mail. */
export const passwordMailName = 'password mail during twelve accounts that start readings'

const MAILS = 4
/** The number of readings that a process runs at once. */
const READING_SLOTS = readingQueue.concurrency
const BETWEEN_MS = 1_500
const MOST_MS = 10_000
const PATIENCE_MS = 60_000
/** Readings from the start of the product may run before those of the flood. */
const UNTIL_READING_MS = 90_000
const FLOOD_SECONDS = 10

/** Measures the slowest of four password mails, at rest and while slow pages occupy every reading slot. */
export async function passwordMailRow(side: RunningSystem): Promise<Row> {
  const rest = await slowestMail(side, 0)
  const { url, pid } = side.server
  const storm = runLoad({ url, pid, ...readingFlood(side), warmupSeconds: 0, seconds: FLOOD_SECONDS })
  const startedMs = performance.now()
  const pages = () => side.outside?.pagesOpen() ?? { now: 0, most: 0 }
  while (pages().now < READING_SLOTS && performance.now() - startedMs < UNTIL_READING_MS) await pause(50)
  const during = await slowestMail(side, MAILS)
  await storm
  return {
    name: passwordMailName,
    ours: `${figure(during, 'ms')} (rest ${figure(rest, 'ms')}, ${pages().most} slow pages at once)`,
    wrong: 0,
    target: `<= ${figure(MOST_MS, 'ms')}`,
    met: during <= MOST_MS && pages().most >= READING_SLOTS,
  }
}

/** Requests each mail for another account, because the product limits mails per address and day. */
async function slowestMail({ server, outside }: RunningSystem, firstAccount: number): Promise<number> {
  const times = Array.from({ length: MAILS }, async (_, nth) => {
    await pause(nth * BETWEEN_MS)
    const email = benchAddress(firstAccount + nth)
    const response = await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
      body: JSON.stringify({ email }),
    })
    if (!response.ok || !outside) throw new Error(`a password mail was refused: ${response.status}`)
    return outside.mailTo(email, PATIENCE_MS)
  })
  return Math.max(...(await Promise.all(times)))
}
