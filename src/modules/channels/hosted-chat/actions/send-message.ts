import { framesOf, streamTurn, type VisitorRefusal, visitorTurn } from '#modules/runtime/public.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Failure, failures, type Outcome } from '#platform/http/failure.ts'
import type { ServerSentEvent } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'
import {
  maskSubject,
  type RateLimit,
  type RateLimitRule,
  toRateLimit,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { conversationOf, visitorKeyOf } from '../chat-visitor.ts'

type ChatCaller = Extract<Caller, { kind: 'chat' }>

const PER_VISITOR: RateLimitRule = { name: 'chat-visitor', windowSeconds: 600, max: 30 }
/** An office or a household shares one address, and a visitor can open any number of sessions: wider than a visitor's own limit. */
const PER_ADDRESS: RateLimitRule = { name: 'chat-address', windowSeconds: 600, max: 150 }
const PER_TOKEN: RateLimitRule = { name: 'chat-token', windowSeconds: 3600, max: 3000 }

const refusals: Partial<Record<VisitorRefusal, Failure>> = {
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
}

/** Answers a visitor's message as a stream. A question that the owner's plan does not cover turns the page into a contact form. */
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
  const { configId, botId, channel } = caller
  const { message, clientMessageId, signal } = input
  const own = conversationOf(deps.maskKey, caller)
  const conversationId = input.conversationId?.toLowerCase() ?? own
  const visitorKey = visitorKeyOf(deps.maskKey, caller)
  const rates = ratesOf(deps, caller, visitorKey, input.clientAddress)
  const conversation = { conversationId, canStart: conversationId === own, visitorKey, clientMessageId, rates }
  const sent = { configId, botId, channel, message, ...conversation }
  const started = { conversation_id: conversationId, ai_generated: true }
  const refusedId = newId(deps.clock.now().getTime())
  const writer = {
    refuse: (reason: VisitorRefusal) =>
      refusals[reason] ?? blockedFrames(reason, { ...started, message_id: refusedId }),
    write: (event: Parameters<typeof framesOf>[0]) => framesOf(event, { started }),
  }
  return streamTurn(deps, (reader) => visitorTurn(deps, sent, reader), writer, signal)
}

function ratesOf(deps: ChannelDeps, { configId }: ChatCaller, visitorKey: string, clientAddress: string): RateLimit[] {
  const address = maskSubject(deps.maskKey, `${configId} ${clientAddress}`)
  return [toRateLimit(PER_VISITOR, visitorKey), toRateLimit(PER_ADDRESS, address), toRateLimit(PER_TOKEN, configId)]
}

/** Returns the events for a question that may not be answered, nor the next one: the page becomes a contact form. */
function blockedFrames(reason: VisitorRefusal, started: Readonly<Record<string, unknown>>): ServerSentEvent[] {
  const done = { status: 'blocked', blocked_reason: reason, offer_contact: true, limit_reached: true }
  return [
    { event: 'start', data: started },
    { event: 'done', data: done },
  ]
}
