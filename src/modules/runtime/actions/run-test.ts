import { newId } from '#platform/ids/id.ts'
import type { AnswerResult } from '../answering/answer-events.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { finishExecution, type StartedExecution, startExecution } from '../store/execution-store.ts'
import { runExecution } from './run-execution.ts'
import { toExecutionResult } from './to-execution-result.ts'

/** A question of the product itself to a configuration. */
export interface TestRun {
  readonly botId: string
  readonly configId: string
  readonly message: string
  readonly signal: AbortSignal
}

/** The result: `end` is null when the run was not started, `started` is null when the bot does not exist. */
export interface TestResult {
  readonly started: StartedExecution | null
  readonly end: AnswerResult | null
  readonly durationMs: number
}

/**
 * Runs a configuration's bot as the product itself: marked as a test, counted against no monthly limit, and in its owner's log (AMB-124). The caller
 * has checked that this may be asked.
 */
export async function runTest(deps: RuntimeDeps, run: TestRun): Promise<TestResult> {
  const { botId, configId, message, signal } = run
  const startedAt = performance.now()
  const now = deps.clock.now()
  const id = newId<'execution'>(now.getTime())
  const identity = { role: 'service', configId } as const
  const start = {
    id,
    userId: null,
    botId,
    surface: 'test',
    channel: 'api',
    conversationId: null,
    input: { message },
    now,
  } as const
  const { started } = await startExecution(deps.db, identity, start, null)
  if (started?.outcome !== 'running') return { started, end: null, durationMs: 0 }
  let end: AnswerResult = { outcome: 'failed', reason: 'no_end' }
  const execution = { id, botId, configId, started, question: message, found: null, history: [], signal }
  for await (const event of runExecution(deps, execution)) if (event.type === 'end') end = event.end
  const durationMs = Math.round(performance.now() - startedAt)
  await finishExecution(deps.db, identity, toExecutionResult(id, end, durationMs))
  return { started, end, durationMs }
}
