import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import { type ServerSentEvent, streamEvents } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'
import { consumeRateLimit, maskSubject, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import { answerText } from '../answer.text.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import { failedAnswer } from '../answering/failed-answer.ts'
import type { PreviousTurn } from '../contract/execution.ts'
import { bookingMethodOf } from '../dialogue/domain/booking-reply.ts'
import { companyNameOf } from '../dialogue/domain/company-name.ts'
import { additionTo } from '../dialogue/domain/decide-refusal.ts'
import { decideReply, isCryForHelp, stagesWithoutExecution } from '../dialogue/domain/decide-reply.ts'
import { type PreviewMessage, readDialoguePreview } from '../dialogue/domain/dialogue-preview.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { finishExecution, type StartedSample, startSampleExecution } from '../store/execution-store.ts'
import { findSampleCompany, returnFreeMessage } from '../store/sample-company-store.ts'
import { factsForRefusal } from './facts-for-refusal.ts'
import { runExecution } from './run-execution.ts'
import { toExecutionResult } from './to-execution-result.ts'

const MESSAGES_PER_VISITOR = 3
const MESSAGES_PER_BOT_A_DAY = 500
/** An office shares one address, so this is wider than a visitor's own three. */
const PER_ADDRESS: RateLimitRule = { name: 'sample-address', windowSeconds: 86_400, max: 60 }
/** Greetings and thanks are not counted as messages, so they have a limit of their own. */
const POLITENESS: RateLimitRule = { name: 'sample-politeness', windowSeconds: 600, max: 120 }

const refusals = {
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
} as const

const notFound = { status: 404, code: 'bot_not_found', message: answerText.botNotFound } as const

/** A visitor's message to a bot's sample company. */
interface SampleRequest {
  botId: string
  visitor: string
  message: string
  previous: PreviousTurn | null
  clientAddress: string
  signal: AbortSignal
}

/** Streams the answer of a bot's sample company to a visitor without an account (AMB-058). None of the visitor's details are stored. */
export async function trySample(deps: RuntimeDeps, request: SampleRequest): Promise<Outcome<unknown> | Response> {
  const read = readDialoguePreview(request.message, request.previous, deps.detectContact)
  return stagesWithoutExecution(read.utterance).includes(read.state.stage)
    ? beSociable(deps, request, read)
    : askSampleCompany(deps, request, read)
}

/** Answers a turn of the dialogue: no execution, none of the free messages, nothing stored. */
async function beSociable(
  deps: RuntimeDeps,
  request: SampleRequest,
  { utterance, state }: PreviewMessage,
): Promise<Outcome<unknown> | Response> {
  // Neither a limit nor a pause stands in the way of a cry for help.
  const isUrgent = isCryForHelp(utterance)
  if (!isUrgent && !(await consumeAddressLimit(deps, POLITENESS, request.clientAddress))) return fail(refusals.too_many)
  const sample = await findSampleCompany(deps.db, request.botId)
  if (!sample) return fail(notFound)
  if (!isUrgent && sample.outcome !== 'open') return fail(refusals[sample.outcome])
  const company = companyNameOf(sample.branding_data)
  const reply = decideReply(utterance, { ...state, company })
  const id = newId<'message'>(deps.clock.now().getTime())
  return streamEvents({ signal: request.signal, onError: failedAnswer(deps.log, id) }, async (send) => {
    send({ event: 'start', data: { message_id: id } })
    send({ event: 'delta', data: { text: reply.text } })
    send({ event: 'done', data: { status: 'completed', offer_contact: false, asks: reply.asks } })
  })
}

async function askSampleCompany(
  deps: RuntimeDeps,
  request: SampleRequest,
  read: PreviewMessage,
): Promise<Outcome<unknown> | Response> {
  if (!(await consumeAddressLimit(deps, PER_ADDRESS, request.clientAddress))) return fail(refusals.address_limit)
  const now = deps.clock.now()
  const id = newId<'execution'>(now.getTime())
  const started = await startSampleExecution(deps.db, {
    id,
    botId: request.botId,
    visitor: maskSubject(deps.maskKey, request.visitor),
    visitorMax: MESSAGES_PER_VISITOR,
    botDailyMax: MESSAGES_PER_BOT_A_DAY,
    input: { message: read.withoutDetails },
    now,
  })
  if (!started) return fail(notFound)
  if (started.outcome !== 'running') return fail(refusals[started.outcome])
  return streamSample(deps, request, { id, started, read, executionStartedAt: now })
}

function consumeAddressLimit(deps: RuntimeDeps, rule: RateLimitRule, clientAddress: string): Promise<boolean> {
  const address = maskSubject(deps.maskKey, clientAddress)
  return asService(deps.db, 'counters belong to the product', (tx) =>
    consumeRateLimit(tx, rule, address, deps.clock.now()),
  )
}

function streamSample(
  deps: RuntimeDeps,
  request: SampleRequest,
  run: { id: string; started: StartedSample; read: PreviewMessage; executionStartedAt: Date },
): Response {
  const { id, started, read } = run
  const startedAt = performance.now()
  return streamEvents({ signal: request.signal, onError: failedAnswer(deps.log, id) }, async (send, signal) => {
    const left = MESSAGES_PER_VISITOR - (started.visitor_used ?? MESSAGES_PER_VISITOR)
    send({ event: 'start', data: { message_id: id, messages_left: left } })
    const events = runExecution(deps, {
      id,
      botId: request.botId,
      configId: started.config_id,
      started,
      question: read.withoutDetails,
      found: null,
      history: [],
      isConversation: true,
      signal,
    })
    for await (const event of events) {
      if (event.type === 'text') {
        send({ event: 'delta', data: { text: event.text } })
        continue
      }
      const durationMs = Math.round(performance.now() - startedAt)
      await finishExecution(deps.db, { role: 'service' }, toExecutionResult(id, event.end, durationMs))
      const isFree = event.end.outcome === 'refused' || event.end.outcome === 'failed'
      if (isFree)
        await returnFreeMessage(deps.db, {
          ...request,
          visitor: maskSubject(deps.maskKey, request.visitor),
          executionStartedAt: run.executionStartedAt,
        })
      for (const last of await closing(deps, request.message, run, event.end))
        send(isFree ? withMessagesLeft(last, left + 1) : last)
    }
  })
}

/** Adds to the `done` event how many free messages are left; an unanswered question costs none. */
function withMessagesLeft(event: ServerSentEvent, left: number): ServerSentEvent {
  if (event.event !== 'done' || typeof event.data !== 'object') return event
  return { ...event, data: { ...event.data, messages_left: left } }
}

/** Returns the events after the answer's text: the bot's addition, the sources, and the end. */
async function closing(
  deps: RuntimeDeps,
  message: string,
  { started, read }: { started: StartedSample; read: PreviewMessage },
  end: AnswerResult,
): Promise<ServerSentEvent[]> {
  if (end.outcome === 'failed')
    return [{ event: 'error', data: { code: 'execution_failed', message: answerText.failed } }]
  const state = {
    ...read.state,
    company: companyNameOf(started.branding_data),
    bookingMethod: bookingMethodOf(started.config_data),
  }
  const facts = await factsForRefusal(deps, started.config_id, end, message, state)
  const addition = additionTo(end.outcome, message, state, facts)
  const status = end.outcome === 'refused' ? 'refused' : 'completed'
  const done = { status, demo: end.demo, offer_contact: false, asks: addition?.asks ?? null }
  return [
    ...(addition ? [{ event: 'delta', data: { text: addition.text } }] : []),
    ...(end.outcome === 'answered' ? [{ event: 'sources', data: { sources: end.sources } }] : []),
    { event: 'done', data: done },
  ]
}
