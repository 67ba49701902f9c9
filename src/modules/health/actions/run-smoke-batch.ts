import { runTestQuestion } from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { evaluateAnswer } from '../evaluation/evaluate-answer.ts'
import type { HealthDeps } from '../health-deps.ts'
import { cancelRuns, claimNextRun, endBatch, endRun, findBatch, type SmokeRunRow } from '../store/smoke-store.ts'
import { textsOf } from '../store/smoke-tables.ts'
import { recordHealthRun } from './record-health-run.ts'
import { SMOKE_JOB } from './start-smoke-batch.ts'

/** The pause between two questions of a batch (ADMIN-11). */
const BETWEEN_MS = 1000
/** After this time a batch yields its slot in the worker to other work and continues behind it. */
const TIME_SLICE_MS = 20_000

/**
 * Asks the questions of a batch one by one, a second apart, until none is left or the batch is cancelled; after 20 seconds it continues in a new job.
 * Every answer is stored before the next question, so that a worker that dies loses at most the question it was asking, which is then asked again.
 */
export async function runSmokeBatch(deps: HealthDeps, batchId: string, signal: AbortSignal): Promise<void> {
  const timeSliceEndMs = deps.clock.now().getTime() + TIME_SLICE_MS
  for (let asked = 0; !signal.aborted; asked += 1) {
    if (asked > 0) await deps.sleep(BETWEEN_MS, signal)
    if (signal.aborted) break
    const now = deps.clock.now()
    if (asked > 0 && now.getTime() >= timeSliceEndMs) return goOn(deps, batchId, now)
    const next = await asService(deps.db, (tx) => claimNextRun(tx, batchId, now))
    if (next.kind === 'none') return finishBatch(deps, batchId)
    if (next.kind === 'held') {
      const soonest = now.getTime() + BETWEEN_MS
      return goOn(deps, batchId, new Date(Math.max(next.until.getTime(), soonest)))
    }
    await runQuestion(deps, next.run, signal)
  }
  // The next attempt of the job asks the rest.
  throw new Error('The batch was broken off.')
}

/** Ends a batch whose job used up its attempts: the remaining questions are not asked, and the same batch can be started anew. */
export function closeDeadBatch({ db, clock }: Pick<HealthDeps, 'db' | 'clock'>, batchId: string): Promise<void> {
  return asService(db, async (tx) => {
    if (await endBatch(tx, batchId, 'cancelled', clock.now())) await cancelRuns(tx, batchId)
  })
}

async function goOn({ db, clock }: HealthDeps, batchId: string, runAt: Date): Promise<void> {
  const job = { name: SMOKE_JOB, payload: { batch_id: batchId }, dedupeKey: batchId, runAt, now: clock.now() }
  await asService(db, (tx) => enqueueJob(tx, job))
}

async function finishBatch(deps: HealthDeps, batchId: string): Promise<void> {
  const batch = await asService(deps.db, (tx) => findBatch(tx, batchId))
  if (batch?.status !== 'running') return
  // The follow-up comes before the end is stored: repeating it changes nothing, leaving it out would lose it.
  if (batch.kind === 'daily') await recordHealthRun(deps, { batchId, day: batch.day })
  await asService(deps.db, (tx) => endBatch(tx, batchId, 'done', deps.clock.now()))
}

async function runQuestion(deps: HealthDeps, run: SmokeRunRow, signal: AbortSignal): Promise<void> {
  try {
    const result = await resultOf(deps, run, signal)
    // An aborted answer says nothing about the bot; the run stays as it is and is asked again.
    if (!signal.aborted) await saveResult(deps, run, result)
  } catch (error) {
    if (signal.aborted) return
    // One question that cannot be asked, or whose answer cannot be stored, does not stop the others.
    deps.log.error({ err: error, runId: run.id, botId: run.bot_id }, 'a health test could not be made')
    await saveResult(deps, run, failed('internal', 0))
  }
}

async function saveResult({ db, clock }: HealthDeps, run: SmokeRunRow, result: RunResult): Promise<void> {
  const end = { id: run.id, ...result, now: clock.now() }
  await asService(db, (tx) => endRun(tx, end))
}

type RunResult = Awaited<ReturnType<typeof resultOf>>

/**
 * Returns the result of a run. A question that errors ends as failed (ADMIN-10), with its reason; `own:` marks an error of the bot's own endpoint.
 */
async function resultOf(deps: HealthDeps, run: SmokeRunRow, signal: AbortSignal) {
  if (run.config_id === null) return failed('config_gone', 0)
  const ask = { botId: run.bot_id, configId: run.config_id, message: run.test_input, signal }
  const answer = await runTestQuestion(deps, ask)
  if (answer.outcome === 'error')
    return failed(`${answer.own ? 'own:' : ''}${answer.reason ?? 'unknown'}`, answer.durationMs)
  const expectation = {
    expectedKeywords: textsOf(run.expected_keywords),
    forbiddenKeywords: textsOf(run.forbidden_keywords),
    expectsRefusal: run.expects_refusal,
  }
  const { passed, found, wrong } = evaluateAnswer(expectation, { outcome: answer.outcome, response: answer.response })
  return {
    status: passed ? ('passed' as const) : ('failed' as const),
    response: answer.response,
    found,
    error: wrong.length > 0 ? `forbidden:${wrong.join(', ')}` : null,
    durationMs: answer.durationMs,
    pageAnswer: answer.pageAnswer,
  }
}

function failed(error: string, durationMs: number) {
  return { status: 'failed' as const, response: null, found: [], error, durationMs, pageAnswer: null }
}
