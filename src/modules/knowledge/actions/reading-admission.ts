import type { Tx } from '#platform/database/database.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import { findOwner, findSources } from '../store/page-store.ts'
import { isNewReading } from '../store/reading-store.ts'

const HOUR_MS = 3_600_000
/** The readings that an account starts in an hour, whatever started them: a save, the button, the daily run, a sample company. */
const READINGS_STARTED: RateLimitRule = { name: 'reading-begun', windowSeconds: 3600, max: 60 }

/** Whether a slice may run now; `later` when its account started so many readings that a new one has to wait. */
export type ReadingAdmission = { outcome: 'now' | 'gone' } | { outcome: 'later'; at: Date }

/** Counts the start of a reading that fetches other people's sites; a continued reading, or one with only texts, is not counted. */
export async function admitReading(tx: Tx, configId: string, now: Date): Promise<ReadingAdmission> {
  const userId = await findOwner(tx, configId)
  if (!userId) return { outcome: 'gone' }
  const sources = await findSources(tx, configId)
  const isCounted = sources.some((source) => source.kind === 'address') && (await isNewReading(tx, configId))
  if (!isCounted || (await consumeRateLimit(tx, READINGS_STARTED, userId, now))) return { outcome: 'now' }
  return { outcome: 'later', at: new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS) }
}
