import {
  type AnswerEnd,
  answerText,
  type BegunTurn,
  beginTurn,
  brokenAnswer,
  executionEnd,
  finishTurn,
  type KnowledgeHits,
  runExecution,
} from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Caller } from '#platform/http/caller.ts'
import { fail, failures, type Outcome } from '#platform/http/failure.ts'
import { type ServerSentEvent, streamEvents } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'
import { maskSubject, type RateRule, rateOf } from '#platform/rate/take-rate.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { conversationOf, visitorKeyOf } from '../chat-visitor.ts'
import { blockedEvent, closingEvents, keptEvents } from '../closing-events.ts'

type ChatCaller = Extract<Caller, { kind: 'chat' }>

const PER_VISITOR: RateRule = { name: 'chat-visitor', windowSeconds: 600, max: 30 }
const PER_TOKEN: RateRule = { name: 'chat-token', windowSeconds: 3600, max: 3000 }

const refusals = {
  not_yours: { status: 404, code: 'conversation_not_found', message: 'Dit gesprek bestaat niet (meer).' },
  too_many: {
    ...failures.tooMany,
    message: 'Je stelt veel vragen achter elkaar. Wacht even en probeer het opnieuw.',
    retryAfterSeconds: PER_VISITOR.windowSeconds,
  },
  // The page keeps the question and offers to send it again after that time; by then the answer is kept, and it costs nothing.
  answering: {
    status: 409,
    code: 'still_answering',
    message: 'Je vraag wordt nog beantwoord. Wacht even en probeer het opnieuw.',
    retryAfterSeconds: 5,
  },
} as const

/** Answers a visitor's question as a stream: limits, conversation and reservation in one statement; the answer and a lead in another. */
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
  const address = maskSubject(deps.maskKey, `${caller.configId} ${input.clientAddress}`)
  const search = deps.knowledge.prepare(caller.configId, input.message)
  const start = {
    ...asked,
    botId: caller.botId,
    channel: caller.channel,
    visitorKey: visitorKeyOf(deps.maskKey, caller),
    mayBegin: conversationId === own,
    rates: [rateOf(PER_VISITOR, address), rateOf(PER_TOKEN, caller.configId)],
    now,
  }
  const { begun, found } = await beginTurn(deps.db, caller.configId, start, search?.statement ?? null)
  if (!begun) return fail(refusals.not_yours)
  if (begun.door !== 'open' && begun.door !== 'answered') return fail(refusals[begun.door])
  return streamEvents({ signal: input.signal, onError: brokenAnswer(deps.log, asked.executionId) }, (send, signal) => {
    send({
      event: 'start',
      data: { conversation_id: conversationId, message_id: asked.executionId, ai_generated: true },
    })
    // Who left before the stream began is told to nobody any more.
    const gone = input.signal.aborted ? input.signal : signal
    return answer(deps, caller, { ...asked, signal: gone, found: search?.hits(found) ?? null }, begun, send)
  })
}

interface Asked {
  message: string
  conversationId: string
  clientMessageId: string
  executionId: string
  askedAt: Date
  /** What the search found that went along with the beginning; null when it is still to be made. */
  found: KnowledgeHits | null
  signal: AbortSignal
}
type Send = (event: ServerSentEvent) => void

async function answer(
  deps: ChannelDeps,
  caller: ChatCaller,
  asked: Asked,
  begun: Extract<BegunTurn, { door: 'open' | 'answered' }>,
  send: Send,
): Promise<void> {
  if (begun.door === 'answered') {
    for (const event of keptEvents(begun.answered)) send(event)
    return
  }
  if (begun.outcome !== 'running') {
    send(blockedEvent(begun.outcome))
    return
  }
  const startedAt = performance.now()
  const events = runExecution(deps, {
    id: asked.executionId,
    botId: caller.botId,
    configId: caller.configId,
    begun,
    question: asked.message,
    found: asked.found,
    history: begun.history,
    signal: asked.signal,
  })
  for await (const event of events) {
    if (event.type === 'text') send({ event: 'delta', data: { text: event.text } })
    else {
      await settle(deps, caller, asked, begun.user_id, event.end, Math.round(performance.now() - startedAt))
      for (const last of closingEvents(event.end)) send(last)
    }
  }
}

/** The answer is kept before the visitor is told that it is complete, and contact details in what was asked become a lead with it. */
async function settle(
  deps: ChannelDeps,
  caller: ChatCaller,
  asked: Asked,
  userId: string,
  end: AnswerEnd,
  durationMs: number,
): Promise<void> {
  const now = deps.clock.now()
  const { configId, botId } = caller
  const turn = {
    ...asked,
    userId,
    question: { id: newId(asked.askedAt.getTime()), text: asked.message, at: asked.askedAt },
    answer: {
      id: newId(now.getTime()),
      text: textOf(end),
      at: now,
      outcome: end.outcome,
      sources: end.outcome === 'answered' ? end.sources : [],
    },
  }
  const ended = executionEnd(asked.executionId, end, durationMs)
  const contact = deps.detectContact(asked.message)
  if (!contact) await finishTurn({ db: deps.db, configId }, ended, turn)
  else {
    await asService(
      deps.db,
      'a visitor acts within one configuration',
      async (tx) => {
        await finishTurn(tx, ended, turn)
        await deps.captureLead(tx, {
          configId,
          ownerId: userId,
          botId,
          conversationId: asked.conversationId,
          idempotencyKey: null,
          fields: { ...contact, message: asked.message },
          source: caller.channel,
          consentAt: null,
          now,
        })
      },
      configId,
    )
  }
  deps.usageChanged(userId, botId)
}

function textOf(end: AnswerEnd): string {
  if (end.outcome === 'answered' || end.outcome === 'stopped') return end.text
  return end.outcome === 'refused' ? answerText.refused : answerText.failed
}
