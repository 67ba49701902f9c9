import { sql } from 'kysely'
import { EXECUTION_LIMIT_DEFAULT, inputFieldsOf } from '#modules/catalogue/public.ts'
import { monthLabel, monthOf } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { UserBot } from '../contract.ts'
import type { GrantSource } from './tables.ts'

interface UserBotRow {
  id: string
  user_id: string
  bot_id: string
  access_type: 'purchase' | 'rental'
  access_end: Date | null
  active: boolean
  created_at: Date
  title: string
  description: string
  category: string
  input_fields: unknown
  live_version: number | null
  held_version: number | null
  bot_limit: number | null
  source: GrantSource | null
  monthly_limit: number | null
  live: boolean | null
  on_plan: boolean
  renews_at: Date | null
  config_valid: boolean
  paused: boolean
  model_missing: boolean
  used: number
  is_example: boolean
}

/** The filter on an account's bots; null leaves a filter out. */
export interface UserBotQuery {
  readonly userId: string
  readonly botId: string | null
  readonly active: boolean | null
}

/**
 * Returns an account's bots with the grant that counts, in the order in which an execution chooses it: live before ended, direct access before the
 * plan's, the longest first. Switched-on bots come first, then by title (AMB-115). A bot with a pinned version has that version's texts.
 */
export async function findUserBots(tx: Tx, query: UserBotQuery, now: Date): Promise<UserBot[]> {
  const result = await sql<UserBotRow>`
    select ub.id, ub.user_id, ub.bot_id, ub.access_type, ub.access_end, ub.active, ub.created_at,
      coalesce(h.texts ->> 'title', b.title) as title, coalesce(h.texts ->> 'description', b.description) as description,
      coalesce(h.texts ->> 'category', b.category) as category, coalesce(h.texts -> 'input_fields', b.input_fields) as input_fields,
      b.approved_version as live_version, ub.held_version, b.monthly_execution_limit as bot_limit, b.paused_at is not null as paused,
      app.misses_model(ub.user_id, ub.bot_id) as model_missing,
      g.source, g.monthly_limit, g.live, g.renews_at, coalesce(u.used + u.example_used, 0) as used, coalesce(g.is_example, false) as is_example,
      coalesce(c.config_valid, false) as config_valid,
      exists (select 1 from app.live_grants(${now}) p where p.user_id = ub.user_id and p.bot_id = ub.bot_id and p.source = 'plan') as on_plan
    from app.user_bots ub
    join app.visible_bots b on b.id = ub.bot_id
    left join lateral (select app.held_texts(ub.bot_id) as texts where ub.held_version is not null) h on true
    left join lateral (
      select g.source, g.monthly_limit, g.renews_at, g.is_example, app.is_live(g.starts_at, g.ends_at, ${now}) as live
      from app.bot_grants g where g.user_id = ub.user_id and g.bot_id = ub.bot_id
      order by app.is_live(g.starts_at, g.ends_at, ${now}) desc, (g.source <> 'plan') desc, g.ends_at desc nulls first limit 1
    ) g on true
    left join app.execution_usage u on u.user_id = ub.user_id and u.bot_id = ub.bot_id and u.month = ${monthOf(now)}::date
    left join app.user_bot_configs c on c.user_id = ub.user_id and c.bot_id = ub.bot_id
    where ub.user_id = ${query.userId} and (${query.botId}::uuid is null or ub.bot_id = ${query.botId}::uuid)
      and (${query.active}::boolean is null or ub.active = ${query.active}::boolean)
    order by ub.active desc, coalesce(h.texts ->> 'title', b.title), ub.id`.execute(tx)
  return result.rows.map((row) => userBotAnswer(row, now))
}

function userBotAnswer(row: UserBotRow, now: Date): UserBot {
  const live = row.live ?? false
  const ownLimit = live && row.source !== 'plan' ? row.monthly_limit : null
  return {
    id: row.id,
    user_id: row.user_id,
    bot_id: row.bot_id,
    access_type: row.access_type,
    access_end: row.access_end?.toISOString() ?? null,
    active: row.active,
    created_at: row.created_at.toISOString(),
    access_source: row.source ?? 'rental',
    access_expired: !live,
    on_plan: row.on_plan,
    renews_at: live ? (row.renews_at?.toISOString() ?? null) : null,
    config_valid: row.config_valid,
    is_paused: row.paused,
    model_missing: row.model_missing,
    is_example: row.is_example,
    bot: {
      id: row.bot_id,
      title: row.title,
      description: row.description,
      category: row.category,
      input_fields: inputFieldsOf(row.input_fields),
    },
    version: versionOf(row),
    usage: { used: row.used, limit: ownLimit ?? row.bot_limit ?? EXECUTION_LIMIT_DEFAULT, month: monthLabel(now) },
  }
}

/** Returns the versions of a bot; seeded content counts as version 1 while there is no other. */
function versionOf({ live_version, held_version }: UserBotRow): UserBot['version'] {
  const live = live_version ?? 1
  return { running: held_version ?? live, live, held: held_version !== null }
}
