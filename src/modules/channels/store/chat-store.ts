import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** The configuration and bot of a chat that opens. */
export interface ChatConfig {
  id: string
  bot_id: string
  title: string
  category: string
  branding_data: Record<string, unknown>
  config_valid: boolean
  sample_questions: string[]
  is_sample: boolean
  /** True when no question would be answered now: the month is used up, the bot is switched off, or its access has ended. */
  limit_reached: boolean
  /** True when an administrator paused the bot. */
  paused: boolean
  /** True when the bot needs a language model and none is connected (AMB-197). */
  model_missing: boolean
  /** True when a vendor's own endpoint answers. */
  has_endpoint: boolean
}

/**
 * Returns the configuration that bot and token name, with the bot as its owner runs it, and whether it answers questions now; null when they do not
 * belong together.
 */
export async function findChatConfig(tx: Tx, botId: string, token: string, now: Date): Promise<ChatConfig | null> {
  const found = await sql<ChatConfig>`
    select c.id, c.bot_id, coalesce(v.content ->> 'title', b.title) as title, coalesce(v.content ->> 'category', b.category) as category, c.branding_data, c.config_valid, b.sample_questions, c.is_sample,
      app.is_limit_reached(c.user_id, c.bot_id, ${now}) or not c.is_sample and not exists (
        select 1 from app.user_bots u join app.live_grants(${now}) g on g.user_id = u.user_id and g.bot_id = u.bot_id
        where u.user_id = c.user_id and u.bot_id = c.bot_id and u.active
      ) as limit_reached, b.paused_at is not null as paused,
      app.misses_model(c.user_id, c.bot_id) as model_missing,
      coalesce(case when v.number is null then b.api_endpoint else v.content ->> 'api_endpoint' end, '') <> '' as has_endpoint
    from app.user_bot_configs c join app.bots b on b.id = c.bot_id
    left join app.user_bots ub on ub.user_id = c.user_id and ub.bot_id = c.bot_id
    left join app.bot_versions v on v.bot_id = ub.bot_id and v.number = ub.held_version
    where c.hosted_token = ${token} and c.bot_id = ${botId}`.execute(tx)
  return found.rows[0] ?? null
}

/** The appearance of a configuration's chat on a site, before the first message. */
export interface ChatPublication {
  title: string
  branding_data: Record<string, unknown>
  allowed_domains: string[]
  /** True when no chat can be opened: the configuration is incomplete, or its owner switched the bot off. */
  is_off: boolean
}

/** Returns the appearance and allowed sites of the configuration that bot and token name; null when they do not belong together. */
export async function findChatPublication(tx: Tx, botId: string, token: string): Promise<ChatPublication | null> {
  const found = await sql<ChatPublication>`
    select coalesce(v.content ->> 'title', b.title) as title, c.branding_data, c.allowed_domains,
      not c.config_valid or not c.is_sample and coalesce(not u.active, false) as is_off
    from app.user_bot_configs c join app.bots b on b.id = c.bot_id
    left join app.user_bots u on u.user_id = c.user_id and u.bot_id = c.bot_id
    left join app.bot_versions v on v.bot_id = u.bot_id and v.number = u.held_version
    where c.hosted_token = ${token} and c.bot_id = ${botId}`.execute(tx)
  return found.rows[0] ?? null
}

/** Returns the owner of this transaction's configuration, and whether the conversation belongs to the visitor. */
export async function findChatOwner(
  tx: Tx,
  conversation: { id: string | null; visitorKey: string },
): Promise<{ owner: string | null; own: boolean }> {
  const found = await sql<{ owner: string | null; own: boolean }>`select app.config_owner() as owner,
    exists (select 1 from app.conversations where id = ${conversation.id} and visitor_key = ${conversation.visitorKey}) as own`.execute(
    tx,
  )
  return found.rows[0] ?? { owner: null, own: false }
}

/** One line of a conversation as the chat page shows it. */
export interface ChatLine {
  by: 'you' | 'bot'
  text: string
  sources: { title: string; url: string }[]
}

/** Returns the last hundred lines of a conversation, oldest first; none when it does not belong to the visitor. */
export async function findLines(tx: Tx, conversationId: string, visitorKey: string): Promise<ChatLine[]> {
  const found = await sql<ChatLine>`
    select case m.role when 'user' then 'you' else 'bot' end as by, m.content as text,
      coalesce((select jsonb_agg(jsonb_build_object('title', s ->> 'title', 'url', s ->> 'url'))
        from jsonb_array_elements(m.sources) s where s ->> 'title' is not null and s ->> 'url' like 'http%'), '[]') as sources
    from (
      select m.id, m.role, m.content, m.sources from app.messages m join app.conversations c on c.id = m.conversation_id
      where m.conversation_id = ${conversationId} and c.visitor_key = ${visitorKey} order by m.id desc limit 100
    ) m order by m.id`.execute(tx)
  return found.rows
}
