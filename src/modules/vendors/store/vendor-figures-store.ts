import { sql } from 'kysely'
import { OUT_OF_SCOPE_QUESTION } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'

/** The use of a vendor's bot: numbers only, because the conversations are its customers'. */
export interface BotUse {
  readonly bot_id: string
  readonly holders: number
  readonly conversations: number
  readonly unanswered: number
}

/**
 * Finds for each of a vendor's bots the number of accounts with access now, and of conversations and refused questions of the last thirty days; for
 * the service.
 */
export async function findBotUse(tx: Tx, vendorId: string, now: Date): Promise<BotUse[]> {
  const since = new Date(now.getTime() - 30 * 86_400_000)
  // Bot by bot along the indexes: the planner would choose a group over all of them for a few rows and count them anew for every bot.
  const { rows } = await sql<BotUse>`
    select b.id as bot_id, h.holders, c.conversations, c.unanswered
    from app.bots_with_vendor b
    cross join lateral (
      select count(distinct g.user_id)::int as holders from app.live_grants(${now}) g
      where g.bot_id = b.id and not g.is_example and g.user_id <> ${vendorId}
    ) h
    cross join lateral (
      select count(*)::int as conversations, coalesce(sum(c.refused_count), 0)::int as unanswered from app.conversations c
      where c.bot_id = b.id and not c.is_example and c.last_message_at >= ${since}
    ) c
    where b.vendor_id = ${vendorId}`.execute(tx)
  return rows
}

/**
 * Finds the questions of the last thirty days that the sample companies of a vendor's bots could not answer, newest first. Anonymous visitors asked
 * them, so they must be masked before they are shown.
 */
export async function findUnansweredSamples(tx: Tx, vendorId: string, now: Date, limit: number) {
  const since = new Date(now.getTime() - 30 * 86_400_000)
  const { rows } = await sql<{ bot_id: string; title: string; question: string; asked_at: Date }>`
    select e.bot_id, b.title, e.input_data ->> 'message' as question, e.created_at as asked_at
    from app.bot_executions e join app.bots_with_vendor b on b.id = e.bot_id
    where b.vendor_id = ${vendorId} and e.config_id = b.sample_config_id and e.status = 'blocked' and e.blocked_reason = 'out_of_scope'
      and e.channel = 'hosted' and e.id >= app.first_id_at(${since}) and coalesce(e.input_data ->> 'message', '') not in ('', ${OUT_OF_SCOPE_QUESTION})
    order by e.id desc limit ${limit}`.execute(tx)
  return rows
}
