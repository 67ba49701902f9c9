import type { Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { VendorBot } from '../contract.ts'
import { type BotQuery, botAnswer, narrowed } from './bot-store.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** A bot with every column, as only its vendor and administrators see it. */
export type VendorBotRow = Selectable<CatalogueTables['vendor_bots']>

/** Finds a bot with all that its vendor and administrators read of it (DATA-07); undefined for other callers. */
export function findVendorBot(tx: Tx, botId: string): Promise<VendorBotRow | undefined> {
  return tables(tx).selectFrom('vendor_bots').selectAll().where('id', '=', botId).executeTakeFirst()
}

/** Finds several bots by their ids, like `findVendorBot`; bots that the caller may not manage are left out. */
export async function findVendorBots(tx: Tx, botIds: readonly string[]): Promise<Map<string, VendorBotRow>> {
  if (botIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('vendor_bots')
    .selectAll()
    .where('id', 'in', [...botIds])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Finds the bots of a query that the caller manages, whatever their status and with all fields: its own, and for an administrator all (DATA-07). */
export async function findManagedBots(tx: Tx, query: BotQuery): Promise<VendorBot[]> {
  // `narrowed` knows the columns that both views have; this one has all of the table's.
  const rows = await narrowed(tables(tx).selectFrom('vendor_bots as bot'), query)
    .selectAll('bot')
    .$castTo<VendorBotRow & { readonly model_missing: boolean }>()
    .execute()
  return rows.map(vendorBotOf)
}

/**
 * Saves the outcome of a review at the bot, for its vendor to read (AMB-104): the feedback, and for a bot that was never approved
 * status and switch. In the service transaction of the decision.
 */
export async function saveReviewOutcome(
  tx: Tx,
  botId: string,
  outcome: { readonly status?: 'draft' | 'rejected'; readonly active?: false; readonly review_feedback: string | null },
): Promise<void> {
  await tables(tx).updateTable('bots').set(outcome).where('id', '=', botId).execute()
}

/** Converts a row to the vendor field set (DATA-07): euros, and the default limit for a missing one. */
export function vendorBotOf(row: VendorBotRow & { readonly model_missing?: boolean }): VendorBot {
  return {
    ...botAnswer(row),
    total_sales: row.total_sales,
    // The driver returns a bigint as text; a bot's revenue stays far below what a number holds exactly.
    total_revenue: Number(row.total_revenue_cents) / 100,
    vendor_id: row.vendor_id,
    stripe_price_id: row.stripe_price_id,
    api_endpoint: row.api_endpoint,
    prompt_template: row.prompt_template,
    input_fields: row.input_fields,
    review_feedback: row.review_feedback,
    is_paused: row.paused_at !== null,
  }
}
