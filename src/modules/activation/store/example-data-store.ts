import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { ActivationTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<ActivationTables>().withSchema('app')

/** Returns whether an account has rows that are marked as example data. */
export async function hasExampleData(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from app.leads where user_id = ${userId} and is_example)
      or exists (select 1 from app.conversations where user_id = ${userId} and is_example)
      or exists (select 1 from app.user_bot_configs where user_id = ${userId} and is_example)
      or exists (select 1 from app.bot_grants where user_id = ${userId} and is_example) as found`.execute(tx)
  return rows[0]?.found === true
}

/** The numbers of rows that were removed with the example data of an account. */
export interface RemovedExampleData {
  readonly leads: number
  readonly conversations: number
  /** The bots whose example access ended. */
  readonly botIds: readonly string[]
}

/**
 * Deletes the example rows of an account and their dependent rows (migration 0195). Needs a service transaction that holds the account's access lock.
 */
export async function deleteExampleData(tx: Tx, userId: string): Promise<RemovedExampleData> {
  const { rows } = await sql<{ leads: number; conversations: number; bot_ids: string[] }>`
    select * from app.remove_example_data(${userId}::uuid)`.execute(tx)
  const [row] = rows
  return { leads: row?.leads ?? 0, conversations: row?.conversations ?? 0, botIds: row?.bot_ids ?? [] }
}

/** Returns whether an account has no data of its own that example data would be mixed with. Needs a service transaction. */
export async function isAccountUnused(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from app.user_bots where user_id = ${userId})
      or exists (select 1 from app.user_bot_configs where user_id = ${userId})
      or exists (select 1 from app.leads where user_id = ${userId}) as used`.execute(tx)
  return rows[0]?.used !== true
}

/** A trial with its configuration, as example data. */
export interface ExampleBot {
  readonly grantId: string
  readonly userBotId: string
  readonly configId: string
  readonly userId: string
  readonly botId: string
  readonly category: string
  readonly configData: Readonly<Record<string, string>>
  readonly companyName: string
  readonly token: string
  readonly startedAt: Date
  readonly endsAt: Date
  readonly monthlyLimit: number
}

/** Stores an example bot: its trial, its row among the account's bots and its configuration. Needs a service transaction. */
export async function insertExampleBot(tx: Tx, bot: ExampleBot): Promise<void> {
  const owner = { user_id: bot.userId, bot_id: bot.botId, created_at: bot.startedAt }
  await tables(tx)
    .insertInto('bot_grants')
    .values({
      ...owner,
      id: bot.grantId,
      source: 'trial',
      starts_at: bot.startedAt,
      ends_at: bot.endsAt,
      monthly_limit: bot.monthlyLimit,
      provider_reference: null,
      renews_at: null,
      is_example: true,
    })
    .execute()
  await tables(tx)
    .insertInto('user_bots')
    .values({ ...owner, id: bot.userBotId, access_type: 'rental', access_end: bot.endsAt, active: true })
    .execute()
  await tables(tx)
    .insertInto('user_bot_configs')
    .values({
      ...owner,
      id: bot.configId,
      category: bot.category,
      config_data: JSON.stringify(bot.configData),
      branding_data: JSON.stringify({ company_name: bot.companyName }),
      config_valid: true,
      https_validated: true,
      hosted_token: bot.token,
      updated_at: bot.startedAt,
      is_example: true,
    })
    .execute()
}
