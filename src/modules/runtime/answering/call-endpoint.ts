import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { AnswerEvent, AnswerTask } from './answer-events.ts'

const ENDPOINT_TIMEOUT_MS = 30_000
const ENDPOINT_BYTES_MAX = 64 * 1024
const ANSWER_MAX = 4000

/** Sends one guarded request. The app passes in the outbound client, the only code that may leave this machine. */
export type PostGuarded = (
  url: string,
  request: { headers: Record<string, string>; body: string; timeoutMs: number; maxBytes: number; signal: AbortSignal },
) => Promise<{ outcome: 'ok'; status: number; text: string } | { outcome: 'failed'; reason: string }>

/**
 * Answers through a vendor's own endpoint: a request signed as Standard Webhooks prescribes, to public hosts only. The endpoint answers `{ "answer":
 * "…" }`, or `{ "out_of_scope": true }`; anything else is a failure. The request ends when the task's signal does. The endpoint never learns who the
 * visitor is.
 */
export function endpointCaller(post: PostGuarded, now: () => Date) {
  return async function* callEndpoint(
    task: AnswerTask & { url: string; secret: string | null },
  ): AsyncGenerator<AnswerEvent> {
    const body = JSON.stringify({
      execution_id: task.executionId,
      bot_id: task.botId,
      question: task.question,
      configuration: task.started.config_data ?? {},
      knowledge: task.passages.map(({ title, heading, text, url }) => ({ title, heading, text, url })),
    })
    const answer = await post(task.url, {
      headers: { 'content-type': 'application/json', ...signature(task.secret, task.executionId, body, now()) },
      body,
      timeoutMs: ENDPOINT_TIMEOUT_MS,
      maxBytes: ENDPOINT_BYTES_MAX,
      signal: task.signal,
    })
    if (answer.outcome === 'failed') {
      yield { type: 'end', end: { outcome: 'failed', reason: `endpoint_${answer.reason}` } }
      return
    }
    if (answer.status >= 300) {
      yield { type: 'end', end: { outcome: 'failed', reason: `endpoint_status_${answer.status}` } }
      return
    }
    yield* readAnswer(answer.text, task)
  }
}

function* readAnswer(text: string, task: AnswerTask): Generator<AnswerEvent> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    parsed = null
  }
  const tokens = { tokensIn: 0, tokensOut: 0 }
  if (typeof parsed === 'object' && parsed !== null && 'out_of_scope' in parsed && parsed.out_of_scope === true) {
    yield { type: 'end', end: { outcome: 'refused', demo: false, ...tokens } }
  } else if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'answer' in parsed &&
    typeof parsed.answer === 'string' &&
    parsed.answer.trim()
  ) {
    const answer = parsed.answer.trim().slice(0, ANSWER_MAX)
    const best = task.passages[0]
    const sources = best ? [{ title: best.heading || best.title, url: best.url, quote: best.text.slice(0, 300) }] : []
    yield { type: 'text', text: answer }
    yield { type: 'end', end: { outcome: 'answered', text: answer, sources, demo: false, ...tokens } }
  } else {
    yield { type: 'end', end: { outcome: 'failed', reason: 'endpoint_malformed' } }
  }
}

function signature(secret: string | null, id: string, body: string, at: Date): Record<string, string> {
  if (!secret) return { 'webhook-id': id }
  const messageId = id || randomUUID()
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, at, body),
  }
}
