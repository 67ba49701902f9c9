import { answerText } from '../answer.text.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import type { ExecutionResponse } from '../contract/execution.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import type { StartedExecution } from '../store/execution-store.ts'

/** The answer and the status that the door gives it; the stated shape is kept for failures too (AMB-045). */
export interface ExecuteBotResponse {
  status: 200 | 403 | 404 | 409 | 429 | 502
  body: ExecutionResponse
}

/** An execution's end as the endpoint answers its owner; a refusal while pages are still being read says so. */
export async function answered(
  { knowledge, clock }: Pick<RuntimeDeps, 'knowledge' | 'clock'>,
  configId: string | null,
  end: AnswerResult,
  durationMs: number,
): Promise<ExecuteBotResponse> {
  const isRefused = end.outcome === 'refused' && configId !== null
  const isReading = isRefused && (await knowledge.describe(configId, clock.now())).isReading
  return answerOf(end, durationMs, isReading)
}

function answerOf(end: AnswerResult, durationMs: number, isReading: boolean): ExecuteBotResponse {
  if (end.outcome === 'failed') {
    const failed = refusal(502, 'execution_failed', answerText.executionFailed)
    return { ...failed, body: { ...failed.body, execution_time: durationMs } }
  }
  // Whoever stopped it has left: what was shown to nobody is answered as it is, without sources.
  const refused = end.outcome === 'refused'
  const result = refused ? refusalForOwner(end, isReading) : end.text
  return {
    status: 200,
    body: {
      success: true,
      output: { result, demo: end.demo, tokens_used: end.tokensIn + end.tokensOut },
      execution_time: durationMs,
      error: null,
      response: result,
      code: refused ? 'out_of_scope' : null,
      sources: end.outcome === 'answered' ? end.sources : [],
    },
  }
}

/** The owner is told what the bot found and why it refused, not whether a colleague should call them (AMB-196). */
function refusalForOwner(
  { demo, nearest = [] }: Extract<AnswerResult, { outcome: 'refused' }>,
  isReading: boolean,
): string {
  if (isReading) return answerText.refusedForOwner.stillReading
  const why = demo ? answerText.refusedForOwner.fromPages : answerText.refusedForOwner.byModel
  const found =
    nearest.length > 0 ? answerText.refusedForOwner.nearest(nearest) : answerText.refusedForOwner.nothingNear
  return `${why} ${found}`
}

/** Why an execution was not begun, as the door answers it. */
export function blocked(reason: Exclude<StartedExecution['outcome'], 'running'>): ExecuteBotResponse {
  if (reason === 'too_many') return refusal(429, 'too_many_requests', answerText.tooMany)
  if (reason === 'paused') return refusal(409, 'bot_paused', answerText.paused)
  if (reason === 'model_missing') return refusal(409, reason, answerText.modelMissing)
  if (reason === 'limit_exceeded') return refusal(429, reason, answerText.limitForUser)
  if (reason === 'subscription_required') return refusal(403, reason, answerText.subscriptionForUser)
  return refusal(403, reason, answerText.blocked[reason])
}

/** What the door answers before an execution is begun. */
export const refusals = {
  botNotFound: refusal(404, 'bot_not_found', answerText.botNotFound),
  configNotFound: refusal(404, 'config_not_found', answerText.configNotFound),
  forbidden: refusal(403, 'forbidden', answerText.forbidden),
  testLimit: refusal(429, 'test_limit', answerText.testLimit),
} as const

function refusal(status: 403 | 404 | 409 | 429 | 502, code: string, message: string): ExecuteBotResponse {
  return {
    status,
    body: { success: false, output: null, execution_time: 0, error: message, response: '', code, sources: [] },
  }
}
