import type { Database } from '#platform/database/database.ts'
import type { Identity } from '#platform/database/identity.ts'
import type { ListedBot, ListingFacets } from '../contract.ts'
import { PRICE_RANGES, type PriceRange } from '../domain/price-range.ts'
import { EXECUTION_LIMIT_DEFAULT, eurosOf } from './bot-store.ts'
import { ORDER_NUMBERS, type OrderNumber, pageNumbersOf, writeListingKey } from './listing-order.ts'
import { inRange, type ListingPart, type ListingQuestion, listingStatement } from './listing-statement.ts'

/** The result of a query: one page, the key of the next one (null on the last), and the total of matching bots. */
export interface Listed {
  readonly items: ListedBot[]
  readonly nextAfter: string | null
  readonly total: number
}

/** Finds one page of the listing in one round trip. */
export async function findListed(
  db: Database,
  identity: Identity,
  question: ListingQuestion,
  part: ListingPart,
): Promise<Listed> {
  const { text, values } = listingStatement(question, part)
  const rows = await db.query<Row>(identity, text, values)
  const bots = rows.filter(isBot)
  const last = bots.length > part.limit ? bots[part.limit - 1] : undefined
  const nextAfter = last
    ? writeListingKey({
        numbers: pageNumbersOf(part.sort, question.terms.length > 0).map((name) => last[name]),
        id: last.id,
        title: last.by_title,
      })
    : null
  return { items: bots.slice(0, part.limit).map(listedBot), nextAfter, total: rows[0]?.total ?? 0 }
}

/** Finds the first featured bot in the listing's own order (AMB-055), and the lowest monthly price; null where there is none. */
export async function findShowcase(
  db: Database,
  identity: Identity,
): Promise<{ featuredId: string | null; leastCents: number | null }> {
  const order = [...ORDER_NUMBERS.featured, 'by_title', 'bot_id'].join(', ')
  const [row] = await db.query<{ featured_id: string | null; least_cents: number | null }>(
    identity,
    `select (select bot_id from app.listing_entries where by_featured = 0 order by ${order} limit 1) as featured_id,
      (select min(monthly_price_cents) from app.public_bots) as least_cents`,
    [],
  )
  return { featuredId: row?.featured_id ?? null, leastCents: row?.least_cents ?? null }
}

/** Counts the bots per filter, over all public bots (AMB-048). */
export async function countFacets(db: Database): Promise<ListingFacets> {
  type Counts = { category_key: string; bots: number } & Record<PriceRange, number>
  const ranges = PRICE_RANGES.map((range) => `count(*) filter (where ${inRange(range)})::int as "${range}"`)
  const [rows, missing] = await Promise.all([
    db.query<Counts>(
      { role: 'anon' },
      `select category_key, count(*)::int as bots, ${ranges.join(', ')} from app.listing_entries group by category_key`,
      [],
    ),
    db.query<{ bots: number }>({ role: 'anon' }, MODEL_MISSING, []),
  ])
  const sum = (name: 'bots' | PriceRange) => rows.reduce((total, row) => total + row[name], 0)
  return {
    bots: sum('bots'),
    categories: Object.fromEntries(rows.map((row) => [row.category_key, row.bots])),
    prices: {
      '0': sum('0'),
      '0-50': sum('0-50'),
      '50-200': sum('50-200'),
      '200-500': sum('200-500'),
      '500+': sum('500+'),
    },
    model_missing: missing[0]?.bots ?? 0,
  }
}

const MODEL_MISSING = `select count(*)::int as bots from app.listing_entries as entry join app.bots as bot on bot.id = entry.bot_id
  where bot.needs_model and (select app.lacks_model())`

type Bot = Omit<ListedBot, 'price' | 'monthly_price' | 'monthly_execution_limit' | 'in_maintenance'> & {
  price_cents: number | null
  monthly_price_cents: number | null
  monthly_execution_limit: number | null
  maintenance_since: Date | null
} & Record<OrderNumber, number> & { by_fit: number; by_title: string }
type Row = { total: number } & (Bot | { id: null })

function isBot(row: Row): row is { total: number } & Bot {
  return row.id !== null
}

function listedBot(row: Bot): ListedBot {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    price: eurosOf(row.price_cents),
    monthly_price: eurosOf(row.monthly_price_cents),
    featured: row.featured,
    total_sales: row.total_sales,
    monthly_execution_limit: row.monthly_execution_limit ?? EXECUTION_LIMIT_DEFAULT,
    in_maintenance: row.maintenance_since !== null,
    model_missing: row.model_missing,
  }
}
