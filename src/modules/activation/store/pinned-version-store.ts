import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { liveGrants } from './live-grants.ts'
import type { ActivationTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<ActivationTables>().withSchema('app')

/** An account's row of a bot that it has access to now, with its pinned version. */
export interface Activation {
  readonly id: string
  readonly botId: string
  readonly pinnedVersion: number | null
}

/** Returns the account's row of a bot; null when no grant is live. */
export async function findActivation(tx: Tx, userId: string, botId: string, now: Date): Promise<Activation | null> {
  const row = await tables(tx)
    .selectFrom('user_bots')
    .select(['id', 'held_version'])
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .where((q) =>
      q.exists(
        q
          .selectFrom(liveGrants(now))
          .select('grant.id')
          .where('grant.user_id', '=', userId)
          .where('grant.bot_id', '=', botId),
      ),
    )
    .executeTakeFirst()
  return row ? { id: row.id, botId, pinnedVersion: row.held_version } : null
}

/**
 * Sets the pinned version of an activation; the database itself refuses a version that may not be pinned (migration 0119). Needs a service
 * transaction.
 */
export async function savePinnedVersion(tx: Tx, activationId: string, number: number | null): Promise<void> {
  await tables(tx).updateTable('user_bots').set({ held_version: number }).where('id', '=', activationId).execute()
}

/** Returns the category of the caller's pinned version of a bot; null when they follow the live version. */
export async function findPinnedCategory(tx: Tx, botId: string): Promise<string | null> {
  const { rows } = await sql<{
    category: string | null
  }>`select app.held_texts(${botId}) ->> 'category' as category`.execute(tx)
  return rows[0]?.category ?? null
}

/** A customer of a bot, and their pinned version. */
export interface BotCustomer {
  readonly userId: string
  readonly pinnedVersion: number | null
}

/**
 * Returns the accounts that have a bot now, except as example data and except its vendor, in the order of their ids after `after`: by direct access,
 * or switched on by their plan. Needs a service transaction.
 */
export async function findBotCustomers(
  tx: Tx,
  of: {
    readonly botId: string
    readonly vendorId: string | null
    readonly after: string | null
    readonly limit: number
  },
  now: Date,
): Promise<BotCustomer[]> {
  const { rows } = await sql<{ user_id: string; held_version: number | null }>`
    select distinct ub.user_id, ub.held_version
    from app.live_grants(${now}) g join app.user_bots ub on ub.user_id = g.user_id and ub.bot_id = g.bot_id
    where g.bot_id = ${of.botId} and g.user_id is distinct from ${of.vendorId}::uuid and (${of.after}::uuid is null or g.user_id > ${of.after}::uuid)
      and (ub.active or g.source <> 'plan') and not g.is_example
    order by ub.user_id limit ${of.limit}`.execute(tx)
  return rows.map((row) => ({ userId: row.user_id, pinnedVersion: row.held_version }))
}
