export { type AnswerSource, sourceSchema } from './contract/answer-source.ts'
export {
  type BlockedReason,
  blockedReasonSchema,
  EXECUTION_TIMEOUT_MS,
  type ExecutionResponse,
  executeBot,
  executionResponseSchema,
  inputValues,
  type PreviousTurn,
  trySample,
} from './contract/execution.ts'
