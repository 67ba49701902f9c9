import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Configuration } from '../contract.ts'
import type { ActivationTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<ActivationTables>().withSchema('app')

const COLUMNS = [
  'id',
  'user_id',
  'bot_id',
  'category',
  'config_data',
  'branding_data',
  'config_valid',
  'https_validated',
  'hosted_token',
  'allowed_domains',
  'is_sample',
  'created_at',
  'updated_at',
  'version',
  'saved_from',
] as const

/** Returns an account's configurations, newest change first; `botId` narrows to that of a bot, `valid` to valid or invalid ones. */
export async function findConfigurations(
  tx: Tx,
  query: { userId: string; botId?: string; valid?: boolean; limit?: number },
): Promise<Configuration[]> {
  let select = tables(tx).selectFrom('user_bot_configs').select(COLUMNS).where('user_id', '=', query.userId)
  if (query.botId !== undefined) select = select.where('bot_id', '=', query.botId)
  if (query.valid !== undefined) select = select.where('config_valid', '=', query.valid)
  const rows = await select
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(query.limit ?? 1000)
    .execute()
  return rows.map(configurationAnswer)
}

/**
 * Returns the valid configurations, without example data, of every account that the transaction's identity may see, with the columns of a health
 * test; `botId` narrows to a bot.
 */
export function findTestableConfigurations(tx: Tx, query: { botId: string | undefined; limit: number }) {
  let select = tables(tx)
    .selectFrom('user_bot_configs')
    .select(['id', 'bot_id', 'category', 'config_valid'])
    .where('config_valid', '=', true)
    .where('is_example', '=', false)
  if (query.botId !== undefined) select = select.where('bot_id', '=', query.botId)
  return select.orderBy('category').orderBy('id').limit(query.limit).execute()
}

/** Returns one configuration that the transaction's identity may see, or null. */
export async function findConfiguration(tx: Tx, configId: string): Promise<Configuration | null> {
  const row = await tables(tx)
    .selectFrom('user_bot_configs')
    .select(COLUMNS)
    .where('id', '=', configId)
    .executeTakeFirst()
  return row ? configurationAnswer(row) : null
}

/** Creates an empty, invalid configuration unless there is one (CONF-02). */
export async function addConfiguration(
  tx: Tx,
  config: { id: string; userId: string; botId: string; category: string; token: string; now: Date },
): Promise<void> {
  await tables(tx)
    .insertInto('user_bot_configs')
    .values({
      id: config.id,
      user_id: config.userId,
      bot_id: config.botId,
      category: config.category,
      hosted_token: config.token,
      created_at: config.now,
      updated_at: config.now,
    })
    .onConflict((c) => c.columns(['user_id', 'bot_id']).doNothing())
    .execute()
}

/** Locks an account's configuration of a bot until the transaction ends and returns it. */
export async function lockConfiguration(tx: Tx, userId: string, botId: string): Promise<Configuration | null> {
  const row = await tables(tx)
    .selectFrom('user_bot_configs')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('bot_id', '=', botId)
    .forUpdate()
    .executeTakeFirst()
  return row ? configurationAnswer(row) : null
}

/** The parts of a configuration that a save replaces. */
export type ConfigurationChange = Pick<
  Configuration,
  'category' | 'config_data' | 'branding_data' | 'config_valid' | 'https_validated' | 'allowed_domains' | 'saved_from'
>

/** Replaces the changeable parts of a configuration and increments its version. */
export async function storeConfiguration(
  tx: Tx,
  configId: string,
  change: ConfigurationChange,
  now: Date,
): Promise<Configuration> {
  const row = await tables(tx)
    .updateTable('user_bot_configs')
    .set({
      category: change.category,
      config_data: JSON.stringify(change.config_data),
      branding_data: JSON.stringify(change.branding_data),
      allowed_domains: JSON.stringify(change.allowed_domains),
      config_valid: change.config_valid,
      https_validated: change.https_validated,
      saved_from: change.saved_from,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', configId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return configurationAnswer(row)
}

interface ConfigurationRow
  extends Omit<Configuration, 'config_data' | 'branding_data' | 'allowed_domains' | 'created_at' | 'updated_at'> {
  config_data: unknown
  branding_data: unknown
  allowed_domains: unknown
  created_at: Date
  updated_at: Date
}

function configurationAnswer(row: ConfigurationRow): Configuration {
  return {
    ...row,
    config_data: textsOf(row.config_data),
    branding_data: textsOf(row.branding_data),
    allowed_domains: Array.isArray(row.allowed_domains)
      ? row.allowed_domains.filter((host) => typeof host === 'string')
      : [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function textsOf(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
