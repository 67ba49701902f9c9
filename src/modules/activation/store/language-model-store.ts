import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/**
 * Returns whether the version of a bot that would run for an account needs a language model where none is connected (AMB-197). Runs as the account
 * itself, or as the service.
 */
export async function isModelMissing(tx: Tx, userId: string, botId: string): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    select app.misses_model(${userId}::uuid, ${botId}::uuid) as missing`.execute(tx)
  return rows[0]?.missing === true
}

/** Stores whether a language model is connected; returns true when nothing was stored before, or the opposite. Needs a service transaction. */
export async function saveModelConnected(tx: Tx, connected: boolean, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into app.language_model as m (connected, changed_at) values (${connected}, ${now})
    on conflict (only_row) do update set connected = excluded.connected, changed_at = excluded.changed_at
      where m.connected <> excluded.connected
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Returns whether this installation is known to have no language model. */
export async function isWithoutModel(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`select app.lacks_model() as lacks`.execute(tx)
  return rows[0]?.lacks === true
}

/** Returns whether the newest start of this installation found a language model; null before the first. Needs a service transaction. */
export async function findModelConnected(tx: Tx): Promise<boolean | null> {
  const { rows } = await sql<{ connected: boolean }>`select connected from app.language_model`.execute(tx)
  return rows[0]?.connected ?? null
}

/** An account to notify about its bots in one mail. */
export interface ModelNotice {
  readonly userId: string
  /** The titles of its bots that need a model, in alphabetical order. */
  readonly titles: readonly string[]
}

/**
 * Claims up to `limit` unnotified accounts that have a bot without its language model, and marks them as notified. None while a model is connected.
 * Needs a service transaction.
 */
export async function claimMissingModelNotices(tx: Tx, limit: number, now: Date): Promise<ModelNotice[]> {
  const { rows } = await sql<{ user_id: string; titles: string[] }>`
    with concerned as (
      select ub.id, ub.user_id, b.title from app.user_bots ub join app.bots_with_vendor b on b.id = ub.bot_id
      where ub.model_told_at is null and b.vendor_id is distinct from ub.user_id and app.misses_model(ub.user_id, ub.bot_id)
        and exists (select 1 from app.live_grants(${now}) g where g.user_id = ub.user_id and g.bot_id = ub.bot_id
          and (ub.active or g.source <> 'plan') and not g.is_example)
    ), taken as (select distinct user_id from concerned order by user_id limit ${limit}),
    told as (
      update app.user_bots ub set model_told_at = ${now} from concerned c
      where c.id = ub.id and c.user_id in (select user_id from taken) returning ub.user_id, c.title
    )
    select user_id, array_agg(title order by title) as titles from told group by user_id order by user_id`.execute(tx)
  return rows.map((row) => ({ userId: row.user_id, titles: row.titles }))
}

/** Claims up to `limit` notified accounts whose bots work again, and clears their mark; none while there is no model. Needs a service transaction. */
export async function claimRestoredModelNotices(tx: Tx, limit: number): Promise<ModelNotice[]> {
  const { rows } = await sql<{ user_id: string; titles: string[] }>`
    with concerned as (
      select ub.id, ub.user_id, b.title from app.user_bots ub join app.bots_with_vendor b on b.id = ub.bot_id
      where ub.model_told_at is not null and not app.misses_model(ub.user_id, ub.bot_id)
    ), taken as (select distinct user_id from concerned order by user_id limit ${limit}),
    told as (
      update app.user_bots ub set model_told_at = null from concerned c
      where c.id = ub.id and c.user_id in (select user_id from taken) returning ub.user_id, c.title
    )
    select user_id, array_agg(title order by title) as titles from told group by user_id order by user_id`.execute(tx)
  return rows.map((row) => ({ userId: row.user_id, titles: row.titles }))
}
