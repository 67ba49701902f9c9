import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A bot, with the fields that the mail about a pause needs. */
export interface PausableBot {
  readonly botId: string
  /** Null for a bot of Syvo itself. */
  readonly vendorId: string | null
  readonly title: string
  readonly isPaused: boolean
}

/** Returns a bot with whether it is paused now; null when it does not exist. Needs a service transaction. */
export async function findPausableBot(tx: Tx, botId: string): Promise<PausableBot | null> {
  const { rows } = await sql<{ vendor_id: string | null; title: string; paused: boolean }>`
    select vendor_id, title, paused_at is not null as paused from app.bots_with_vendor where id = ${botId}`.execute(tx)
  const [row] = rows
  return row ? { botId, vendorId: row.vendor_id, title: row.title, isPaused: row.paused } : null
}

/**
 * Marks an account as notified of a bot's pause; returns false when it was notified before, or when the bot runs again. Needs a service transaction.
 */
export async function markPauseNotified(tx: Tx, who: { userId: string; botId: string }, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update app.user_bots ub set pause_told_at = ${now}
    where ub.user_id = ${who.userId} and ub.bot_id = ${who.botId} and ub.pause_told_at is null
      and exists (select 1 from app.bots_with_vendor b where b.id = ub.bot_id and b.paused_at is not null)
    returning ub.id`.execute(tx)
  return rows.length > 0
}

/**
 * Claims up to `limit` accounts that were notified of a bot's pause and clears their mark; none while the bot is paused. Needs a service transaction.
 */
export async function claimPauseNotified(tx: Tx, botId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update app.user_bots ub set pause_told_at = null
    where ub.id in (select t.id from app.user_bots t where t.bot_id = ${botId} and t.pause_told_at is not null limit ${limit} for update)
      and exists (select 1 from app.bots_with_vendor b where b.id = ub.bot_id and b.paused_at is null)
    returning ub.user_id`.execute(tx)
  return rows.map((row) => row.user_id)
}
