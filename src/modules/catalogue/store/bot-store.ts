import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Bot } from '../contract.ts'
import { canBeRented, pricingModelOf } from '../domain/pricing-model.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** The default of a missing monthly limit (DATA-03). */
export const EXECUTION_LIMIT_DEFAULT = 1000

const PUBLIC_COLUMNS = [
  'id',
  'title',
  'description',
  'long_description',
  'category',
  'price_cents',
  'monthly_price_cents',
  'featured',
  'active',
  'status',
  'pricing_model',
  'monthly_execution_limit',
  'created_at',
  'updated_at',
] as const

const DETAIL_COLUMNS = [
  ...PUBLIC_COLUMNS,
  'input_fields',
  'sample_questions',
  'sample_config_id',
  'demo_enabled',
  'approved_version',
  'paused_at',
  'maintenance_since',
  'needs_model',
  'model_example',
] as const

/** Whether the live version needs a language model where none is connected (AMB-197). */
const modelMissing = sql<boolean>`needs_model and app.lacks_model()`.as('model_missing')

/** The filters, order and limit of a query for bots. */
export interface BotQuery {
  readonly equals: Readonly<Record<string, string>>
  readonly among: Readonly<Record<string, readonly string[]>>
  readonly order: readonly { readonly column: string; readonly descending: boolean }[]
  readonly limit: number
}

const ORDERS = { featured: 'featured', created_at: 'created_at', updated_at: 'updated_at', title: 'title' } as const

/** The columns that a listing may be ordered by. */
export const BOT_ORDERS = Object.keys(ORDERS)

const USUAL_ORDER = [
  { column: 'featured', descending: true },
  { column: 'created_at', descending: true },
] as const

function isOrder(column: string): column is keyof typeof ORDERS {
  return Object.hasOwn(ORDERS, column)
}

/** Finds the public bots of a query that are not paused, by default featured first and then newest (API-06). */
export async function findPublicBots(tx: Tx, query: BotQuery): Promise<Bot[]> {
  const rows = await narrowed(tables(tx).selectFrom('public_bots as bot'), query)
    .where('paused_at', 'is', null)
    .execute()
  return rows.map(botAnswer)
}

/** A query that reads the bots, or the bots that the caller manages, as `bot`. */
type Bots = CatalogueTables & { bot: CatalogueTables['public_bots'] }

/** Returns the query for the public columns with the filters, order and limit that were asked. */
export function narrowed(from: SelectQueryBuilder<Bots, 'bot', object>, { equals, among, order, limit }: BotQuery) {
  const { category, featured, pricing_model: model } = equals
  const ids = equals['id'] === undefined ? among['id'] : [equals['id']]
  let select = from.select([...PUBLIC_COLUMNS, modelMissing])
  if (ids !== undefined) select = select.where('id', 'in', [...ids])
  if (category !== undefined) select = select.where('category', '=', category)
  if (featured !== undefined) select = select.where('featured', '=', featured === 'true')
  if (model !== undefined) select = select.where('pricing_model', 'in', modelsMeant(model))
  for (const { column, descending } of order.length > 0 ? order : USUAL_ORDER)
    if (isOrder(column)) select = select.orderBy(ORDERS[column], descending ? 'desc' : 'asc')
  return select.orderBy('id').limit(limit)
}

/** Finds the public bots that are not paused after an id, in the order of their ids. */
export function findBotAddresses(tx: Tx, after: string | null, limit: number) {
  return tables(tx)
    .selectFrom('public_bots')
    .select(['id', 'updated_at'])
    .where('paused_at', 'is', null)
    .$if(after !== null, (select) => select.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns the models of a filter: `subscription` means every bot that can be rented (AMB-035), any other word its own model. */
function modelsMeant(word: string): ('purchase' | 'rental' | 'both')[] {
  if (word === 'subscription') return (['purchase', 'rental', 'both'] as const).filter(canBeRented)
  const model = pricingModelOf(word)
  return model === null ? [] : [model]
}

/** Finds a bot that is public or that the caller has access to; undefined otherwise. */
export function findVisibleBot(tx: Tx, botId: string) {
  return tables(tx)
    .selectFrom('visible_bots')
    .select([...DETAIL_COLUMNS, modelMissing])
    .where('id', '=', botId)
    .executeTakeFirst()
}

/** Finds a bot that the caller may see as its vendor or as an administrator, whatever its status (AMB-105); undefined otherwise. */
export function findManagedBot(tx: Tx, botId: string) {
  return tables(tx)
    .selectFrom('vendor_bots')
    .select([...DETAIL_COLUMNS, 'vendor_id', modelMissing])
    .where('id', '=', botId)
    .executeTakeFirst()
}

/** Counts the bots that a vendor has published now (AMB-041); runs as the vendor. */
export async function countPublishedBots(tx: Tx, userId: string): Promise<number> {
  const row = await tables(tx)
    .selectFrom('vendor_bots')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('vendor_id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

type PublicRow = Pick<Awaited<ReturnType<typeof findVisibleBot>> & object, (typeof PUBLIC_COLUMNS)[number]> & {
  readonly model_missing?: boolean
}

/** Converts a row to the public field set: euros, and the default limit for a missing one (DATA-03, DATA-06). */
export function botAnswer(row: PublicRow): Bot {
  const { price_cents, monthly_price_cents, monthly_execution_limit, created_at, updated_at } = row
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    long_description: row.long_description,
    category: row.category,
    featured: row.featured,
    active: row.active,
    status: row.status,
    pricing_model: row.pricing_model,
    price: eurosOf(price_cents),
    monthly_price: eurosOf(monthly_price_cents),
    monthly_execution_limit: monthly_execution_limit ?? EXECUTION_LIMIT_DEFAULT,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...(row.model_missing === true ? { model_missing: true } : {}),
  }
}

/** Converts cents to the euros that the endpoints answer; null stays null. */
export function eurosOf(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** Finds what an order needs of a bot; for the service only, since it reveals the vendor. */
export function findBotToSell(tx: Tx, botId: string) {
  return tables(tx)
    .selectFrom('bots')
    .select([
      'id',
      'title',
      'category',
      'vendor_id',
      'pricing_model',
      'price_cents',
      'monthly_price_cents',
      'active',
      'status',
      'monthly_execution_limit',
      'paused_at',
      modelMissing,
    ])
    .where('id', '=', botId)
    .executeTakeFirst()
}

/** Adds sales and revenue to a bot's totals, or subtracts refunds; cents are net of VAT (AMB-178). In the caller's service transaction. */
export async function moveBotTotals(
  tx: Tx,
  botId: string,
  by: { readonly sales: number; readonly revenueCents: number },
): Promise<void> {
  await tables(tx)
    .updateTable('bots')
    .set((q) => ({
      total_sales: q('total_sales', '+', by.sales),
      total_revenue_cents: q('total_revenue_cents', '+', by.revenueCents.toString()),
    }))
    .where('id', '=', botId)
    .execute()
}
