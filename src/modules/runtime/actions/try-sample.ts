import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import { streamEvents } from '#platform/http/sse.ts'
import { newId } from '#platform/ids/id.ts'
import { maskSubject, type RateRule, takeRate } from '#platform/rate/take-rate.ts'
import { answerText } from '../answer.text.ts'
import { brokenAnswer } from '../answering/broken-answer.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { type BegunSample, beginSampleExecution, finishExecution } from '../store/execution-store.ts'
import { runExecution } from './run-execution.ts'
import { executionEnd } from './settle-execution.ts'

const MESSAGES_PER_VISITOR = 3
const MESSAGES_PER_BOT_A_DAY = 500
/** An office shares one address, so this is wider than a visitor's own three. */
const PER_ADDRESS: RateRule = { name: 'sample-address', windowSeconds: 86_400, max: 60 }

const refusals = {
  paused: {
    status: 409,
    code: 'bot_paused',
    message: 'Deze bot is even niet beschikbaar. Probeer het later opnieuw.',
  },
  demo_off: { status: 409, code: 'demo_off', message: 'Demo komt binnenkort' },
  visitor_limit: {
    status: 429,
    code: 'visitor_limit',
    message: 'Je drie gratis berichten zijn op. Maak een account en probeer de bot 30 dagen.',
    retryAfterSeconds: 86_400,
  },
  daily_limit: {
    status: 429,
    code: 'daily_limit',
    message: 'Deze bot heeft vandaag genoeg proefvragen beantwoord. Probeer het morgen opnieuw.',
    retryAfterSeconds: 86_400,
  },
} as const

/** Streams the answer of a bot's sample company to a visitor without an account (AMB-058). */
export async function trySample(
  deps: RuntimeDeps,
  request: { botId: string; visitor: string; message: string; clientAddress: string; signal: AbortSignal },
): Promise<Outcome<unknown> | Response> {
  const now = deps.clock.now()
  const address = maskSubject(deps.maskKey, request.clientAddress)
  const within = await asService(deps.db, 'counters belong to the product', (tx) =>
    takeRate(tx, PER_ADDRESS, address, now),
  )
  if (!within) return fail(refusals.visitor_limit)
  const id = newId<'execution'>(now.getTime())
  const begun = await beginSampleExecution(deps.db, {
    id,
    botId: request.botId,
    visitor: maskSubject(deps.maskKey, request.visitor),
    visitorMax: MESSAGES_PER_VISITOR,
    botDailyMax: MESSAGES_PER_BOT_A_DAY,
    input: { message: request.message },
    now,
  })
  if (!begun) return fail({ status: 404, code: 'bot_not_found', message: answerText.botNotFound })
  if (begun.outcome !== 'running') return fail(refusals[begun.outcome])
  return streamSample(deps, request, { id, begun })
}

function streamSample(
  deps: RuntimeDeps,
  request: { botId: string; message: string; signal: AbortSignal },
  run: { id: string; begun: BegunSample },
): Response {
  const startedAt = performance.now()
  const configId = run.begun.config_id
  return streamEvents({ signal: request.signal, onError: brokenAnswer(deps.log, run.id) }, async (send, signal) => {
    send({
      event: 'start',
      data: {
        message_id: run.id,
        messages_left: MESSAGES_PER_VISITOR - (run.begun.visitor_used ?? MESSAGES_PER_VISITOR),
      },
    })
    const events = runExecution(deps, {
      id: run.id,
      botId: request.botId,
      configId,
      begun: run.begun,
      question: request.message,
      found: null,
      history: [],
      signal,
    })
    for await (const event of events) {
      if (event.type === 'text') {
        send({ event: 'delta', data: { text: event.text } })
        continue
      }
      await finishExecution(
        deps.db,
        { role: 'service' },
        executionEnd(run.id, event.end, Math.round(performance.now() - startedAt)),
      )
      if (event.end.outcome === 'failed')
        send({ event: 'error', data: { code: 'execution_failed', message: answerText.failed } })
      else {
        if (event.end.outcome === 'refused') send({ event: 'delta', data: { text: answerText.refused } })
        else if (event.end.outcome === 'answered') send({ event: 'sources', data: { sources: event.end.sources } })
        send({
          event: 'done',
          data: {
            status: event.end.outcome === 'refused' ? 'refused' : 'completed',
            demo: event.end.demo,
            offer_contact: false,
          },
        })
      }
    }
  })
}
