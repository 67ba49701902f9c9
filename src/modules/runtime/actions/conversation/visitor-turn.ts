import { captureWithinLimit, findLeadsOfConversations } from '#modules/leads/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { RateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { answerText } from '../../answer.text.ts'
import {
  decideReply,
  isCryForHelp,
  replyNotStored,
  stagesWithoutExecution,
} from '../../dialogue/domain/decide-reply.ts'
import type { DialogueReply, TypedDetails, Utterance } from '../../dialogue/domain/dialogue.ts'
import { readUtterance } from '../../dialogue/domain/read-utterance.ts'
import { removeProfanity } from '../../dialogue/domain/remove-profanity.ts'
import { reachableDetails } from '../../dialogue/domain/typed-details.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'
import type { StartedExecution } from '../../store/execution-store.ts'
import { type AdmittedTurn, admitTurn, type FinishedTurn, finishTurn } from '../../store/turn-store.ts'
import { stateOf, unansweredQuestion } from './stored-dialogue.ts'
import { toExecutionResult } from './to-execution-result.ts'
import type { AnswerEnd, DialogueTurn, QuestionTurn, Turn } from './turn.ts'
import { textOf } from './turn.ts'

/** A visitor's message to one configuration, from a channel that keeps a conversation. */
export interface VisitorMessage {
  readonly configId: string
  readonly botId: string
  readonly channel: 'widget' | 'hosted'
  readonly conversationId: string
  /** True when a new conversation may start under this id; otherwise it must already be this visitor's. */
  readonly canStart: boolean
  /** Distinguishes visitors of one configuration and identifies nobody. */
  readonly visitorKey: string
  /** The sender's own id of the message; a repeated id gets the stored answer and costs no use. */
  readonly clientMessageId: string
  readonly message: string
  /** Limits against automation that count this message. */
  readonly rates: readonly RateLimit[]
}

/** The reasons to turn a visitor's message away: those of the conversation, and those of the bot's owner. */
export type VisitorRefusal = 'not_yours' | 'answering' | Exclude<StartedExecution['outcome'], 'running'>

/** The message with what was read of it, on its way to an answer. */
interface ReadMessage extends VisitorMessage {
  readonly id: string
  readonly askedAt: Date
  readonly utterance: Utterance
  readonly typed: TypedDetails | null
}

/**
 * Makes a visitor's turn: limits, conversation, reservation and search in one statement, question and answer stored in another. The dialogue starts
 * no execution. Details that the visitor agrees to pass on become a lead in the same transaction, with the time of their consent (LEAD-01).
 */
export function visitorTurn(deps: RuntimeDeps, message: VisitorMessage, signal: AbortSignal): Turn<VisitorRefusal> {
  return { signal, admit: () => admit(deps, message) }
}

async function admit(deps: RuntimeDeps, message: VisitorMessage): ReturnType<Turn<VisitorRefusal>['admit']> {
  const askedAt = deps.clock.now()
  const search = await deps.knowledge.prepare(message.configId, removeProfanity(message.message))
  const typed = reachableDetails(deps.detectContact(message.message))
  const utterance = readUtterance(message.message, Object.values(typed ?? {}))
  const read = { ...message, id: newId(askedAt.getTime()), askedAt, utterance, typed }
  const freeStages = stagesWithoutExecution(utterance)
  const start = { ...read, executionId: read.id, freeStages, now: askedAt }
  const { started, found } = await admitTurn(deps.db, message.configId, start, search?.statement ?? null)
  if (!started) return { is: 'refused', reason: 'not_yours' }
  if (isCryForHelp(utterance) && isTurnedAway(started)) return unstoredReply(read)
  if (started.admission === 'answered') return { is: 'repeated', id: read.id, answer: started.answered }
  if (started.admission === 'dialogue') return dialogueTurn(deps, read, started)
  if (started.admission !== 'open') return { is: 'refused', reason: started.admission }
  if (started.outcome !== 'running') return { is: 'refused', reason: started.outcome }
  return questionTurn(deps, read, started, (await search?.hits(found)) ?? null)
}

/** Returns whether a turn gets no answer: a limit is used up, the bot is paused, or the same question is being answered. */
function isTurnedAway(started: AdmittedTurn): boolean {
  if (started.admission === 'open') return started.outcome !== 'running'
  return started.admission === 'too_many' || started.admission === 'answering'
}

/** Answers a cry for help that may not become a turn. Nothing is stored, so that this way past the limits fills no table. */
function unstoredReply({ id, configId, utterance }: ReadMessage): DialogueTurn {
  const state = { company: null, stage: 'nothing_asked', lastReply: null, details: null } as const
  return { is: 'dialogue', id, configId, reply: async () => decideReply(utterance, state) }
}

function dialogueTurn(
  deps: RuntimeDeps,
  read: ReadMessage,
  started: Extract<AdmittedTurn, { admission: 'dialogue' }>,
): DialogueTurn {
  const { id, configId } = read
  const reply = async () => {
    const decided = await asService(deps.db, (tx) => replyAndStore(deps, tx, read, started), configId)
    return { ...decided, openQuestion: unansweredQuestion(started.history) }
  }
  return { is: 'dialogue', id, configId, reply }
}

/** Decides the reply and stores the turn. Nothing becomes a lead unasked, and the reply says so when a lead does not fit and is not passed on. */
async function replyAndStore(
  deps: RuntimeDeps,
  tx: Tx,
  read: ReadMessage,
  started: Extract<AdmittedTurn, { admission: 'dialogue' }>,
): Promise<DialogueReply> {
  const { conversationId, utterance } = read
  const now = deps.clock.now()
  const state = stateOf(started, read.typed, deps.detectContact)
  const isPassedOn = utterance.move === 'delivery' && (await findLeadsOfConversations(tx, [conversationId])).size > 0
  const decided = decideReply(utterance, { ...state, isPassedOn })
  const passOn = (details: TypedDetails): Promise<boolean> =>
    captureWithinLimit(tx, {
      configId: read.configId,
      ownerId: started.user_id,
      botId: read.botId,
      conversationId,
      idempotencyKey: null,
      fields: { ...details, message: state.detailsMessage ?? read.message },
      source: read.channel,
      consentAt: now,
      now,
    })
  const isLost = decided.sharesDetails && state.details !== null && !(await passOn(state.details))
  const reply = isLost ? replyNotStored(state) : decided
  const answer = { text: reply.text, outcome: 'dialogue', sources: [], asks: reply.asks }
  const conversationOutcome = reply.sharesDetails ? 'lead' : reply.opensForm ? 'handed_over' : null
  const turn = storedTurn(read, started.user_id, { answer, conversationOutcome }, now)
  await finishTurn(tx, { id: read.id, status: null }, turn)
  return reply
}

function questionTurn(
  deps: RuntimeDeps,
  read: ReadMessage,
  started: Extract<AdmittedTurn, { admission: 'open' }>,
  found: QuestionTurn['execution']['found'],
): QuestionTurn {
  const { id, configId, botId, message } = read
  return {
    is: 'question',
    execution: {
      id,
      botId,
      configId,
      started,
      question: message,
      found,
      history: started.history.map(({ role, content }) => ({ role, content })),
      isConversation: true,
    },
    dialogue: { message, state: stateOf(started, read.typed, deps.detectContact) },
    messagesLeft: null,
    store: async (end) => {
      const turn = storedTurn(read, started.user_id, answerToStore(end), deps.clock.now())
      await finishTurn({ db: deps.db, configId }, toExecutionResult(id, end.result, end.durationMs), turn)
      deps.usageChanged(started.user_id, botId)
    },
  }
}

/** The part of a stored turn that its answer decides. */
interface ToStore {
  readonly answer: Omit<FinishedTurn['answer'], 'id' | 'at'>
  readonly conversationOutcome: FinishedTurn['conversationOutcome']
}

function answerToStore(end: AnswerEnd): ToStore {
  const { result, addition, isBooking } = end
  const answer = {
    text: result.outcome === 'failed' ? answerText.failed : textOf(end),
    // A booking that the dialogue answers in place of a page is no unanswered question.
    outcome: isBooking ? 'dialogue' : result.outcome,
    sources: result.outcome === 'answered' ? result.sources : [],
    asks: addition?.asks ?? null,
  }
  const isQuestion = !isBooking && (result.outcome === 'answered' || result.outcome === 'refused')
  return { answer, conversationOutcome: isQuestion ? result.outcome : null }
}

function storedTurn(
  { conversationId, clientMessageId, message, askedAt }: ReadMessage,
  userId: string,
  { answer, conversationOutcome }: ToStore,
  now: Date,
): FinishedTurn {
  return {
    conversationId,
    userId,
    clientMessageId,
    question: { id: newId(askedAt.getTime()), text: message, at: askedAt },
    // Ids order a conversation, so the answer's comes after its question's also within one millisecond.
    answer: { ...answer, id: newId(Math.max(now.getTime(), askedAt.getTime() + 1)), at: now },
    conversationOutcome,
  }
}
