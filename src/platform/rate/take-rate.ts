import { createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A rule against automation: at most `max` uses of a bucket in each window. */
export interface RateRule {
  readonly name: string
  readonly windowSeconds: number
  readonly max: number
}

/** The counter of a rule for one subject. */
export function bucketOf(rule: RateRule, subject: string): string {
  return `${rule.name}:${subject}`
}

/** Counts one use under a rule for `subject` and tells whether it stayed within it; atomic, shared by all processes. */
export async function takeRate(tx: Tx, rule: RateRule, subject: string, now: Date): Promise<boolean> {
  const bucket = bucketOf(rule, subject)
  const result = await sql<{
    within: boolean
  }>`select app.take_rate(${bucket}, ${rule.windowSeconds}, ${rule.max}, ${now}) as within`.execute(tx)
  return result.rows[0]?.within === true
}

/** Tells whether a bucket is used up, without counting a use. */
export async function isRateUsedUp(tx: Tx, rule: RateRule, subject: string, now: Date): Promise<boolean> {
  const bucket = bucketOf(rule, subject)
  const windowMs = rule.windowSeconds * 1000
  const start = new Date(Math.floor(now.getTime() / windowMs) * windowMs)
  const result = await sql<{
    used: number
  }>`select used from app.rate_counters where bucket = ${bucket} and window_start = ${start}`.execute(tx)
  return (result.rows[0]?.used ?? 0) >= rule.max
}

/** A keyed hash of an address or mail address, so that counters and conversations never hold it in clear. */
export function maskSubject(key: KeyObject, subject: string): string {
  return createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)
}
