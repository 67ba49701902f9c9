import { configCategoryOf, findVersion, questionsToTest } from '#modules/catalogue/public.ts'
import { amsterdamDay } from '#platform/calendar/calendar-day.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { HealthDeps } from '../health-deps.ts'
import { findBotsToHealthCheck } from '../store/health-store.ts'
import { addBatch, type PlannedRun } from '../store/smoke-store.ts'
import { SMOKE_JOB } from './start-smoke-batch.ts'

/**
 * Plans the nightly health run of every public bot: its sample company is asked the vendor's own questions, with the words that the vendor expects of
 * the
 * approved version, and one out-of-scope question. Plans one batch a day, however often this runs.
 */
export function planNightlyHealthRun({ db, clock }: Pick<HealthDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const runs: PlannedRun[] = []
    for (const bot of await findBotsToHealthCheck(tx))
      if (bot.sample_config_id !== null) runs.push(...(await runsOf(tx, bot, bot.sample_config_id)))
    if (runs.length === 0) return
    const batch = { kind: 'daily', category: null, botId: null, startedBy: null, day: amsterdamDay(now), now } as const
    const batchId = await addBatch(tx, batch, runs)
    if (batchId === null) return
    await enqueueJob(tx, { name: SMOKE_JOB, payload: { batch_id: batchId }, dedupeKey: batchId, now })
  })
}

type BotToHealthCheck = Awaited<ReturnType<typeof findBotsToHealthCheck>>[number]

async function runsOf(tx: Tx, bot: BotToHealthCheck, configId: string): Promise<PlannedRun[]> {
  const version = bot.approved_version === null ? null : await findVersion(tx, bot.id, bot.approved_version)
  const keywords = new Map(version?.content.sample.questions.map((one) => [one.question, one.keywords]))
  const questions = questionsToTest(bot.sample_questions)
  return questions.map((testInput, at) => ({
    botId: bot.id,
    configId,
    testId: null,
    category: configCategoryOf(bot.category),
    testInput,
    expectedKeywords: keywords.get(testInput) ?? [],
    forbiddenKeywords: [],
    // The last question is the out-of-scope one (questionsToTest).
    expectsRefusal: at === questions.length - 1,
    version: bot.approved_version,
  }))
}
