import type { Outcome } from '#platform/http/failure.ts'
import type { ServerSentEvent } from '#platform/http/sse.ts'
import { answerText } from '../answer.text.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { streamTurn } from './conversation/stream-turn.ts'
import { type TrialMessage, type TrialRefusal, trialTurn } from './conversation/trial-turn.ts'
import { isFree, type TurnEnd, type TurnProgress } from './conversation/turn.ts'
import { failedFrame } from './conversation/turn-frames.ts'

const refusals = {
  bot_not_found: { status: 404, code: 'bot_not_found', message: answerText.botNotFound },
  too_many: { status: 429, code: 'too_many_requests', message: answerText.tooMany, retryAfterSeconds: 600 },
  paused: {
    status: 409,
    code: 'bot_paused',
    message: 'Deze bot is even niet beschikbaar. Probeer het later opnieuw.',
  },
  model_missing: {
    status: 409,
    code: 'model_missing',
    message: 'Deze bot heeft een taalmodel nodig, en dat is hier niet aangesloten. Bekijk het opgenomen voorbeeld.',
  },
  demo_off: { status: 409, code: 'demo_off', message: 'Demo komt binnenkort' },
  visitor_limit: {
    status: 429,
    code: 'visitor_limit',
    message: 'Je drie gratis berichten zijn op. Maak een account en probeer de bot 30 dagen.',
    retryAfterSeconds: 86_400,
  },
  address_limit: {
    status: 429,
    code: 'address_limit',
    message:
      'Vanaf jouw internetverbinding zijn vandaag al veel proefvragen gesteld. Probeer het morgen opnieuw, of maak een account en probeer de bot 30 dagen.',
    retryAfterSeconds: 86_400,
  },
  daily_limit: {
    status: 429,
    code: 'daily_limit',
    message: 'Deze bot heeft vandaag genoeg proefvragen beantwoord. Probeer het morgen opnieuw.',
    retryAfterSeconds: 86_400,
  },
} as const satisfies Record<TrialRefusal, unknown>

/** Streams the answer of a bot's sample company to a visitor without an account (AMB-058). */
export function trySample(
  deps: RuntimeDeps,
  { signal, ...message }: TrialMessage & { readonly signal: AbortSignal },
): Promise<Outcome<unknown> | Response> {
  let messagesLeft: number | null = null
  const write = (event: TurnProgress): ServerSentEvent[] => {
    if (event.type === 'text') return [{ event: 'delta', data: { text: event.text } }]
    if (event.type === 'end') return closingOf(event.end, messagesLeft)
    messagesLeft = event.messagesLeft
    const left = messagesLeft === null ? {} : { messages_left: messagesLeft }
    return [{ event: 'start', data: { message_id: event.id, ...left } }]
  }
  const writer = { refuse: (reason: TrialRefusal) => refusals[reason], write }
  return streamTurn(deps, (reader) => trialTurn(deps, message, reader), writer, signal)
}

/** Returns the events that close a turn of the trial chat, which has no contact form: the page shows what was asked and how many messages are left. */
function closingOf(end: TurnEnd, messagesLeft: number | null): ServerSentEvent[] {
  if (end.by === 'repeated') return []
  if (end.by === 'dialogue')
    return [{ event: 'done', data: { status: 'completed', offer_contact: false, asks: end.asks } }]
  const { result, addition } = end
  if (result.outcome === 'failed') return [failedFrame]
  // An unanswered question costs none of the free messages.
  const left = isFree(end) && messagesLeft !== null ? { messages_left: messagesLeft + 1 } : {}
  const status = result.outcome === 'refused' ? 'refused' : 'completed'
  const done = { status, demo: result.demo, offer_contact: false, asks: addition?.asks ?? null, ...left }
  const sources = result.outcome === 'answered' ? [{ event: 'sources', data: { sources: result.sources } }] : []
  return [...sources, { event: 'done', data: done }]
}
