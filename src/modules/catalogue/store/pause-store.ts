import type { Tx } from '#platform/database/database.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

const SHOWN_MAX = 200

/** A bot that an administrator paused. */
export interface PausedBot {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly vendorId: string | null
  readonly pausedAt: Date
  readonly reason: string
}

/** Finds the paused bots, the last paused first; at most two hundred. For the service only, since it reveals their vendors. */
export async function findPausedBots(tx: Tx): Promise<PausedBot[]> {
  const rows = await tables(tx)
    .selectFrom('bots')
    .select(['id', 'title', 'category', 'vendor_id', 'paused_at', 'pause_reason'])
    .where('paused_at', 'is not', null)
    .orderBy('paused_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.flatMap(({ paused_at: pausedAt, pause_reason: reason, vendor_id: vendorId, ...bot }) =>
    pausedAt === null ? [] : [{ ...bot, vendorId, pausedAt, reason: reason ?? '' }],
  )
}

/** Pauses a bot with the reason that its vendor reads, or resumes it; in the caller's service transaction. */
export async function setBotPause(tx: Tx, botId: string, pause: { at: Date; reason: string } | null): Promise<void> {
  await tables(tx)
    .updateTable('bots')
    .set({ paused_at: pause?.at ?? null, pause_reason: pause?.reason ?? null })
    .where('id', '=', botId)
    .execute()
}
