import { asService } from '#platform/database/as-service.ts'
import { newId } from '#platform/ids/id.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import { bookingMethodOf } from '../../dialogue/domain/booking-reply.ts'
import { companyNameOf } from '../../dialogue/domain/company-name.ts'
import { decideReply, stagesWithoutExecution } from '../../dialogue/domain/decide-reply.ts'
import type { PreviewMessage } from '../../dialogue/domain/dialogue-preview.ts'
import { removeProfanity } from '../../dialogue/domain/remove-profanity.ts'
import { fieldsInOrder, questionOf } from '../../domain/execution-input.ts'
import type { KnowledgeHits, RuntimeDeps } from '../../runtime-deps.ts'
import { finishExecution, type StartedExecution, type Surface, startExecution } from '../../store/execution-store.ts'
import type { ConfigCache } from '../config-cache.ts'
import { toExecutionResult } from './to-execution-result.ts'
import { type AnswerEnd, type DialogueTurn, type QuestionTurn, resultOfDialogue, type Turn } from './turn.ts'

/** Test runs count against no monthly limit, so they have a limit of their own. */
const TESTS: RateLimitRule = { name: 'test-run', windowSeconds: 86_400, max: 100 }

// Only the product may read a bot's prompt, endpoint and secret; the function decides by the user that the session names.
const SERVICE = { role: 'service' } as const

/** A request to run a bot of the caller. */
export interface OwnerRequest {
  readonly userId: string
  readonly botId: string
  /** `rehearsed` is the message as a visitor would send it; the bot then also replies as to a visitor. */
  readonly input:
    | { readonly fields: Readonly<Record<string, string>> }
    | { readonly message: string; readonly rehearsed?: PreviewMessage }
  readonly surface: Surface
}

/** The reasons why a request to run a bot is refused. */
export type OwnerRefusal = 'test_limit' | 'bot_not_found' | Exclude<StartedExecution['outcome'], 'running'>

type OwnerDeps = RuntimeDeps & { readonly knownConfigs: ConfigCache }

/** Makes a turn of a bot's owner: its own run, or a test of what a visitor would read. No conversation is stored; every turn is an execution. */
export function ownerTurn(deps: OwnerDeps, request: OwnerRequest, signal: AbortSignal): Turn<OwnerRefusal> {
  return { signal, admit: () => admit(deps, request) }
}

async function admit(deps: OwnerDeps, request: OwnerRequest): ReturnType<Turn<OwnerRefusal>['admit']> {
  const { userId, botId, input, surface } = request
  const now = deps.clock.now()
  if (surface === 'test' && !(await consumeTest(deps, userId, now))) return { is: 'refused', reason: 'test_limit' }
  const id = newId<'execution'>(now.getTime())
  const message = 'message' in input ? input.message : Object.values(input.fields).join('\n')
  const stored = 'message' in input ? { message } : { message, fields: input.fields }
  const search = await prepareSearch(deps, request)
  const origin = { surface, channel: 'api', conversationId: null } as const
  const start = { ...origin, id, userId, botId, input: stored, now }
  const { started, found } = await startExecution(deps.db, SERVICE, start, search?.statement ?? null)
  deps.knownConfigs.remember(userId, botId, started?.config_id ?? null)
  if (!started) return { is: 'refused', reason: 'bot_not_found' }
  if (started.outcome !== 'running') return { is: 'refused', reason: started.outcome }
  const rehearsed = 'rehearsed' in input ? input.rehearsed : undefined
  if (rehearsed && stagesWithoutExecution(rehearsed.utterance).includes(rehearsed.state.stage))
    return dialogueTurn(deps, { id, botId, started, rehearsed })
  const hits = search && search.configId === started.config_id ? await search.hits(found) : null
  const question = 'message' in input ? message : questionOf(fieldsInOrder(input.fields, started.input_fields))
  return questionTurn(deps, { id, botId, started, question, found: hits, rehearsed })
}

function consumeTest({ db }: OwnerDeps, userId: string, now: Date): Promise<boolean> {
  return asService(db, (tx) => consumeRateLimit(tx, TESTS, userId, now))
}

/**
 * Starts the search for the caller's message, if their configuration is known from an earlier run; null otherwise. Form fields make a question only
 * once the bot is loaded, so they start no search.
 */
async function prepareSearch({ knownConfigs, knowledge }: OwnerDeps, { userId, botId, input }: OwnerRequest) {
  const configId = knownConfigs.find(userId, botId)
  const prepared =
    configId && 'message' in input ? await knowledge.prepare(configId, removeProfanity(input.message)) : null
  return configId && prepared ? { ...prepared, configId } : null
}

interface StartedRun {
  readonly id: string
  readonly botId: string
  readonly started: StartedExecution
}

function dialogueTurn(
  deps: OwnerDeps,
  { rehearsed, ...run }: StartedRun & { readonly rehearsed: PreviewMessage },
): DialogueTurn {
  const { id, started } = run
  const reply = async (elapsedMs: () => number) => {
    const { utterance, state } = rehearsed
    const decided = decideReply(utterance, { ...state, company: companyNameOf(started.branding_data) })
    await finish(deps, run, { result: resultOfDialogue(decided.text), durationMs: elapsedMs() })
    return decided
  }
  return { is: 'dialogue', id, configId: started.config_id, reply }
}

function questionTurn(
  deps: OwnerDeps,
  run: StartedRun & {
    readonly question: string
    readonly found: KnowledgeHits | null
    readonly rehearsed: PreviewMessage | undefined
  },
): QuestionTurn {
  const { id, botId, started, question, found, rehearsed } = run
  const { config_id: configId, config_data: config, branding_data: branding } = started
  const isConversation = rehearsed !== undefined
  const known = { company: companyNameOf(branding), bookingMethod: bookingMethodOf(config) }
  return {
    is: 'question',
    execution: { id, botId, configId, started, question, found, history: [], isConversation },
    dialogue: rehearsed ? { message: rehearsed.message, state: { ...rehearsed.state, ...known } } : null,
    messagesLeft: null,
    store: (end) => finish(deps, run, end),
  }
}

async function finish(
  deps: OwnerDeps,
  { id, botId, started }: StartedRun,
  { result, durationMs }: Pick<AnswerEnd, 'result' | 'durationMs'>,
): Promise<void> {
  await finishExecution(deps.db, SERVICE, toExecutionResult(id, result, durationMs))
  deps.usageChanged(started.user_id, botId)
}
