import { answerText } from '../../answer.text.ts'
import type { AnswerResult } from '../../answering/answer-events.ts'
import type { ExecutionResult } from '../../store/execution-store.ts'

/**
 * Returns the row that an answer's end is stored as: refusals are blocked as out of scope, and only completed executions count as a use (AMB-043),
 * also stopped ones.
 */
export function toExecutionResult(id: string, end: AnswerResult, durationMs: number): ExecutionResult {
  if (end.outcome === 'failed') {
    return {
      id,
      status: 'failed',
      blockedReason: null,
      durationMs,
      tokensIn: 0,
      tokensOut: 0,
      output: {},
      error: end.reason,
    }
  }
  const refused = end.outcome === 'refused'
  const response = refused ? answerText.refused : end.text
  return {
    id,
    status: refused ? 'blocked' : 'completed',
    blockedReason: refused ? 'out_of_scope' : null,
    durationMs,
    tokensIn: end.tokensIn,
    tokensOut: end.tokensOut,
    output: { response, demo: end.demo, ...(end.outcome === 'stopped' ? { stopped: true } : {}) },
    error: null,
  }
}
