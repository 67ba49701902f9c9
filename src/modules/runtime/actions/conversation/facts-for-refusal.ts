import type { AnswerResult } from '../../answering/answer-events.ts'
import { companyFactsOf } from '../../dialogue/domain/company-facts.ts'
import { needsFacts } from '../../dialogue/domain/decide-refusal.ts'
import type { CompanyFacts, DialogueState } from '../../dialogue/domain/dialogue.ts'
import type { RuntimeDeps } from '../../runtime-deps.ts'

/**
 * Returns the facts read of the company that the end of an answer can offer; null where it needs none. Few visitors with an answer wait for this
 * query.
 */
export async function factsForRefusal(
  deps: Pick<RuntimeDeps, 'knowledge' | 'detectContact' | 'clock'>,
  configId: string | null,
  end: AnswerResult,
  message: string,
  state: DialogueState,
): Promise<CompanyFacts | null> {
  if (end.outcome !== 'refused' && end.outcome !== 'answered') return null
  if (configId === null || !needsFacts(end.outcome, message, state.lastReply)) return null
  const known = await deps.knowledge.describe(configId, deps.clock.now())
  return companyFactsOf(known, state.company, deps.detectContact)
}
