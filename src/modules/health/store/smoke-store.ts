import { type Selectable, sql } from 'kysely'
import type { SampleAnswer } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { Expectation } from '../evaluation/evaluate-answer.ts'
import { type RunColumns, type SmokeTables, textsOf } from './smoke-tables.ts'

const tables = (tx: Tx) => tx.withTables<SmokeTables>().withSchema('app')

/** A configuration of a bot that can be asked. */
export interface AskableConfig {
  readonly configId: string
  readonly botId: string
  readonly category: string
}

/** A health question. */
export interface SmokeTest extends Expectation {
  readonly id: string
  readonly category: string
  readonly testInput: string
}

/** A question to one configuration, asked or still to be asked. */
export type SmokeRunRow = Selectable<RunColumns>

/** Finds the active health questions, of one category or of all. */
export async function findActiveTests(tx: Tx, category: string | null): Promise<SmokeTest[]> {
  const rows = await tables(tx)
    .selectFrom('bot_smoke_tests')
    .selectAll()
    .where('active', '=', true)
    .$if(category !== null, (select) => select.where('category', '=', category ?? ''))
    .orderBy('category')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    testInput: row.test_input,
    expectedKeywords: textsOf(row.expected_keywords),
    forbiddenKeywords: textsOf(row.forbidden_keywords),
    expectsRefusal: row.expects_refusal,
  }))
}

/** Finds the valid configurations, except examples, of bots that are not paused, of one category, one bot, or all. */
export async function findAskableConfigs(
  tx: Tx,
  scope: { readonly category: string | null; readonly botId: string | null },
): Promise<AskableConfig[]> {
  const rows = await tables(tx)
    .selectFrom('user_bot_configs')
    .innerJoin('visible_bots', 'visible_bots.id', 'user_bot_configs.bot_id')
    .select([
      'user_bot_configs.id as configId',
      'user_bot_configs.bot_id as botId',
      'user_bot_configs.category as category',
    ])
    .where('config_valid', '=', true)
    .where('is_example', '=', false)
    .where('paused_at', 'is', null)
    .$if(scope.category !== null, (select) => select.where('user_bot_configs.category', '=', scope.category ?? ''))
    .$if(scope.botId !== null, (select) => select.where('user_bot_configs.bot_id', '=', scope.botId ?? ''))
    .orderBy('user_bot_configs.category')
    .orderBy('user_bot_configs.bot_id')
    .orderBy('user_bot_configs.id')
    .execute()
  return rows
}

/** A question that a batch will ask. */
export interface PlannedRun extends Expectation {
  readonly botId: string
  readonly configId: string
  readonly testId: string | null
  readonly category: string
  readonly testInput: string
  /** The approved version under test; null when an administrator asks. */
  readonly version: number | null
}

/**
 * Adds a batch with all its questions; null when the same is being asked already (one running batch of a bot, of a category and of all; one nightly a
 * day).
 */
export async function addBatch(
  tx: Tx,
  batch: {
    readonly kind: 'asked' | 'daily'
    readonly category: string | null
    /** The one bot that is asked; null when there are more. */
    readonly botId: string | null
    readonly startedBy: string | null
    readonly day: string
    readonly now: Date
  },
  runs: readonly PlannedRun[],
): Promise<string | null> {
  const id = newId<'smoke_batch'>(batch.now.getTime())
  const added = await tables(tx)
    .insertInto('smoke_batches')
    .values({
      id,
      kind: batch.kind,
      category: batch.category,
      bot_id: batch.botId,
      started_by: batch.startedBy,
      day: batch.day,
      started_at: batch.now,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return null
  const rows = runs.map((run) => ({
    id: newId<'smoke_run'>(batch.now.getTime()),
    batch_id: id,
    bot_id: run.botId,
    config_id: run.configId,
    test_id: run.testId,
    category: run.category,
    version: run.version,
    test_input: run.testInput,
    expected_keywords: JSON.stringify(run.expectedKeywords),
    forbidden_keywords: JSON.stringify(run.forbiddenKeywords),
    expects_refusal: run.expectsRefusal,
  }))
  for (let at = 0; at < rows.length; at += 500)
    await tables(tx)
      .insertInto('smoke_runs')
      .values(rows.slice(at, at + 500))
      .execute()
  return id
}

/** Finds a batch with what its worker needs; undefined when it does not exist. */
export function findBatch(tx: Tx, batchId: string) {
  return tables(tx)
    .selectFrom('smoke_batches')
    .select(['id', 'kind', 'category', 'status', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('id', '=', batchId)
    .executeTakeFirst()
}

/** The next step of a worker in a batch: ask, come back because others are asking the rest, or nothing, since nothing is left. */
export type NextRun =
  | { readonly kind: 'ask'; readonly run: SmokeRunRow }
  | { readonly kind: 'held'; readonly until: Date }
  | { readonly kind: 'none' }

/** Longer than any answer may take. */
const ASKING_MS = 180_000

/**
 * Claims the next question of a running batch for one worker; a cancelled batch has none. A run that a worker left
 * behind when it died is claimed again.
 */
export async function claimNextRun(tx: Tx, batchId: string, now: Date): Promise<NextRun> {
  const batch = await findBatch(tx, batchId)
  if (batch?.status !== 'running') return { kind: 'none' }
  const isFree = sql<boolean>`(status = 'waiting' or status = 'running' and coalesce(asked_until, ${now}) <= ${now})`
  const run = await tables(tx)
    .updateTable('smoke_runs')
    .set({ status: 'running', asked_until: new Date(now.getTime() + ASKING_MS) })
    .where('id', '=', (q) =>
      q
        .selectFrom('smoke_runs')
        .select('id')
        .where('batch_id', '=', batchId)
        .where(isFree)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    // A run that was cancelled between the select and the lock stays cancelled.
    .where(isFree)
    .returningAll()
    .executeTakeFirst()
  if (run) return { kind: 'ask', run }
  const left = await tables(tx)
    .selectFrom('smoke_runs')
    .select((q) => [q.fn.countAll<number>().as('runs'), q.fn.min('asked_until').as('until')])
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return Number(left?.runs ?? 0) === 0 ? { kind: 'none' } : { kind: 'held', until: left?.until ?? now }
}

/** Saves the result of a question. One that was cancelled meanwhile stays cancelled. */
export async function endRun(
  tx: Tx,
  end: {
    readonly id: string
    readonly status: 'passed' | 'failed'
    readonly response: string | null
    readonly found: readonly string[]
    readonly error: string | null
    readonly durationMs: number
    readonly pageAnswer: SampleAnswer | null
    readonly now: Date
  },
): Promise<void> {
  await tables(tx)
    .updateTable('smoke_runs')
    .set({
      status: end.status,
      response: end.response,
      found_keywords: JSON.stringify(end.found),
      error: end.error,
      duration_ms: end.durationMs,
      page_answer: end.pageAnswer === null ? null : JSON.stringify(end.pageAnswer),
      ended_at: end.now,
    })
    .where('id', '=', end.id)
    .where('status', '=', 'running')
    .execute()
}

/** Ends a running batch; false when it had ended before. */
export async function endBatch(tx: Tx, batchId: string, status: 'done' | 'cancelled', now: Date): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('smoke_batches')
    .set({ status, ended_at: now })
    .where('id', '=', batchId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Cancels the waiting and running questions of a batch; returns how many. */
export async function cancelRuns(tx: Tx, batchId: string): Promise<number> {
  const rows = await tables(tx)
    .updateTable('smoke_runs')
    .set({ status: 'cancelled' })
    .where('batch_id', '=', batchId)
    .where('status', 'in', ['waiting', 'running'])
    .returning('id')
    .execute()
  return rows.length
}
