import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { ActivationTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<ActivationTables>().withSchema('app')

/** Returns the fingerprint of content that was stored before; null when it never was. */
export async function findSeed(tx: Tx, name: string): Promise<string | null> {
  const row = await tables(tx).selectFrom('seeds').select('fingerprint').where('name', '=', name).executeTakeFirst()
  return row?.fingerprint ?? null
}

/** Stores that content with this fingerprint is in place. */
export async function saveSeed(tx: Tx, name: string, fingerprint: string, now: Date): Promise<void> {
  const row = { fingerprint, seeded_at: now }
  await tables(tx)
    .insertInto('seeds')
    .values({ name, ...row })
    .onConflict((c) => c.column('name').doUpdateSet(row))
    .execute()
}

/** A sample configuration to store; it is valid by its own form. */
export interface SampleConfig {
  readonly id: string
  readonly userId: string
  readonly botId: string
  readonly category: string
  readonly configData: Readonly<Record<string, string>>
  readonly companyName: string
  readonly token: string
}

/** Stores the sample configuration of a bot and returns its id; a repeat changes only its content. */
export async function saveSampleConfig(tx: Tx, sample: SampleConfig, now: Date): Promise<string> {
  const content = {
    category: sample.category,
    config_data: JSON.stringify(sample.configData),
    branding_data: JSON.stringify({ company_name: sample.companyName }),
    config_valid: true,
    https_validated: true,
    is_sample: true,
    updated_at: now,
  }
  const row = await tables(tx)
    .insertInto('user_bot_configs')
    .values({
      id: sample.id,
      user_id: sample.userId,
      bot_id: sample.botId,
      hosted_token: sample.token,
      created_at: now,
      ...content,
    })
    .onConflict((c) =>
      c.columns(['user_id', 'bot_id']).doUpdateSet({ ...content, version: sql<number>`user_bot_configs.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
