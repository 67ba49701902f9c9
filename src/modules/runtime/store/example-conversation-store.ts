import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'

/** One question of an example conversation with its answer. */
export interface ExampleTurn {
  readonly question: string
  readonly answer: string
  readonly outcome: string
  readonly asks: string | null
  readonly sources: readonly unknown[]
}

/** A conversation of the example data. */
export interface ExampleConversation {
  readonly id: string
  readonly userId: string
  readonly botId: string
  readonly configId: string
  readonly channel: string
  readonly startedAt: Date
  readonly hasLead: boolean
  readonly turns: readonly ExampleTurn[]
}

/** Seconds between two questions of a visitor, and between a question and its answer. */
const TURN_SECONDS = 95
const ANSWER_SECONDS = 2

/**
 * Stores conversations marked as example data. They get no executions, so no monitor, vendor share or limit counts them; their usage is stored as
 * example data, per bot and month. Needs a service transaction.
 */
export async function addExampleConversations(tx: Tx, conversations: readonly ExampleConversation[]): Promise<void> {
  await sql`
    insert into app.conversations (id, config_id, user_id, bot_id, channel, message_count, refused_count, first_question, started_at, last_message_at, is_example, outcome)
    select r.id, r.config_id, r.user_id, r.bot_id, r.channel, r.message_count, r.refused_count, r.first_question, r.started_at, r.last_message_at, true, r.outcome
    from jsonb_to_recordset(${JSON.stringify(conversations.map(conversationRow))}::jsonb) as r (id uuid, config_id uuid, user_id uuid, bot_id uuid,
      channel text, message_count int, refused_count int, first_question text, started_at timestamptz, last_message_at timestamptz, outcome text)`.execute(
    tx,
  )
  await sql`
    insert into app.messages (id, conversation_id, user_id, config_id, role, content, sources, outcome, asks, created_at)
    select r.id, r.conversation_id, r.user_id, r.config_id, r.role, r.content, r.sources, r.outcome, r.asks, r.created_at
    from jsonb_to_recordset(${JSON.stringify(conversations.flatMap(messageRows))}::jsonb) as r (id uuid, conversation_id uuid, user_id uuid,
      config_id uuid, role text, content text, sources jsonb, outcome text, asks text, created_at timestamptz)`.execute(
    tx,
  )
  await sql`
    insert into app.execution_usage (user_id, bot_id, month, used, example_used)
    select c.user_id, c.bot_id, app.month_of(m.created_at), 0, count(*)::int
    from app.conversations c join app.messages m on m.conversation_id = c.id
    where c.id = any(${conversations.map((one) => one.id)}::uuid[]) and m.outcome = 'answered'
    group by 1, 2, 3`.execute(tx)
}

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

function conversationRow(one: ExampleConversation) {
  return {
    id: one.id,
    config_id: one.configId,
    user_id: one.userId,
    bot_id: one.botId,
    channel: one.channel,
    message_count: one.turns.length,
    refused_count: one.turns.filter((turn) => turn.outcome === 'refused').length,
    first_question: one.turns[0]?.question ?? null,
    started_at: one.startedAt,
    outcome: one.hasLead ? 'lead' : outcomeOf(one.turns),
    last_message_at: after(one.startedAt, (one.turns.length - 1) * TURN_SECONDS + ANSWER_SECONDS),
  }
}

function outcomeOf(turns: readonly ExampleTurn[]): string | null {
  return turns.findLast(({ outcome }) => outcome === 'answered' || outcome === 'refused')?.outcome ?? null
}

function messageRows(one: ExampleConversation) {
  const owner = { conversation_id: one.id, user_id: one.userId, config_id: one.configId }
  return one.turns.flatMap((turn, index) => {
    const askedAt = after(one.startedAt, index * TURN_SECONDS)
    const answeredAt = after(askedAt, ANSWER_SECONDS)
    const question = { role: 'user', content: turn.question, sources: [], outcome: null, asks: null }
    const answer = {
      role: 'assistant',
      content: turn.answer,
      sources: turn.sources,
      outcome: turn.outcome,
      asks: turn.asks,
    }
    return [
      { ...owner, ...question, id: newId<'message'>(askedAt.getTime()), created_at: askedAt },
      { ...owner, ...answer, id: newId<'message'>(answeredAt.getTime()), created_at: answeredAt },
    ]
  })
}
