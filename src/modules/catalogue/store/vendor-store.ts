import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** The query of a vendor's list; ids count only among this vendor's bots, for any caller. */
export interface VendorBotQuery {
  readonly vendorId: string
  readonly id?: string | undefined
  readonly order: readonly { readonly column: string; readonly descending: boolean }[]
  readonly limit: number
}

const ORDERS = { created_at: 'created_at', updated_at: 'updated_at', title: 'title' } as const

/** The columns that a vendor's list may be ordered by. */
export const VENDOR_BOT_ORDERS = Object.keys(ORDERS)

function isOrder(column: string): column is keyof typeof ORDERS {
  return Object.hasOwn(ORDERS, column)
}

/**
 * Finds a vendor's bots in the vendor field set (API-15, API-16), newest first by default, each with its pending
 * version and whether it misses its language model (AMB-197); bots that the caller may not see are left out.
 */
export function findBotsOfVendor(tx: Tx, query: VendorBotQuery) {
  let select = tables(tx)
    .selectFrom('vendor_bots')
    .selectAll()
    .select((q) =>
      q
        .selectFrom('bot_versions')
        .select('number')
        .whereRef('bot_versions.bot_id', '=', 'vendor_bots.id')
        .where('bot_versions.status', '=', 'pending_review')
        .as('pending_version'),
    )
    .select(sql<boolean>`needs_model and app.lacks_model()`.as('model_missing'))
    .where('vendor_id', '=', query.vendorId)
  if (query.id !== undefined) select = select.where('id', '=', query.id)
  const asked = query.order.length > 0 ? query.order : [{ column: 'created_at', descending: true }]
  for (const { column, descending } of asked)
    if (isOrder(column)) select = select.orderBy(ORDERS[column], descending ? 'desc' : 'asc')
  return select.orderBy('id').limit(query.limit).execute()
}

/**
 * Finds a vendor's bots, newest first and at most `limit`, in the few columns of a list of figures; bots that the caller may not see are left out.
 */
export function findBotFiguresOfVendor(tx: Tx, vendorId: string, limit: number) {
  return tables(tx)
    .selectFrom('vendor_bots')
    .select(['id', 'title', 'category', 'active', 'status', 'paused_at', 'maintenance_since', 'total_revenue_cents'])
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Counts the bots of a vendor that are switched on (AMB-041). `bots` counts for the service, under the vendor's lock; `vendor_bots` for the vendor,
 * as an answer that may be outdated the next moment.
 */
export async function countActiveBots(
  tx: Tx,
  vendorId: string,
  source: 'bots' | 'vendor_bots' = 'bots',
): Promise<number> {
  const row = await tables(tx)
    .selectFrom(source)
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Switches a bot on or off; returns its row. */
export function setActive(tx: Tx, botId: string, active: boolean, now: Date) {
  return tables(tx)
    .updateTable('bots')
    .set({ active, updated_at: now })
    .where('id', '=', botId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a bot with its configurations, drafts and versions; its payments stay in the books without it. */
export async function removeBot(tx: Tx, botId: string): Promise<void> {
  await tables(tx).deleteFrom('bots').where('id', '=', botId).execute()
}
