import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** The facts of a bot that its agreement states. */
export interface AgreedBot {
  readonly title: string
  /** Whether a service of its vendor answers: questions then leave Syvo. */
  readonly usesVendorEndpoint: boolean
  /** Since when the account has the bot: the earliest start of its current grants. */
  readonly since: Date
}

/**
 * Returns the bot as the account runs it and since when it has it; null when nothing grants the bot now. Runs as the service: the endpoint of a bot
 * is its vendor's secret.
 */
export async function findAgreedBot(tx: Tx, userId: string, botId: string, now: Date): Promise<AgreedBot | null> {
  const { rows } = await sql<{ title: string; has_own_service: boolean; since: Date }>`
    select coalesce(v.content ->> 'title', b.title) as title,
      case when v.id is null then b.api_endpoint else v.content ->> 'api_endpoint' end is not null as has_own_service, min(g.starts_at) as since
    from app.live_grants(${now}) g join app.bots b on b.id = g.bot_id
    left join app.user_bots ub on ub.user_id = g.user_id and ub.bot_id = g.bot_id
    left join app.bot_versions v on v.bot_id = ub.bot_id and v.number = ub.held_version
    where g.user_id = ${userId} and g.bot_id = ${botId}
    group by b.id, v.id`.execute(tx)
  const [row] = rows
  return row ? { title: row.title, usesVendorEndpoint: row.has_own_service, since: row.since } : null
}
