import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** The query of a vendor's list; ids count only among this vendor's bots, for any caller. */
export interface VendorBotQuery {
  readonly vendorId: string
  readonly id?: string | undefined
  readonly order: readonly { readonly column: string; readonly descending: boolean }[]
  /** The id of the last bot of the previous page. */
  readonly after?: string | undefined
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
  const asked = query.order.length > 0 ? query.order : NEWEST_FIRST
  if (query.after !== undefined) select = select.where(isAfter(query.after, asked))
  for (const { column, descending } of asked)
    if (isOrder(column)) select = select.orderBy(ORDERS[column], descending ? 'desc' : 'asc')
  return select.orderBy('id').limit(query.limit).execute()
}

const NEWEST_FIRST = [{ column: 'created_at', descending: true }] as const

/** Returns the condition of a bot after bot `id` in the first of the asked orders, which for a page by key is the only one. */
function isAfter(id: string, [first = NEWEST_FIRST[0]]: VendorBotQuery['order']) {
  const column = sql.ref(isOrder(first.column) ? ORDERS[first.column] : 'created_at')
  const compared = first.descending ? sql`<` : sql`>`
  return sql<boolean>`exists (select from app.vendor_bots as shown where shown.id = ${id}
    and (vendor_bots.${column} ${compared} shown.${column} or (vendor_bots.${column} = shown.${column} and vendor_bots.id > shown.id)))`
}

/**
 * Finds a page of a vendor's bots, newest first, in the few columns of a list of figures, and the key of the next page; bots that the caller may not
 * see are left out.
 */
export async function findBotFiguresOfVendor(
  tx: Tx,
  { vendorId, after, limit }: { vendorId: string; after: string | undefined; limit: number },
) {
  const from = after === undefined ? null : readPageKey(after)
  const rows = await tables(tx)
    .selectFrom('vendor_bots')
    .select(['id', 'title', 'category', 'active', 'status', 'paused_at', 'maintenance_since', 'total_revenue_cents'])
    .select(sql<number>`(extract(epoch from created_at) * 1000000)::bigint`.as('micros'))
    .where('vendor_id', '=', vendorId)
    .$if(from !== null, (select) =>
      select.where(
        sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${from?.micros}::bigint * interval '1 microsecond', ${from?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return cutPage(rows, limit)
}

/** Counts a vendor's bots, the live ones, and those that are switched on, of which some wait for their review; runs as the vendor. */
export async function countBotsOfVendor(tx: Tx, vendorId: string) {
  const { rows } = await sql<{ bots: number; live: number; active: number; waiting: number }>`
    select count(*)::int as bots, count(*) filter (where app.is_public_bot(active, status))::int as live,
      count(*) filter (where active)::int as active, count(*) filter (where active and status = 'pending_review')::int as waiting
    from app.vendor_bots where vendor_id = ${vendorId}`.execute(tx)
  return rows[0] ?? { bots: 0, live: 0, active: 0, waiting: 0 }
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
