import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A conversation to begin or to go on with. */
export interface ConversationStart {
  id: string
  configId: string
  userId: string
  botId: string
  channel: string
  visitorKey: string
  firstQuestion: string
  now: Date
}

/** Makes the conversation if it is new; answers false when the id belongs to another configuration, visitor or channel. */
export async function openConversation(tx: Tx, start: ConversationStart): Promise<boolean> {
  const result = await sql<{ own: boolean }>`
    insert into app.conversations as c (id, config_id, user_id, bot_id, channel, visitor_key, first_question, started_at, last_message_at)
    values (${start.id}, ${start.configId}, ${start.userId}, ${start.botId}, ${start.channel}, ${start.visitorKey}, ${start.firstQuestion}, ${start.now}, ${start.now})
    on conflict (id) do update set last_message_at = excluded.last_message_at
      where c.config_id = excluded.config_id and c.visitor_key = excluded.visitor_key
    returning true as own`.execute(tx)
  return result.rows.length === 1
}

/** One question with its answer, to be kept. */
export interface Turn {
  conversationId: string
  configId: string
  userId: string
  executionId: string
  question: { id: string; text: string; at: Date }
  answer: { id: string; text: string; at: Date; outcome: string; sources: unknown }
}

/** Keeps a question and its answer, and counts them in the conversation. */
export async function appendTurn(tx: Tx, turn: Turn): Promise<void> {
  const { question, answer } = turn
  await Promise.all([
    sql`insert into app.messages (id, conversation_id, user_id, config_id, role, content, sources, outcome, execution_id, created_at) values
      (${question.id}, ${turn.conversationId}, ${turn.userId}, ${turn.configId}, 'user', ${question.text}, '[]', null, ${turn.executionId}, ${question.at}),
      (${answer.id}, ${turn.conversationId}, ${turn.userId}, ${turn.configId}, 'assistant', ${answer.text}, ${JSON.stringify(answer.sources)}::jsonb, ${answer.outcome}, ${turn.executionId}, ${answer.at})`.execute(
      tx,
    ),
    sql`update app.conversations set message_count = message_count + 1, last_message_at = ${answer.at},
      refused_count = refused_count + ${answer.outcome === 'refused' ? 1 : 0} where id = ${turn.conversationId}`.execute(
      tx,
    ),
  ])
}

/** The last turns of a conversation, oldest first, for the model to go on from. */
export async function recentTurns(
  tx: Tx,
  conversationId: string,
  max: number,
): Promise<{ role: 'user' | 'assistant'; content: string }[]> {
  const result = await sql<{ role: 'user' | 'assistant'; content: string }>`
    select role, content from app.messages where conversation_id = ${conversationId} order by id desc limit ${max}`.execute(
    tx,
  )
  return result.rows.reverse()
}
