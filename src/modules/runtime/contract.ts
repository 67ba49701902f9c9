export { type AnswerSource, sourceSchema } from './contract/answer-source.ts'
export {
  type BlockedReason,
  blockedReasonSchema,
  type ExecutionResponse,
  executeBot,
  executionResponseSchema,
  trySample,
} from './contract/execution.ts'
