import { newId } from '#platform/ids/id.ts'
import { answerText } from '../answer.text.ts'
import type { AnswerResult, AnswerTask } from '../answering/answer-events.ts'
import { systemMessageOf } from '../answering/answer-with-model.ts'
import type { Bulkhead } from '../model/bulkhead.ts'
import type { KnowledgeHits, RuntimeDeps } from '../runtime-deps.ts'
import { runExecution } from './run-execution.ts'

/** The most time that a draft gets for one question, in milliseconds; waiting for a free slot does not count. */
const ANSWER_TIMEOUT_MS = 20_000

/** The parts of a bot that matter to an answer, for a bot that is not live. */
export interface Draft {
  /** Null for a bot that is not stored. */
  readonly botId: string | null
  readonly title: string
  readonly promptTemplate: string | null
  readonly apiEndpoint: string | null
  readonly company: string
}

/** The answer of a draft, with what was sent to it. */
export interface DraftAnswer {
  readonly end: AnswerResult
  /** The text that a visitor would read. */
  readonly shown: string
  /** The instructions that the model gets, or would get if one were configured; null for an endpoint, which gets none. */
  readonly prompt: string | null
  readonly answeredBy: 'endpoint' | 'model' | 'pages'
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

async function answerDraft(
  deps: RuntimeDeps,
  { draft, question, found, signal }: Parameters<typeof runDraft>[1],
): Promise<DraftAnswer> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)])
  const startedAt = performance.now()
  const started = startedExecutionOf(draft)
  const answeredBy = draft.apiEndpoint ? 'endpoint' : deps.model ? 'model' : 'pages'
  const execution = { id: newId<'execution'>(deps.clock.now().getTime()), configId: null, history: [] }
  const events = runExecution(deps, {
    ...execution,
    botId: draft.botId ?? execution.id,
    started,
    question,
    found,
    signal: until,
  })
  const end = await Promise.race([endOf(events), timeoutOf(until)])
  return {
    end,
    shown: shownOf(end),
    prompt: answeredBy === 'endpoint' ? null : systemMessageOf({ started, passages: found.passages }),
    answeredBy,
    durationMs: Math.round(performance.now() - startedAt),
  }
}

/** Returns the draft as a started execution: no customer's configuration, and no secret yet to sign requests with. */
function startedExecutionOf(draft: Draft): AnswerTask['started'] {
  return {
    title: draft.title,
    prompt_template: draft.promptTemplate,
    api_endpoint: draft.apiEndpoint,
    endpoint_secret: null,
    config_category: null,
    config_data: null,
    branding_data: draft.company === '' ? null : { company_name: draft.company },
  }
}

async function endOf(events: ReturnType<typeof runExecution>): Promise<AnswerResult> {
  for await (const event of events) if (event.type === 'end') return event.end
  return { outcome: 'failed', reason: 'no_end' }
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
