import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { type SmokeTables, textsOf } from './smoke-tables.ts'

const tables = (tx: Tx) => tx.withTables<SmokeTables>().withSchema('app')

const STATUSES = ['waiting', 'running', 'passed', 'failed', 'cancelled'] as const

type Counts = Record<(typeof STATUSES)[number], number>

/** Finds the newest `limit` runs of a batch, of one category or (null) of all, with their bots' titles, newest first. */
export function findRuns(
  tx: Tx,
  { batchId, category }: { readonly batchId: string; readonly category: string | null },
  limit: number,
) {
  return tables(tx)
    .selectFrom('smoke_runs')
    .innerJoin('visible_bots', 'visible_bots.id', 'smoke_runs.bot_id')
    .selectAll('smoke_runs')
    .select(['visible_bots.title as bot_title', 'visible_bots.sample_config_id'])
    .where('batch_id', '=', batchId)
    .$if(category !== null, (select) => select.where('smoke_runs.category', '=', category ?? ''))
    .orderBy('smoke_runs.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Finds the newest batch that asked each category, with the counts of its runs in that category; a category that was never asked is missing. Nightly
 * batches and those of one bot say nothing about a category.
 */
export async function findNewestOfCategories(
  tx: Tx,
  categories: readonly string[],
): Promise<({ category: string; batch_id: string } & Counts)[]> {
  const named = sql.join(categories.map((category) => sql`(${category}::text)`))
  const counts = STATUSES.map((status) => sql`count(*) filter (where r.status = ${status})::int as ${sql.id(status)}`)
  const { rows } = await sql<{ category: string; batch_id: string } & Counts>`
    select c.category, n.batch_id, k.* from (values ${named}) c (category)
    cross join lateral (select b.id as batch_id from app.smoke_batches b
      where b.kind = 'asked' and b.bot_id is null and coalesce(b.category, c.category) = c.category
        and exists (select 1 from app.smoke_runs r where r.batch_id = b.id and r.category = c.category)
      order by b.id desc limit 1) n
    cross join lateral (select ${sql.join(counts)} from app.smoke_runs r
      where r.batch_id = n.batch_id and r.category = c.category) k`.execute(tx)
  return rows
}

/** Finds the newest nightly batch and the newest batch of one bot; undefined before the first. */
export async function findNewestBatches(tx: Tx): Promise<{ night: string | undefined; singleBot: string | undefined }> {
  const newest = (kind: 'daily' | 'asked') =>
    tables(tx)
      .selectFrom('smoke_batches')
      .select('id')
      .where('kind', '=', kind)
      .where('bot_id', kind === 'asked' ? 'is not' : 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  return { night: (await newest('daily'))?.id, singleBot: (await newest('asked'))?.id }
}

/** Finds the newest `limit` batches and those of `besides`, newest first, each with its counts. */
export async function findBatches(tx: Tx, limit: number, besides: readonly string[]) {
  return (
    tables(tx)
      .selectFrom('smoke_batches')
      .leftJoin('smoke_runs', 'smoke_runs.batch_id', 'smoke_batches.id')
      .select([
        'smoke_batches.id',
        'smoke_batches.kind',
        'smoke_batches.category',
        'smoke_batches.bot_id',
        'smoke_batches.status',
        'smoke_batches.started_at',
        'smoke_batches.ended_at',
        ...STATUSES.map((status) =>
          sql<number>`count(*) filter (where app.smoke_runs.status = ${status})::int`.as(status),
        ),
      ])
      // The batches are selected before their runs are read: open screens ask this every second.
      .where((q) =>
        q.or([
          q(
            'smoke_batches.id',
            'in',
            q.selectFrom('smoke_batches as b').select('b.id').orderBy('b.id', 'desc').limit(limit),
          ),
          ...(besides.length > 0 ? [q('smoke_batches.id', 'in', [...besides])] : []),
        ]),
      )
      .groupBy('smoke_batches.id')
      .orderBy('smoke_batches.id', 'desc')
      .execute()
  )
}

/** Finds the running batch that an administrator started for this bot, or else this category, or else everything, with its progress. */
export function findRunningBatch(tx: Tx, scope: { readonly category: string | null; readonly botId: string | null }) {
  return tables(tx)
    .selectFrom('smoke_batches')
    .leftJoin('visible_bots', 'visible_bots.id', 'smoke_batches.bot_id')
    .leftJoin('smoke_runs', 'smoke_runs.batch_id', 'smoke_batches.id')
    .select([
      'smoke_batches.id as id',
      'smoke_batches.category as category',
      'visible_bots.title as botTitle',
      sql<number>`count(app.smoke_runs.id)::int`.as('total'),
      sql<number>`count(*) filter (where app.smoke_runs.status in ('passed', 'failed', 'cancelled'))::int`.as('done'),
    ])
    .where('smoke_batches.kind', '=', 'asked')
    .where('smoke_batches.status', '=', 'running')
    .where(
      sql`coalesce(app.smoke_batches.bot_id::text, app.smoke_batches.category, '')`,
      '=',
      scope.botId ?? scope.category ?? '',
    )
    .groupBy(['smoke_batches.id', 'visible_bots.title'])
    .executeTakeFirst()
}

/** Counts the valid configurations and active questions of each category. */
export async function countByCategory(tx: Tx): Promise<{ configs: Map<string, number>; tests: Map<string, number> }> {
  const configs = await tables(tx)
    .selectFrom('user_bot_configs')
    .select((q) => ['category', q.fn.countAll<number>().as('n')])
    .where('config_valid', '=', true)
    .where('is_example', '=', false)
    .groupBy('category')
    .execute()
  const tests = await tables(tx)
    .selectFrom('bot_smoke_tests')
    .select((q) => ['category', q.fn.countAll<number>().as('n')])
    .where('active', '=', true)
    .groupBy('category')
    .execute()
  const countsOf = (rows: readonly { category: string; n: number }[]) =>
    new Map(rows.map((row) => [row.category, Number(row.n)]))
  return { configs: countsOf(configs), tests: countsOf(tests) }
}

/** Finds the health questions that fit the filters, by category and id. */
export async function findQuestions(
  tx: Tx,
  filters: {
    readonly id: string | undefined
    readonly category: string | undefined
    readonly active: boolean | undefined
    readonly limit: number
  },
) {
  const { id, category, active } = filters
  let select = tables(tx).selectFrom('bot_smoke_tests').selectAll()
  if (id !== undefined) select = select.where('id', '=', id)
  if (category !== undefined) select = select.where('category', '=', category)
  if (active !== undefined) select = select.where('active', '=', active)
  const rows = await select.orderBy('category').orderBy('id').limit(filters.limit).execute()
  return rows.map((row) => ({
    ...row,
    expected_keywords: textsOf(row.expected_keywords),
    forbidden_keywords: textsOf(row.forbidden_keywords),
  }))
}
