import {
  type Addition,
  type AdmittedTurn,
  type AnswerResult,
  additionTo,
  admitTurn,
  answerText,
  bookingOf,
  decideReply,
  factsForRefusal,
  failedAnswer,
  finishTurn,
  isCryForHelp,
  readUtterance,
  removeProfanity,
  runExecution,
  stagesWithoutExecution,
  toExecutionResult,
  type Utterance,
} from '#modules/runtime/public.ts'
import type { Caller } from '#platform/http/caller.ts'
import { fail, failures, type Outcome } from '#platform/http/failure.ts'
import { streamEvents } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'
import {
  maskSubject,
  type RateLimit,
  type RateLimitRule,
  toRateLimit,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { conversationOf, visitorKeyOf } from '../chat-visitor.ts'
import { blockedEvent, closingEvents, dialogueEvent, toStoredAnswerEvents } from '../closing-events.ts'
import { isReachable, stateOf } from '../conversation-state.ts'
import { answerId, type Send, type VisitorMessage } from '../visitor-message.ts'
import { answerDialogue } from './answer-dialogue.ts'

type ChatCaller = Extract<Caller, { kind: 'chat' }>

const PER_VISITOR: RateLimitRule = { name: 'chat-visitor', windowSeconds: 600, max: 30 }
/** An office or a household shares one address, and a visitor can open any number of sessions: wider than a visitor's own limit. */
const PER_ADDRESS: RateLimitRule = { name: 'chat-address', windowSeconds: 600, max: 150 }
const PER_TOKEN: RateLimitRule = { name: 'chat-token', windowSeconds: 3600, max: 3000 }

const refusals = {
  not_yours: { status: 404, code: 'conversation_not_found', message: 'Dit gesprek bestaat niet (meer).' },
  too_many: {
    ...failures.tooMany,
    message: 'Je stelt veel vragen achter elkaar. Wacht even en probeer het opnieuw.',
    retryAfterSeconds: PER_VISITOR.windowSeconds,
  },
  // After this time the page offers to send the question again; by then the answer is stored, and the repeat costs nothing.
  answering: {
    status: 409,
    code: 'still_answering',
    message: 'Je vraag wordt nog beantwoord. Wacht even en probeer het opnieuw.',
    retryAfterSeconds: 5,
  },
} as const

/**
 * Answers a visitor's question as a stream: limits, conversation and reservation in one statement; the answer in another. A turn of the dialogue
 * starts no execution.
 */
export async function sendMessage(
  deps: ChannelDeps,
  caller: ChatCaller,
  input: {
    message: string
    conversationId: string | undefined
    clientMessageId: string
    clientAddress: string
    signal: AbortSignal
  },
): Promise<Outcome<unknown> | Response> {
  const now = deps.clock.now()
  const own = conversationOf(deps.maskKey, caller)
  const conversationId = input.conversationId?.toLowerCase() ?? own
  const asked = { ...input, conversationId, executionId: newId(now.getTime()), askedAt: now }
  const visitorKey = visitorKeyOf(deps.maskKey, caller)
  const search = await deps.knowledge.prepare(caller.configId, removeProfanity(input.message))
  const typed = deps.detectContact(input.message)
  const reachable = isReachable(typed) ? typed : null
  const utterance = readUtterance(input.message, reachable ? Object.values(reachable) : [])
  const start = {
    ...asked,
    freeStages: stagesWithoutExecution(utterance),
    botId: caller.botId,
    channel: caller.channel,
    visitorKey,
    canStart: conversationId === own,
    rates: ratesOf(deps, caller, visitorKey, input.clientAddress),
    now,
  }
  const { started, found } = await admitTurn(deps.db, caller.configId, start, search?.statement ?? null)
  if (!started) return fail(refusals.not_yours)
  if (isCryForHelp(utterance) && isTurnedAway(started)) return sayWhoHelps(deps, asked, utterance)
  if (started.admission !== 'open' && started.admission !== 'dialogue' && started.admission !== 'answered')
    return fail(refusals[started.admission])
  return streamEvents(
    { signal: input.signal, onError: failedAnswer(deps.log, asked.executionId) },
    async (send, signal) => {
      send({
        event: 'start',
        data: { conversation_id: conversationId, message_id: asked.executionId, ai_generated: true },
      })
      // The stream's own signal misses a visitor who left before it started.
      const gone = input.signal.aborted ? input.signal : signal
      const turn = { ...asked, typed: reachable, signal: gone, found: (await search?.hits(found)) ?? null }
      if (started.admission === 'dialogue') return answerDialogue(deps, caller, turn, { started, utterance }, send)
      return answer(deps, caller, turn, started, send)
    },
  )
}

function ratesOf(deps: ChannelDeps, { configId }: ChatCaller, visitorKey: string, clientAddress: string): RateLimit[] {
  const address = maskSubject(deps.maskKey, `${configId} ${clientAddress}`)
  return [toRateLimit(PER_VISITOR, visitorKey), toRateLimit(PER_ADDRESS, address), toRateLimit(PER_TOKEN, configId)]
}

/** Returns whether a turn gets no answer: a limit is used up, the bot is paused, or the same question is being answered. */
function isTurnedAway(started: AdmittedTurn): boolean {
  if (started.admission === 'open') return started.outcome !== 'running'
  return started.admission === 'too_many' || started.admission === 'answering'
}

/** Answers a cry for help that may not become a turn. Nothing is stored, so that this way past the limits fills no table. */
function sayWhoHelps(
  deps: ChannelDeps,
  asked: { conversationId: string; executionId: string; signal: AbortSignal },
  utterance: Utterance,
): Response {
  const { conversationId, executionId, signal } = asked
  const state = { company: null, stage: 'nothing_asked', lastReply: null, details: null } as const
  const reply = decideReply(utterance, state)
  return streamEvents({ signal, onError: failedAnswer(deps.log, executionId) }, async (send) => {
    send({
      event: 'start',
      data: { conversation_id: conversationId, message_id: executionId, ai_generated: true },
    })
    send({ event: 'delta', data: { text: reply.text } })
    send(dialogueEvent(reply, ''))
  })
}

async function answer(
  deps: ChannelDeps,
  caller: ChatCaller,
  asked: VisitorMessage,
  started: Extract<AdmittedTurn, { admission: 'open' | 'answered' }>,
  send: Send,
): Promise<void> {
  if (started.admission === 'answered') {
    for (const event of toStoredAnswerEvents(started.answered)) send(event)
    return
  }
  if (started.outcome !== 'running') {
    send(blockedEvent(started.outcome))
    return
  }
  const startedAt = performance.now()
  const events = runExecution(deps, {
    id: asked.executionId,
    botId: caller.botId,
    configId: caller.configId,
    started,
    question: asked.message,
    found: asked.found,
    history: started.history.map(({ role, content }) => ({ role, content })),
    isConversation: true,
    signal: asked.signal,
  })
  for await (const event of events) {
    if (event.type === 'text') send({ event: 'delta', data: { text: event.text } })
    else {
      const state = stateOf(started, asked.typed, deps.detectContact)
      const facts = await factsForRefusal(deps, caller.configId, event.end, asked.message, state)
      const addition = additionTo(event.end.outcome, asked.message, state, facts)
      const isBooking = event.end.outcome === 'refused' && bookingOf(asked.message) !== null
      const turn = turnOf(deps, asked, started.user_id, event.end, { addition, isBooking })
      const executionResult = toExecutionResult(asked.executionId, event.end, Math.round(performance.now() - startedAt))
      await finishTurn({ db: deps.db, configId: caller.configId }, executionResult, turn)
      deps.usageChanged(started.user_id, caller.botId)
      if (addition) send({ event: 'delta', data: { text: addition.text } })
      const last = isBooking
        ? [dialogueEvent({ asks: addition?.asks ?? null, opensForm: false }, '')]
        : closingEvents(event.end)
      for (const closing of last) send(closing)
    }
  }
}

/** Returns the turn, which is stored before the visitor learns that the answer is complete. */
function turnOf(
  deps: ChannelDeps,
  asked: VisitorMessage,
  userId: string,
  end: AnswerResult,
  { addition, isBooking }: { addition: Addition | null; isBooking: boolean },
): Parameters<typeof finishTurn>[2] {
  const now = deps.clock.now()
  const shown = end.outcome === 'answered' || end.outcome === 'stopped' ? end.text : ''
  return {
    ...asked,
    userId,
    question: { id: newId(asked.askedAt.getTime()), text: asked.message, at: asked.askedAt },
    answer: {
      id: answerId(asked.askedAt, now),
      text: end.outcome === 'failed' ? answerText.failed : shown + (addition?.text ?? ''),
      at: now,
      // A booking that the dialogue answers in place of a page is no unanswered question.
      outcome: isBooking ? 'dialogue' : end.outcome,
      sources: end.outcome === 'answered' ? end.sources : [],
      asks: addition?.asks ?? null,
    },
  }
}
