import { amsterdamDay } from '#platform/calendar/calendar-day.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { type readSmokeTests as contract, SMOKE_CATEGORIES, type SmokeBatch, type SmokeRun } from '../contract.ts'
import type { HealthDeps } from '../health-deps.ts'
import { findFailingBots, findHealthDays } from '../store/health-store.ts'
import {
  countByCategory,
  findBatches,
  findNewestBatches,
  findNewestOfCategories,
  findRuns,
} from '../store/smoke-reads.ts'
import { textsOf } from '../store/smoke-tables.ts'

const BATCHES = 30
/** The runs shown per batch and category. Figures count all of them. */
const RUNS = 200
const FAILING = 50
const DAYS = 14
const DAY_MS = 86_400_000

const NOTHING = { waiting: 0, running: 0, passed: 0, failed: 0, cancelled: 0 }

/** Reads the data of the smoke tests' screen as the administrator, so that a demoted one reads nothing. */
export function readSmokeTests(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  caller: Caller,
): Promise<Outcome<OperationOutput<typeof contract>>> {
  const since = amsterdamDay(new Date(clock.now().getTime() - DAYS * DAY_MS))
  return db.as(identityOf(caller), async (tx) => {
    const newest = await findNewestOfCategories(tx, [...SMOKE_CATEGORIES, 'generic'])
    const { night, singleBot } = await findNewestBatches(tx)
    const shown = [
      ...newest.map((one) => ({ batchId: one.batch_id, category: one.category })),
      ...[night, singleBot].flatMap((batchId) => (batchId === undefined ? [] : [{ batchId, category: null }])),
    ]
    const ids = [...new Set(shown.map(({ batchId }) => batchId))]
    const batches = (await findBatches(tx, BATCHES, ids)).map(batchOf)
    const runs: SmokeRun[] = []
    for (const part of shown) runs.push(...(await findRuns(tx, part, RUNS)).map(runOf))
    const { configs, tests } = await countByCategory(tx)
    const health = []
    for (const bot of await findFailingBots(tx, since, FAILING))
      health.push({
        bot_id: bot.id,
        title: bot.title,
        maintenance_since: bot.maintenance_since?.toISOString() ?? null,
        days: await findHealthDays(tx, bot.id, DAYS),
      })
    const categories = SMOKE_CATEGORIES.map((category) => {
      const found = newest.find((one) => one.category === category)
      const counts = found ? countsOf(found) : NOTHING
      return {
        category,
        configured: configs.get(category) ?? 0,
        tests: tests.get(category) ?? 0,
        batch: batches.find((one) => one.id === found?.batch_id) ?? null,
        pass_rate: percent(counts.passed, counts.passed + counts.failed),
        counts,
      }
    })
    return ok({ categories, batches, runs, health })
  })
}

function countsOf({ waiting, running, passed, failed, cancelled }: SmokeBatch['counts']): SmokeBatch['counts'] {
  return { waiting, running, passed, failed, cancelled }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

function batchOf(row: Awaited<ReturnType<typeof findBatches>>[number]): SmokeBatch {
  return {
    id: row.id,
    kind: row.kind,
    category: row.category,
    bot_id: row.bot_id,
    status: row.status,
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    counts: countsOf(row),
  }
}

function runOf(row: Awaited<ReturnType<typeof findRuns>>[number]): SmokeRun {
  return {
    id: row.id,
    batch_id: row.batch_id,
    bot_id: row.bot_id,
    bot_title: row.bot_title,
    is_sample: row.config_id !== null && row.config_id === row.sample_config_id,
    category: row.category,
    test_input: row.test_input,
    expected_keywords: textsOf(row.expected_keywords),
    forbidden_keywords: textsOf(row.forbidden_keywords),
    expects_refusal: row.expects_refusal,
    status: row.status,
    response: row.response,
    found_keywords: textsOf(row.found_keywords),
    error: row.error,
    duration_ms: row.duration_ms,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
