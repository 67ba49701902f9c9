import { createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** A limit against automation: at most `max` uses of a bucket in each window. */
export interface RateLimitRule {
  readonly name: string
  readonly windowSeconds: number
  readonly max: number
}

/** Returns the counter of a rule for one subject. */
function bucketOf(rule: RateLimitRule, subject: string): string {
  return `${rule.name}:${subject}`
}

/** Counts one use under a rule for `subject` and returns whether it stayed within it; atomic, shared by all processes. */
export async function consumeRateLimit(tx: Tx, rule: RateLimitRule, subject: string, now: Date): Promise<boolean> {
  const bucket = bucketOf(rule, subject)
  const result = await sql<{
    within: boolean
  }>`select app.take_rate(${bucket}, ${rule.windowSeconds}, ${rule.max}, ${now}) as within`.execute(tx)
  return result.rows[0]?.within === true
}

/** A rule for one subject, in the form that the database counts. */
export interface RateLimit {
  readonly bucket: string
  readonly seconds: number
  readonly max: number
}

/** Returns a rule for one subject. */
export function toRateLimit(rule: RateLimitRule, subject: string): RateLimit {
  return { bucket: bucketOf(rule, subject), seconds: rule.windowSeconds, max: rule.max }
}

/**
 * Counts one use under every rate, or under none, in one statement; returns the first that is used up, or null. Callers of several shared rates must
 * pass them in the same order.
 */
export async function consumeRates(db: Database, rates: readonly RateLimit[], now: Date): Promise<RateLimit | null> {
  const rows = await db.query<{ bucket: string | null }>(
    { role: 'service' },
    'select app.take_rates($1, $2) as bucket',
    [JSON.stringify(rates), now],
  )
  const refusing = rows[0]?.bucket ?? null
  return rates.find((rate) => rate.bucket === refusing) ?? null
}

/** Releases the uses that `consumeRates` counted at `consumedAt`. */
export async function releaseRates(db: Database, rates: readonly RateLimit[], consumedAt: Date): Promise<void> {
  await db.query({ role: 'service' }, 'select app.give_back_rates($1, $2)', [JSON.stringify(rates), consumedAt])
}

/** Returns a keyed hash of an address or mail address, so that counters and conversations never store it in clear. */
export function maskSubject(key: KeyObject, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)
}
