import { type ColumnType, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { HealthOutcome } from '../domain/health-day.ts'

type HealthTables = {
  bot_health_days: {
    bot_id: string
    day: ColumnType<string, string, string>
    outcome: HealthOutcome
    passed: number
    asked: number
  }
  bots: {
    id: string
    vendor_id: string | null
    title: string
    category: string
    sample_config_id: string | null
    sample_questions: unknown
    approved_version: number | null
    maintenance_since: Date | null
    demo_enabled: boolean
    paused_at: Date | null
  }
  public_bots: {
    id: string
    category: string
    sample_config_id: string | null
    sample_questions: unknown
    approved_version: number | null
    paused_at: Date | null
  }
}

const tables = (tx: Tx) => tx.withTables<HealthTables>().withSchema('app')
const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`

/** Finds the public bots for a nightly health run: those with a sample company that are not paused and do not miss a language model. */
export function findBotsToHealthCheck(tx: Tx) {
  return tables(tx)
    .selectFrom('public_bots')
    .select(['id', 'category', 'sample_config_id', 'sample_questions', 'approved_version'])
    .where('paused_at', 'is', null)
    .where('sample_config_id', 'is not', null)
    .where(sql<boolean>`not (needs_model and app.lacks_model())`)
    .orderBy('id')
    .execute()
}

/** Saves the result of a bot's night; a second run on the same day replaces it. */
export async function saveHealthDay(
  tx: Tx,
  day: { botId: string; day: string; outcome: HealthOutcome; passed: number; asked: number },
): Promise<void> {
  const { outcome, passed, asked } = day
  await tables(tx)
    .insertInto('bot_health_days')
    .values({ bot_id: day.botId, day: day.day, outcome, passed, asked })
    .onConflict((c) => c.columns(['bot_id', 'day']).doUpdateSet({ outcome, passed, asked }))
    .execute()
}

/** Finds the days of a bot, newest first. */
export async function findHealthDays(tx: Tx, botId: string, limit: number) {
  return tables(tx)
    .selectFrom('bot_health_days')
    .select([dayText.as('day'), 'outcome', 'passed', 'asked'])
    .where('bot_id', '=', botId)
    .orderBy(sql`day`, 'desc')
    .limit(limit)
    .execute()
}

/** Finds the days of a vendor's bots since a day, oldest first; for the service. */
export function findHealthSince(tx: Tx, vendorId: string, fromDay: string) {
  return tables(tx)
    .selectFrom('bot_health_days')
    .innerJoin('bots', 'bots.id', 'bot_health_days.bot_id')
    .select(['bot_id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'outcome'])
    .where('bots.vendor_id', '=', vendorId)
    .where('day', '>', fromDay)
    .orderBy('bot_health_days.day')
    .execute()
}

/** Locks a bot and returns what its maintenance needs. */
export function lockHealth(tx: Tx, botId: string) {
  return tables(tx)
    .selectFrom('bots')
    .select(['id', 'vendor_id', 'title', 'maintenance_since', 'demo_enabled', 'approved_version'])
    .where('id', '=', botId)
    .forUpdate()
    .executeTakeFirst()
}

/** Starts or ends a bot's maintenance. */
export async function setMaintenance(tx: Tx, botId: string, since: Date | null): Promise<void> {
  await tables(tx).updateTable('bots').set({ maintenance_since: since }).where('id', '=', botId).execute()
}

/** Finds the bots that are in maintenance or failed on a day since `fromDay`, those in maintenance first. */
export function findFailingBots(tx: Tx, fromDay: string, limit: number) {
  return tables(tx)
    .selectFrom('bots')
    .select(['id', 'title', 'maintenance_since'])
    .where((q) =>
      q.or([
        q('maintenance_since', 'is not', null),
        q.exists(
          q
            .selectFrom('bot_health_days')
            .select('bot_id')
            .whereRef('bot_health_days.bot_id', '=', 'bots.id')
            .where('outcome', '=', 'failing')
            .where('day', '>=', fromDay),
        ),
      ]),
    )
    .orderBy('maintenance_since', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute()
}
