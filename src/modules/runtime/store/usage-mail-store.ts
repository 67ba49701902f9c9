import { sql } from 'kysely'
import { EXECUTION_LIMIT_DEFAULT } from '#modules/catalogue/public.ts'
import { monthOf } from '#modules/plans/public.ts'
import type { Tx } from '#platform/database/database.ts'

/** The percentage of a monthly limit at which its account is notified. */
export type UsageThreshold = 75 | 100

/** An account that reached three quarters of a limit, or the limit, and was not notified yet. */
export interface UsageCrossing {
  readonly userId: string
  /** The bot whose own limit it is; null for the plan's. */
  readonly bot: { readonly id: string; readonly title: string } | null
  readonly used: number
  readonly limit: number
  readonly threshold: UsageThreshold
  /** Identifies the mail: once per account, limit, month and threshold. */
  readonly dedupeKey: string
}

interface Row {
  user_id: string
  bot_id: string | null
  title: string | null
  used: number
  monthly_limit: number
  threshold: UsageThreshold
  dedupe_key: string
}

/**
 * Returns the accounts that crossed a threshold in the month of `now` and were not notified, at most `max`. An account that is at its limit, or that
 * switched these mails off, is returned for the limit only. Runs as the service, with the limits of `app.begin_execution`.
 */
export async function findUsageCrossings(tx: Tx, now: Date, max: number): Promise<UsageCrossing[]> {
  const month = monthOf(now)
  const { rows } = await sql<Row>`
    with plan_use as (
      select u.user_id, null::uuid as bot_id, null::text as title, u.used, app.plan_executions(app.tier_of(u.user_id, ${now})) as monthly_limit
      from app.usage_counters u where u.month = ${month}::date and u.feature_key = 'executions_monthly' and u.used > 0
    ), bot_use as (
      select u.user_id, u.bot_id, b.title, u.used, coalesce(own.monthly_limit, b.monthly_execution_limit, ${EXECUTION_LIMIT_DEFAULT}::int) as monthly_limit
      from app.execution_usage u
      join app.visible_bots b on b.id = u.bot_id
      left join lateral (
        select g.monthly_limit from app.live_grants(${now}) g
        where g.user_id = u.user_id and g.bot_id = u.bot_id and g.source <> 'plan'
        order by g.ends_at desc nulls first limit 1
      ) own on true
      where u.month = ${month}::date and u.used > 0
    ), crossed as (
      select c.*, case when c.used >= c.monthly_limit then 100 else 75 end as threshold
      from (select * from plan_use union all select * from bot_use) c
      where c.monthly_limit > 0 and c.used * 4 >= c.monthly_limit * 3
    ), named as (
      select c.*, 'usage:' || c.user_id || ':' || coalesce(c.bot_id::text, 'plan') || ${`:${month}:`}::text || c.threshold as dedupe_key from crossed c
    )
    select n.* from named n
    left join app.user_settings s on s.user_id = n.user_id
    where (n.threshold = 100 or coalesce(s.usage_mail, true))
      and not exists (select 1 from app.mails m where m.dedupe_key = n.dedupe_key)
    order by n.dedupe_key limit ${max}`.execute(tx)
  return rows.map(crossingOf)
}

function crossingOf(row: Row): UsageCrossing {
  const bot = row.bot_id === null ? null : { id: row.bot_id, title: row.title ?? '' }
  return {
    userId: row.user_id,
    bot,
    used: row.used,
    limit: row.monthly_limit,
    threshold: row.threshold,
    dedupeKey: row.dedupe_key,
  }
}
