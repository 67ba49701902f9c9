import { recordAudit } from '#modules/identity/public.ts'
import { amsterdamDay } from '#platform/calendar/calendar-day.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Failure, fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { SMOKE_CATEGORY_NAMES } from '../contract/smoke-category-names.text.ts'
import type { HealthDeps } from '../health-deps.ts'
import { findRunningBatch } from '../store/smoke-reads.ts'
import { addBatch, findActiveTests, findAskableConfigs, type PlannedRun } from '../store/smoke-store.ts'

/** The job that asks the questions of a batch. */
export const SMOKE_JOB = 'health.run-smoke-batch'

const nothingToTest = {
  status: 409,
  code: 'nothing_to_test',
  message: 'Er is hier niets te testen: geen ingerichte bots of geen vragen.',
} as const

/**
 * Plans a batch of health questions and queues its job (ADMIN-07); refused while the same bot, category or everything is being asked
 * already. The endpoint lets only administrators through.
 */
export function startSmokeBatch(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  ask: { userId: string; category: string | null; botId: string | null },
): Promise<Outcome<{ batch_id: string; total: number }>> {
  const now = clock.now()
  const { userId, category, botId } = ask
  return asService(db, async (tx) => {
    const configs = await findAskableConfigs(tx, { category, botId })
    const tests = await findActiveTests(tx, category)
    const runs: PlannedRun[] = configs.flatMap((config) =>
      tests
        .filter((test) => test.category === config.category)
        .map(({ id, ...test }) => ({
          ...test,
          testId: id,
          botId: config.botId,
          configId: config.configId,
          version: null,
        })),
    )
    if (runs.length === 0) return fail(nothingToTest)
    const batch = { kind: 'asked', category, botId, startedBy: userId, day: amsterdamDay(now), now } as const
    const batchId = await addBatch(tx, batch, runs)
    if (batchId === null) return fail(alreadyRunning(await findRunningBatch(tx, { category, botId })))
    await enqueueJob(tx, { name: SMOKE_JOB, payload: { batch_id: batchId }, dedupeKey: batchId, now })
    const detail = { category, total: runs.length }
    const subject = { subjectType: 'smoke_batch' as const, subjectId: batchId }
    await recordAudit(tx, { actorId: userId, actor: 'admin', action: 'smoke.started', ...subject, detail }, now)
    return ok({ batch_id: batchId, total: runs.length })
  })
}

type Running = Awaited<ReturnType<typeof findRunningBatch>>

const named: Readonly<Record<string, string>> = SMOKE_CATEGORY_NAMES

/** Refuses with the name and progress of the running batch; it may have ended at this moment. */
function alreadyRunning(one: Running): Failure {
  const summary = one ? `: ${nameOf(one)} (${one.done} van ${one.total} vragen)` : ''
  return {
    status: 409,
    code: 'already_running',
    message: `Deze test loopt al${summary}. Wacht even of stop hem eerst.`,
    details: { running: one ? [{ batch_id: one.id, done: one.done, total: one.total }] : [] },
  }
}

function nameOf({ category, botTitle }: NonNullable<Running>): string {
  return botTitle ?? (category === null ? 'alle categorieën' : (named[category] ?? category))
}
