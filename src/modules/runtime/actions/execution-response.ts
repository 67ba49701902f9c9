import { answerText } from '../answer.text.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import type { ExecutionResponse } from '../contract/execution.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import type { OwnerRefusal } from './conversation/owner-turn.ts'
import { resultOfDialogue, type TurnEnd } from './conversation/turn.ts'

/** The answer and its HTTP status; failures keep the specified shape too (AMB-045). */
export interface ExecuteBotResponse {
  status: 200 | 403 | 404 | 409 | 429 | 502
  body: ExecutionResponse
}

/** Returns the end of a turn as the endpoint answers it to the owner; a refusal while pages are still being read says so. */
export async function responseOf(
  { knowledge, clock }: Pick<RuntimeDeps, 'knowledge' | 'clock'>,
  end: TurnEnd,
): Promise<ExecuteBotResponse> {
  if (end.by === 'repeated') throw new Error('The answer of a stored conversation is no execution.')
  const { configId, durationMs } = end
  if (end.by === 'dialogue') return answerOf(resultOfDialogue(end.text), durationMs, false)
  const isRefused = end.result.outcome === 'refused' && configId !== null
  const isReading = isRefused && (await knowledge.describe(configId, clock.now())).isReading
  return answerOf(end.result, durationMs, isReading)
}

function answerOf(end: AnswerResult, durationMs: number, isReading: boolean): ExecuteBotResponse {
  if (end.outcome === 'failed') {
    const failed = refusal(502, 'execution_failed', answerText.executionFailed)
    return { ...failed, body: { ...failed.body, execution_time: durationMs } }
  }
  // A stopped answer has no reader any more; its text is returned unchanged, without sources.
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

/** Returns what the bot found and why it refused; the owner is not asked whether a colleague should call them (AMB-196). */
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

/** Returns the endpoint's answer to a request that was refused. */
export function refusalOf(reason: OwnerRefusal): ExecuteBotResponse {
  if (reason === 'bot_not_found') return refusals.botNotFound
  if (reason === 'test_limit') return refusals.testLimit
  if (reason === 'too_many') return refusal(429, 'too_many_requests', answerText.tooMany)
  if (reason === 'paused') return refusal(409, 'bot_paused', answerText.paused)
  if (reason === 'model_missing') return refusal(409, reason, answerText.modelMissing)
  if (reason === 'limit_exceeded') return refusal(429, reason, answerText.limitForUser)
  if (reason === 'subscription_required') return refusal(403, reason, answerText.subscriptionForUser)
  return refusal(403, reason, answerText.blocked[reason])
}

/** The endpoint's answers before an execution is started. */
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
