import { asService } from '#platform/database/as-service.ts'
import { newId } from '#platform/ids/id.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import type { PreviewMessage } from '../dialogue/domain/dialogue-preview.ts'
import { removeProfanity } from '../dialogue/domain/remove-profanity.ts'
import { fieldsInOrder, questionOf } from '../domain/execution-input.ts'
import type { KnowledgeHits, RuntimeDeps } from '../runtime-deps.ts'
import { finishExecution, type StartedExecution, type Surface, startExecution } from '../store/execution-store.ts'
import type { ConfigCache } from './config-cache.ts'
import { answered, blocked, type ExecuteBotResponse, refusals } from './execution-response.ts'
import { dialogueResult, replyToVisitor } from './reply-to-visitor.ts'
import { runExecution } from './run-execution.ts'
import { toExecutionResult } from './to-execution-result.ts'

/** Test runs count against no monthly limit, so they have a limit of their own. */
const TESTS: RateLimitRule = { name: 'test-run', windowSeconds: 86_400, max: 100 }

// Only the product may read a bot's prompt, endpoint and secret; the function decides by the user that the session names.
const SERVICE = { role: 'service' } as const

/** A request to run a bot of the caller. */
export interface ExecuteBotRequest {
  userId: string
  botId: string
  /** `rehearsed` is the message as a visitor would send it; the bot then also replies as to a visitor. */
  input: { fields: Readonly<Record<string, string>> } | { message: string; rehearsed?: PreviewMessage }
  surface: Surface
  signal: AbortSignal
}

/** Runs a bot for its owner: start → answer → finish; returns the whole answer at once. */
export async function executeBot(
  deps: RuntimeDeps & { knownConfigs: ConfigCache },
  request: ExecuteBotRequest,
): Promise<ExecuteBotResponse> {
  const startedAt = performance.now()
  const id = newId<'execution'>(deps.clock.now().getTime())
  const message = 'message' in request.input ? request.input.message : Object.values(request.input.fields).join('\n')
  if (request.surface === 'test') {
    const within = await asService(deps.db, 'counters belong to the product', (tx) =>
      consumeRateLimit(tx, TESTS, request.userId, deps.clock.now()),
    )
    if (!within) return refusals.testLimit
  }
  const search = await prepareSearch(deps, request)
  const start = {
    id,
    userId: request.userId,
    botId: request.botId,
    surface: request.surface,
    channel: 'api' as const,
    conversationId: null,
    input: 'message' in request.input ? { message } : { message, fields: request.input.fields },
    now: deps.clock.now(),
  }
  const { started, found } = await startExecution(deps.db, SERVICE, start, search?.statement ?? null)
  deps.knownConfigs.remember(request.userId, request.botId, started?.config_id ?? null)
  if (!started) return refusals.botNotFound
  if (started.outcome !== 'running') return blocked(started.outcome)
  const question =
    'message' in request.input
      ? request.input.message
      : questionOf(fieldsInOrder(request.input.fields, started.input_fields))
  const hits = search && search.configId === started.config_id ? await search.hits(found) : null
  const rehearsed = 'rehearsed' in request.input ? request.input.rehearsed : undefined
  const sociable = rehearsed ? dialogueResult(rehearsed, started) : null
  const end = sociable?.end ?? (await answer(deps, { id, request, started, question, found: hits }))
  const durationMs = Math.round(performance.now() - startedAt)
  await finishExecution(deps.db, SERVICE, toExecutionResult(id, end, durationMs))
  deps.usageChanged(started.user_id, request.botId)
  const response = await answered(deps, started.config_id, end, durationMs)
  const reply = sociable?.reply ?? (rehearsed ? await replyToVisitor(deps, started, end, rehearsed) : null)
  return reply ? { ...response, body: { ...response.body, visitor_reply: reply } } : response
}

/**
 * Starts the search for the caller's message, if their configuration is known from an earlier run; null otherwise. Form fields make a question only
 * once the bot is loaded, so they start no search.
 */
async function prepareSearch(
  deps: RuntimeDeps & { knownConfigs: ConfigCache },
  { userId, botId, input }: ExecuteBotRequest,
) {
  const configId = deps.knownConfigs.find(userId, botId)
  const prepared =
    configId && 'message' in input ? await deps.knowledge.prepare(configId, removeProfanity(input.message)) : null
  return configId && prepared ? { ...prepared, configId } : null
}

async function answer(
  deps: RuntimeDeps,
  run: {
    id: string
    request: ExecuteBotRequest
    started: StartedExecution
    question: string
    found: KnowledgeHits | null
  },
): Promise<AnswerResult> {
  const { request, started } = run
  const events = runExecution(deps, {
    id: run.id,
    botId: request.botId,
    configId: started.config_id,
    started,
    question: run.question,
    found: run.found,
    history: [],
    isConversation: 'rehearsed' in request.input,
    signal: request.signal,
  })
  for await (const event of events) if (event.type === 'end') return event.end
  return { outcome: 'failed', reason: 'no_end' }
}
