import type { AnswerResult } from '../answering/answer-events.ts'
import type { ExecutionResponse } from '../contract/execution.ts'
import { bookingMethodOf } from '../dialogue/domain/booking-reply.ts'
import { companyNameOf } from '../dialogue/domain/company-name.ts'
import { additionTo } from '../dialogue/domain/decide-refusal.ts'
import { decideReply, stagesWithoutExecution } from '../dialogue/domain/decide-reply.ts'
import type { PreviewMessage } from '../dialogue/domain/dialogue-preview.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import type { StartedExecution } from '../store/execution-store.ts'
import { factsForRefusal } from './facts-for-refusal.ts'

/** The reply that a visitor would read, as the owner's test shows it. */
export type VisitorReply = NonNullable<ExecutionResponse['visitor_reply']>

/** Returns the end and reply of a tested message that is a turn of the dialogue; null for a question. */
export function dialogueResult(
  { utterance, state }: PreviewMessage,
  { branding_data: branding }: StartedExecution,
): { end: AnswerResult; reply: VisitorReply } | null {
  if (!stagesWithoutExecution(utterance).includes(state.stage)) return null
  const { text, asks } = decideReply(utterance, { ...state, company: companyNameOf(branding) })
  return {
    end: { outcome: 'answered', text, sources: [], demo: false, tokensIn: 0, tokensOut: 0 },
    reply: { text, asks },
  }
}

/** Returns what a visitor would read of an answer or a refusal; null when the execution failed. */
export async function replyToVisitor(
  deps: RuntimeDeps,
  { config_id: configId, config_data: config, branding_data: branding }: StartedExecution,
  end: AnswerResult,
  { state, message }: PreviewMessage,
): Promise<VisitorReply | null> {
  if (end.outcome === 'failed') return null
  const known = { ...state, company: companyNameOf(branding), bookingMethod: bookingMethodOf(config) }
  const facts = await factsForRefusal(deps, configId, end, message, known)
  const addition = additionTo(end.outcome, message, known, facts)
  const said = end.outcome === 'refused' ? '' : end.text
  return { text: said + (addition?.text ?? ''), asks: addition?.asks ?? null }
}
