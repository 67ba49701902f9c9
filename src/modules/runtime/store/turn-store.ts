import { CompiledQuery, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { RateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { AnswerSource } from '../contract.ts'
import type { DialogueStage, PendingQuestion } from '../dialogue/domain/dialogue.ts'
import { type ExecutionResult, finishValues, LEASE_SECONDS, type StartedExecution } from './execution-store.ts'

/** A visitor's question to one configuration, before it is answered. */
export interface TurnStart {
  executionId: string
  botId: string
  channel: 'widget' | 'hosted'
  conversationId: string
  /** True when a new conversation may start here; otherwise it must already be this visitor's. */
  canStart: boolean
  visitorKey: string
  /** The page's own id of the question; a repeated id gets the stored answer. */
  clientMessageId: string
  message: string
  /** In these stages of the conversation the message is a turn of the dialogue, which starts no execution. */
  freeStages: readonly DialogueStage[]
  /** Limits against automation that count this turn. */
  rates: readonly RateLimit[]
  now: Date
}

/** The stored answer to an earlier request with this question. */
export interface StoredAnswer {
  text: string
  outcome: 'answered' | 'refused' | 'dialogue'
  sources: AnswerSource[]
  asks: PendingQuestion | null
}

/** A stored turn of the conversation. */
export interface StoredTurn {
  role: 'user' | 'assistant'
  content: string
  /** The question that the bot asked with this turn. */
  asks: PendingQuestion | null
  outcome: string | null
}

/** The database's answer when a turn starts: it may go on, with the turns before it, or the reason why not. */
export type AdmittedTurn =
  | { admission: 'too_many' }
  | { admission: 'not_yours' }
  | { admission: 'answering' }
  | { admission: 'answered'; answered: StoredAnswer }
  | ({ admission: 'dialogue'; history: StoredTurn[] } & Pick<StartedExecution, 'user_id' | 'title' | 'branding_data'>)
  | ({ admission: 'open'; history: StoredTurn[] } & StartedExecution)

const turnsRemembered = 6

/**
 * Checks limits, conversation and history and makes the reservation of a turn in one statement (AMB-043), and in the same round trip runs the search.
 * `started` is null when there is no such bot.
 */
export async function admitTurn(
  db: Database,
  configId: string,
  start: TurnStart,
  search: Statement | null,
): Promise<{ started: AdmittedTurn | null; found: readonly unknown[] }> {
  const begin = {
    text: 'select door as admission, * from app.begin_chat_turn($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
    values: [
      start.executionId,
      start.botId,
      start.channel,
      start.conversationId,
      start.visitorKey,
      start.clientMessageId,
      start.message,
      JSON.stringify(start.rates),
      turnsRemembered,
      start.now,
      LEASE_SECONDS,
      start.canStart,
      start.freeStages,
    ],
  }
  const [turns = [], found = []] = await db.batch({ role: 'service', configId }, search ? [begin, search] : [begin])
  const [started = null] = turns as AdmittedTurn[] // the columns of the function above
  return { started, found }
}

/** The outcome of a conversation: that of its last question, until the visitor asks for a person or passes on details. */
export type ConversationOutcome = 'answered' | 'refused' | 'handed_over' | 'lead'

/** Stores a lead as the outcome of a conversation, in the caller's transaction; does nothing for a conversation that is not stored. */
export async function markAsLead(tx: Tx, conversationId: string): Promise<void> {
  await sql`update app.conversations set outcome = 'lead' where id = ${conversationId}`.execute(tx)
}

/** One question with its answer, to be stored. */
export interface FinishedTurn {
  conversationId: string
  userId: string
  clientMessageId: string
  question: { id: string; text: string; at: Date }
  answer: { id: string; text: string; at: Date; outcome: string; sources: unknown; asks: PendingQuestion | null }
  /** The outcome of the conversation after this turn; null when the turn does not change it. */
  conversationOutcome: ConversationOutcome | null
}

const FINISH_TURN_SQL =
  'select app.finish_chat_turn($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)'

/** Stores a question with its answer and finishes its execution, if it has one: in a transaction of its own, or in the caller's. */
export async function finishTurn(
  where: { db: Database; configId: string } | Tx,
  end: ExecutionResult | { id: string; status: null },
  turn: FinishedTurn,
): Promise<void> {
  const { question, answer } = turn
  const values = [
    ...(end.status === null ? [end.id, null, null, null, null, null, null, null] : finishValues(end)),
    turn.conversationId,
    turn.userId,
    turn.clientMessageId,
    question.id,
    question.text,
    question.at,
    answer.id,
    answer.text,
    answer.outcome,
    JSON.stringify(answer.sources),
    answer.at,
    answer.asks,
    turn.conversationOutcome,
  ]
  if ('db' in where) await where.db.query({ role: 'service', configId: where.configId }, FINISH_TURN_SQL, values)
  else await where.executeQuery(CompiledQuery.raw(FINISH_TURN_SQL, values))
}
