import { newId } from '#platform/ids/id.ts'
import type { AnswerTask } from '../../answering/answer-events.ts'
import type { KnowledgeHits, RuntimeDeps } from '../../runtime-deps.ts'
import type { QuestionTurn, Turn } from './turn.ts'

/** The parts of a bot that matter to an answer, for a bot that is not live. */
export interface Draft {
  /** Null for a bot that is not stored. */
  readonly botId: string | null
  readonly title: string
  readonly promptTemplate: string | null
  readonly apiEndpoint: string | null
  readonly company: string
}

/** Makes a turn of a draft, with passages that the caller found. Nothing refuses it, and nothing of it is stored or counted. */
export function draftTurn(
  { clock }: Pick<RuntimeDeps, 'clock'>,
  { draft, question, found }: { draft: Draft; question: string; found: KnowledgeHits },
  signal: AbortSignal,
): Turn<never> {
  const id = newId<'execution'>(clock.now().getTime())
  const started = startedExecutionOf(draft)
  const botId = draft.botId ?? id
  const turn: QuestionTurn = {
    is: 'question',
    execution: { id, botId, configId: null, started, question, found, history: [] },
    dialogue: null,
    messagesLeft: null,
    store: async () => {},
  }
  return { signal, admit: async () => turn }
}

/** Returns the draft as a started execution: no customer's configuration, and no secret yet to sign requests with. */
export function startedExecutionOf(draft: Draft): AnswerTask['started'] {
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
