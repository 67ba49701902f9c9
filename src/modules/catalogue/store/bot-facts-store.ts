import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Trader } from '../contract.ts'
import { type SampleAnswer, sampleAnswersOf } from '../domain/sample-answers.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** The facts on a bot's page beside its content; empty for a bot that is not public to the caller. */
export interface BotFacts {
  readonly maker: string | null
  readonly trader: Trader | null
  readonly sampleAnswers: readonly SampleAnswer[]
  readonly testedAt: Date | null
}

/** Finds a bot's vendor and the last test of its sample company. */
export async function findBotFacts(tx: Tx, botId: string): Promise<BotFacts> {
  const row = await tables(tx)
    .selectNoFrom((q) => [
      q.fn<string | null>('app.bot_maker', [q.val(botId)]).as('maker'),
      q.fn<Trader | null>('app.bot_offerer', [q.val(botId)]).as('trader'),
      q.selectFrom('bot_sample_tests').select('answers').where('bot_id', '=', botId).as('answers'),
      q.selectFrom('bot_sample_tests').select('tested_at').where('bot_id', '=', botId).as('tested_at'),
    ])
    .executeTakeFirstOrThrow()
  return {
    // A trader shows the company; the name of the account is for a vendor without one.
    maker: row.trader?.company ?? row.maker,
    trader: row.trader,
    sampleAnswers: sampleAnswersOf(row.answers),
    testedAt: row.tested_at,
  }
}

/** A public bot whose sample company is due for its next test. */
export interface DueSample {
  readonly botId: string
  readonly configId: string
  readonly sampleQuestions: unknown
  readonly changedAt: Date
}

/** Finds the public bots with a sample company that were never tested, changed since, or are due by the clock; the longest waiting first. */
export async function findDueSamples(tx: Tx, now: Date, limit: number): Promise<DueSample[]> {
  const rows = await tables(tx)
    .selectFrom('public_bots')
    .leftJoin('bot_sample_tests', 'bot_sample_tests.bot_id', 'public_bots.id')
    .select(['public_bots.id', 'sample_config_id', 'sample_questions', 'updated_at'])
    .where('demo_enabled', '=', true)
    .where('sample_config_id', 'is not', null)
    .where('paused_at', 'is', null)
    .where(sql<boolean>`not (needs_model and app.lacks_model())`)
    .where((q) =>
      q.or([q('tried_at', 'is', null), q('tried_at', '<', q.ref('updated_at')), q('next_test_at', '<=', now)]),
    )
    .orderBy('next_test_at', (order) => order.asc().nullsFirst())
    .orderBy('public_bots.id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) =>
    row.sample_config_id === null
      ? []
      : [
          {
            botId: row.id,
            configId: row.sample_config_id,
            sampleQuestions: row.sample_questions,
            changedAt: row.updated_at,
          },
        ],
  )
}

/** Saves the answers of a test; without `answers` it failed, and those of an earlier test stay. */
export async function saveSampleTest(
  tx: Tx,
  test: { botId: string; answers: readonly SampleAnswer[] | null; now: Date; nextTestAt: Date },
): Promise<void> {
  const result = {
    next_test_at: test.nextTestAt,
    tried_at: test.now,
    ...(test.answers === null ? {} : { answers: JSON.stringify(test.answers), tested_at: test.now }),
  }
  await tables(tx)
    .insertInto('bot_sample_tests')
    .values({ bot_id: test.botId, ...result })
    .onConflict((c) => c.column('bot_id').doUpdateSet(result))
    .execute()
}
