export {
  type AnswerSource,
  type BlockedReason,
  blockedReasonSchema,
  type ExecutionResponse,
  executeBot,
  executionResponseSchema,
  sourceSchema,
  trySample,
} from './contract/execution.ts'
