import type { Bulkhead } from '#platform/concurrency/bulkhead.ts'
import { answerText } from '../answer.text.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import { systemMessageOf } from '../answering/answer-with-model.ts'
import type { KnowledgeHits, RuntimeDeps } from '../runtime-deps.ts'
import { completeTurn } from './conversation/complete-turn.ts'
import { type Draft, draftTurn, startedExecutionOf } from './conversation/draft-turn.ts'
import type { AnswerEnd } from './conversation/turn.ts'

/** The most time that a draft gets for one question, in milliseconds; waiting for a free slot does not count. */
const ANSWER_TIMEOUT_MS = 20_000

/** The answer of a draft, with what was sent to it. */
export interface DraftAnswer {
  readonly end: AnswerResult
  /** The text that a visitor would read. */
  readonly shown: string
  /** The instructions that the model gets, or would get if one were configured; null for an endpoint, which gets none. */
  readonly prompt: string | null
  readonly answeredBy: AnswerEnd['answeredBy']
  readonly durationMs: number
}

/**
 * Answers a question with a draft, by the same pipeline as live bots and with passages that the caller found. It waits for one of the few slots of
 * drafts. Nothing is stored or counted; an answer that takes more than 20 seconds, or is not there when `signal` ends, is a failure with reason
 * `timeout`.
 */
export async function runDraft(
  deps: RuntimeDeps & { draftBulkhead: Bulkhead },
  run: { draft: Draft; question: string; found: KnowledgeHits; signal: AbortSignal },
): Promise<DraftAnswer> {
  const place = await deps.draftBulkhead.enter(run.signal)
  try {
    return await answerDraft(deps, run)
  } finally {
    if (place === 'entered') deps.draftBulkhead.leave()
  }
}

async function answerDraft(deps: RuntimeDeps, run: Parameters<typeof runDraft>[1]): Promise<DraftAnswer> {
  const { draft, found } = run
  const until = AbortSignal.any([run.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
  const startedAt = performance.now()
  const end = await Promise.race([answerOf(deps, run, until), timeoutOf(until)])
  const answeredBy = draft.apiEndpoint ? 'endpoint' : deps.model ? 'model' : 'pages'
  return {
    end,
    shown: shownOf(end),
    prompt:
      answeredBy === 'endpoint'
        ? null
        : systemMessageOf({ started: startedExecutionOf(draft), passages: found.passages }),
    answeredBy,
    durationMs: Math.round(performance.now() - startedAt),
  }
}

async function answerOf(
  deps: RuntimeDeps,
  run: Parameters<typeof runDraft>[1],
  until: AbortSignal,
): Promise<AnswerResult> {
  const turn = await completeTurn(deps, draftTurn(deps, run, until))
  if (turn.is !== 'ended' || turn.end.by !== 'answer') throw new Error('A draft was not answered as a question.')
  return turn.end.result
}

/** Resolves with a timeout when the signal ends. An endpoint has a longer timeout of its own, which a draft does not wait for. */
function timeoutOf(signal: AbortSignal): Promise<AnswerResult> {
  const timeout: AnswerResult = { outcome: 'failed', reason: 'timeout' }
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(timeout)
    signal.addEventListener('abort', () => resolve(timeout), { once: true })
  })
}

function shownOf(end: AnswerResult): string {
  if (end.outcome === 'refused') return answerText.refused
  return end.outcome === 'failed' ? answerText.failed : end.text
}
