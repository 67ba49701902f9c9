import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'
import { firstIdAt } from '#platform/ids/id.ts'
import type { ConversationOutcome } from './turn-store.ts'

/** A conversation in its owner's list; the lead is looked up separately. */
export interface ConversationRow {
  id: string
  bot_id: string
  bot_title: string | null
  channel: string
  first_question: string | null
  message_count: number
  refused_count: number
  started_at: Date
  last_message_at: Date
  is_example: boolean
  outcome: ConversationOutcome | null
}

/** The filters of a list of conversations. */
export interface ConversationFilters {
  botId?: string | undefined
  channel?: string | undefined
  refused?: boolean | undefined
}

const COLUMNS = sql`c.id, c.bot_id, b.title as bot_title, c.channel, c.first_question, c.message_count, c.refused_count, c.started_at, c.last_message_at, c.is_example, c.outcome`
const MESSAGES_MAX = 1000

/** Returns one page of an owner's conversations, latest first, and the key of the next one. */
export async function findConversationPage(
  tx: Tx,
  page: ConversationFilters & { userId: string; limit: number; after?: string | undefined },
): Promise<{ rows: ConversationRow[]; nextAfter: string | null }> {
  const after = page.after === undefined ? null : readPageKey(page.after)
  const result = await sql<ConversationRow & { micros: number }>`
    select ${COLUMNS}, (extract(epoch from c.last_message_at) * 1000000)::bigint as micros
    from app.conversations c left join app.visible_bots b on b.id = c.bot_id
    where c.user_id = ${page.userId}
      ${page.botId ? sql`and c.bot_id = ${page.botId}` : sql``}
      ${page.channel ? sql`and c.channel = ${page.channel}` : sql``}
      ${page.refused === undefined ? sql`` : page.refused ? sql`and c.refused_count > 0` : sql`and c.refused_count = 0`}
      ${after ? sql`and (c.last_message_at, c.id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)` : sql``}
    order by c.last_message_at desc, c.id desc limit ${page.limit + 1}`.execute(tx)
  return cutPage(result.rows, page.limit)
}

/** Returns one conversation of this owner, or undefined. */
export async function findConversation(tx: Tx, userId: string, id: string): Promise<ConversationRow | undefined> {
  const result =
    await sql<ConversationRow>`select ${COLUMNS} from app.conversations c left join app.visible_bots b on b.id = c.bot_id
    where c.id = ${id} and c.user_id = ${userId}`.execute(tx)
  return result.rows[0]
}

/** A stored turn. */
export interface MessageRow {
  id: string
  role: 'user' | 'assistant'
  content: string
  sources: unknown
  outcome: string | null
  created_at: Date
}

/** Returns the turns of a conversation in order; at most the first thousand. */
export async function findMessages(tx: Tx, conversationId: string): Promise<MessageRow[]> {
  const result = await sql<MessageRow>`select id, role, content, sources, outcome, created_at from app.messages
    where conversation_id = ${conversationId} order by id limit ${MESSAGES_MAX}`.execute(tx)
  return result.rows
}

/** A conversation to delete, with the period of its executions. */
export interface DoomedConversation {
  id: string
  user_id: string
  started_at: Date
  last_message_at: Date
}

/** Locks one conversation of this owner for deletion. */
export async function lockConversation(tx: Tx, userId: string, id: string): Promise<DoomedConversation | undefined> {
  const result = await sql<DoomedConversation>`select id, user_id, started_at, last_message_at from app.conversations
    where id = ${id} and user_id = ${userId} for update`.execute(tx)
  return result.rows[0]
}

/** Locks conversations that are silent for longer than their owner's retention period (90 days by default), skipping locked ones. */
export async function lockOldConversations(tx: Tx, now: Date, max: number): Promise<DoomedConversation[]> {
  const result = await sql<DoomedConversation>`
    select c.id, c.user_id, c.started_at, c.last_message_at from app.conversations c
    left join app.user_settings s on s.user_id = c.user_id
    where c.last_message_at < ${now}::timestamptz - interval '1 day'
      and c.last_message_at < ${now}::timestamptz - coalesce(s.conversation_retention_days, 90) * interval '24 hours'
    order by c.last_message_at limit ${max} for update of c skip locked`.execute(tx)
  return result.rows
}

const MARGIN_MS = 3_600_000

/** Deletes conversations with their turns, and empties the texts of their executions; the counts of the executions stay. */
export async function deleteConversations(tx: Tx, doomed: readonly DoomedConversation[]): Promise<void> {
  const ids = doomed.map((one) => one.id)
  const turns = await sql<{
    execution_id: string | null
  }>`delete from app.messages where conversation_id = any(${ids}::uuid[]) returning execution_id`.execute(tx)
  const executions = [...new Set(turns.rows.flatMap((turn) => turn.execution_id ?? []))]
  await sql`update app.bot_executions set input_data = '{}', output_data = '{}' where id = any(${executions}::uuid[])`.execute(
    tx,
  )
  await deleteUnfinished(tx, doomed)
  await sql`delete from app.conversations where id = any(${ids}::uuid[])`.execute(tx)
}

/** Empties executions without a turn, because they were cut off. Ids carry their time, which bounds the search to the conversations' own days. */
async function deleteUnfinished(tx: Tx, doomed: readonly DoomedConversation[]): Promise<void> {
  const owners = [...new Set(doomed.map((one) => one.user_id))]
  const from = firstIdAt(Math.min(...doomed.map((one) => one.started_at.getTime())) - MARGIN_MS)
  const until = firstIdAt(Math.max(...doomed.map((one) => one.last_message_at.getTime())) + MARGIN_MS)
  await sql`update app.bot_executions set input_data = '{}', output_data = '{}'
    where user_id = any(${owners}::uuid[]) and conversation_id = any(${doomed.map((one) => one.id)}::uuid[]) and id >= ${from} and id < ${until}
      and (input_data <> '{}' or output_data <> '{}')`.execute(tx)
}
