import { asService } from '#platform/database/as-service.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import {
  countHours,
  deleteHours,
  findOldestRunning,
  findOpenHour,
  hasExecutionsSince,
  lockCounting,
  saveOpenHour,
} from '../store/execution-hours-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The period that the monitor shows, plus one hour. */
const RECOUNT_WINDOW_MS = 7 * DAY_MS + HOUR_MS
/** The milliseconds that an hour stays open after its end: the clock of another process may be slow, and a transaction may take long. */
const LATE_MS = 600_000
const RETENTION_MS = 35 * DAY_MS

/**
 * Updates the hour counts of the monitor. It recounts every hour that can still change: those that ended less than ten minutes ago, and those from
 * the oldest running execution on. A recount replaces the stored counts, so an interrupted or repeated run changes nothing; `exact` recounts
 * everything that the monitor shows.
 */
export function countExecutionHours({ db, clock }: ConversationDeps, { exact = false } = {}): Promise<void> {
  const now = clock.now()
  return asService(db, async (tx) => {
    await lockCounting(tx)
    const known = await findOpenHour(tx)
    const oldest = await findOldestRunning(tx)
    const back = hourOf(now.getTime() - RECOUNT_WINDOW_MS)
    const from = exact || known === null ? back : known
    const openFrom = hourOf(Math.min(now.getTime() - LATE_MS, oldest?.getTime() ?? Number.POSITIVE_INFINITY))
    // One hour past the clock, for a process whose clock is ahead.
    await countHours(tx, from, new Date(hourOf(now.getTime()).getTime() + 2 * HOUR_MS))
    await saveOpenHour(tx, openFrom < back ? back : openFrom)
    if (exact) await deleteHours(tx, new Date(now.getTime() - RETENTION_MS))
  })
}

/** Returns whether there were executions since the start of the open hours; on a quiet machine nothing is counted. */
export function isCountNeeded({ db, clock }: ConversationDeps): Promise<boolean> {
  const back = hourOf(clock.now().getTime() - RECOUNT_WINDOW_MS)
  return asService(db, async (tx) => hasExecutionsSince(tx, (await findOpenHour(tx)) ?? back))
}

function hourOf(atMs: number): Date {
  return new Date(Math.floor(atMs / HOUR_MS) * HOUR_MS)
}
