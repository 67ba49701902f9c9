import {
  type AnswerEnd,
  answerText,
  appendTurn,
  type BegunExecution,
  executionEnd,
  openConversation,
  recentTurns,
  runExecution,
} from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { fail, failures, type Outcome } from '#platform/http/failure.ts'
import { type ServerSentEvent, streamEvents } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'
import { maskSubject, type RateRule, takeRate } from '#platform/rate/take-rate.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { beginChatExecution, findChatOwner, finishChatExecution } from '../../store/chat-store.ts'

type ChatCaller = Extract<Caller, { kind: 'chat' }>

const PER_VISITOR: RateRule = { name: 'chat-visitor', windowSeconds: 600, max: 30 }
const PER_TOKEN: RateRule = { name: 'chat-token', windowSeconds: 3600, max: 3000 }
const TURNS_REMEMBERED = 6

interface Begun {
  execution: BegunExecution
  history: { role: 'user' | 'assistant'; content: string }[]
}

/** Answers a visitor's question as a stream: limits, reservation and conversation in one transaction; the answer and lead in another. */
export async function sendMessage(
  deps: ChannelDeps,
  caller: ChatCaller,
  input: { message: string; conversationId: string | undefined; clientAddress: string; signal: AbortSignal },
): Promise<Outcome<unknown> | Response> {
  const now = deps.clock.now()
  const ids = { execution: newId(now.getTime()), conversation: input.conversationId ?? newId(now.getTime()) }
  const visitorKey = maskSubject(deps.maskKey, `${caller.configId} ${caller.visitor}`)
  const address = maskSubject(deps.maskKey, `${caller.configId} ${input.clientAddress}`)
  const begun = await asService(
    deps.db,
    'a visitor acts within one configuration',
    (tx) =>
      begin(tx, {
        caller,
        ids,
        now,
        visitorKey,
        address,
        message: input.message,
        isNew: input.conversationId === undefined,
      }),
    caller.configId,
  )
  if (begun === 'too_many')
    return fail({
      ...failures.tooMany,
      message: 'Je stelt veel vragen achter elkaar. Wacht even en probeer het opnieuw.',
      retryAfterSeconds: 600,
    })
  if (begun === 'not_yours')
    return fail({ status: 404, code: 'conversation_not_found', message: 'Dit gesprek bestaat niet (meer).' })
  return streamAnswer(deps, caller, { ids, begun, message: input.message, signal: input.signal, askedAt: now })
}

interface BeginInput {
  caller: ChatCaller
  ids: { execution: string; conversation: string }
  now: Date
  visitorKey: string
  address: string
  message: string
  isNew: boolean
}

async function begin(tx: Tx, input: BeginInput): Promise<Begun | 'too_many' | 'not_yours'> {
  const { caller, ids, now } = input
  const start = {
    id: ids.execution,
    botId: caller.botId,
    surface: 'channel' as const,
    channel: caller.channel,
    conversationId: ids.conversation,
    input: { message: input.message },
    now,
  }
  const [visitor, token] = await Promise.all([
    takeRate(tx, PER_VISITOR, input.address, now),
    takeRate(tx, PER_TOKEN, caller.configId, now),
  ])
  if (!visitor || !token) return 'too_many'
  const { owner: userId } = await findChatOwner(tx, { id: null, visitorKey: input.visitorKey })
  if (!userId) return 'not_yours'
  const own = await openConversation(tx, {
    id: ids.conversation,
    configId: caller.configId,
    userId,
    botId: caller.botId,
    channel: caller.channel,
    visitorKey: input.visitorKey,
    firstQuestion: input.message.slice(0, 300),
    now,
  })
  if (!own) return 'not_yours'
  const [history, execution] = await Promise.all([
    input.isNew ? [] : recentTurns(tx, ids.conversation, TURNS_REMEMBERED),
    beginChatExecution(tx, start),
  ])
  return execution ? { execution, history } : 'not_yours'
}

interface Answering {
  ids: { execution: string; conversation: string }
  begun: Begun
  message: string
  signal: AbortSignal
  askedAt: Date
}

function streamAnswer(deps: ChannelDeps, caller: ChatCaller, answering: Answering): Response {
  const { ids, begun } = answering
  const startedAt = performance.now()
  return streamEvents(answering.signal, async (send, signal) => {
    send({ event: 'start', data: { conversation_id: ids.conversation, message_id: ids.execution, ai_generated: true } })
    if (begun.execution.outcome !== 'running') {
      send({
        event: 'done',
        data: {
          status: 'blocked',
          blocked_reason: begun.execution.outcome,
          offer_contact: true,
          limit_reached: begun.execution.outcome === 'limit_exceeded',
        },
      })
      return
    }
    const events = runExecution(deps, {
      id: ids.execution,
      botId: caller.botId,
      configId: caller.configId,
      reader: { role: 'service', configId: caller.configId },
      begun: begun.execution,
      question: answering.message,
      history: begun.history,
      signal,
    })
    for await (const event of events) {
      if (event.type === 'text') send({ event: 'delta', data: { text: event.text } })
      else {
        await settle(deps, caller, {
          ...answering,
          end: event.end,
          durationMs: Math.round(performance.now() - startedAt),
        })
        for (const last of closingEvents(event.end)) send(last)
      }
    }
  })
}

/** The answer is kept before the visitor is told that it is complete. */
async function settle(
  deps: ChannelDeps,
  caller: ChatCaller,
  settled: Answering & { end: AnswerEnd; durationMs: number },
): Promise<void> {
  const { ids, begun, end } = settled
  const now = deps.clock.now()
  const userId = begun.execution.user_id
  const answer =
    end.outcome === 'answered' ? end.text : end.outcome === 'refused' ? answerText.refused : answerText.failed
  const contact = deps.detectContact(settled.message)
  await asService(
    deps.db,
    'a visitor acts within one configuration',
    async (tx) => {
      await Promise.all([
        finishChatExecution(tx, executionEnd(ids.execution, end, settled.durationMs)),
        appendTurn(tx, {
          conversationId: ids.conversation,
          configId: caller.configId,
          userId,
          executionId: ids.execution,
          question: { id: newId(settled.askedAt.getTime()), text: settled.message, at: settled.askedAt },
          answer: {
            id: newId(now.getTime()),
            text: answer,
            at: now,
            outcome: end.outcome,
            sources: end.outcome === 'answered' ? end.sources : [],
          },
        }),
      ])
      if (contact) {
        await deps.captureLead(tx, {
          configId: caller.configId,
          ownerId: userId,
          botId: caller.botId,
          conversationId: ids.conversation,
          idempotencyKey: null,
          fields: { ...contact, message: settled.message },
          source: caller.channel,
          consentAt: null,
          now,
        })
      }
    },
    caller.configId,
  )
  deps.usageChanged(userId, caller.botId)
}

function closingEvents(end: AnswerEnd): ServerSentEvent[] {
  if (end.outcome === 'failed')
    return [{ event: 'error', data: { code: 'execution_failed', message: answerText.failed } }]
  if (end.outcome === 'refused') {
    return [
      { event: 'delta', data: { text: answerText.refused } },
      { event: 'done', data: { status: 'refused', blocked_reason: 'out_of_scope', offer_contact: true } },
    ]
  }
  return [
    { event: 'sources', data: { sources: end.sources.filter((source) => source.url !== null) } },
    { event: 'done', data: { status: 'completed', offer_contact: false, demo: end.demo } },
  ]
}
