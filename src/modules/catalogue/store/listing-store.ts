import type { Database } from '#platform/database/database.ts'
import type { Statement } from '#platform/database/engine.ts'
import type { Identity } from '#platform/database/identity.ts'
import type { ListedBot, ListingFacets } from '../contract.ts'
import { PRICE_RANGES, type PriceRange } from '../domain/price-range.ts'
import { EXECUTION_LIMIT_DEFAULT, eurosOf } from './bot-store.ts'
import { ORDER_NUMBERS, type OrderNumber, writeListingKey } from './listing-order.ts'
import { inRange, type ListingPart, type ListingQuestion, listingStatement, standsSomewhere } from './listing-statement.ts'

/** What was found: one page, the key of the next one (null on the last), and how many bots answer the question in all. */
export interface Listed {
  readonly items: ListedBot[]
  readonly nextAfter: string | null
  readonly total: number
}

/** One page of the listing in one round trip. */
export async function findListed(
  db: Database,
  identity: Identity,
  question: ListingQuestion,
  part: ListingPart,
): Promise<Listed> {
  const { text, values } = listingStatement(question, part)
  const rows = await db.one<Row>(identity, text, values)
  const bots = rows.filter(isBot)
  const last = bots.length > part.limit ? bots[part.limit - 1] : undefined
  const nextAfter = last
    ? writeListingKey({
        numbers: ORDER_NUMBERS[part.sort].map((name) => last[name]),
        id: last.id,
        title: last.by_title,
      })
    : null
  return { items: bots.slice(0, part.limit).map(listedBot), nextAfter, total: rows[0]?.total ?? 0 }
}

/** The counts of the filters, over all public bots (AMB-048). */
export async function countFacets(db: Database): Promise<ListingFacets> {
  type Counts = { category_key: string; bots: number } & Record<PriceRange, number>
  const ranges = PRICE_RANGES.map((range) => `count(*) filter (where ${inRange(range)})::int as "${range}"`)
  const rows = await db.one<Counts>(
    { role: 'anon' },
    `select category_key, count(*)::int as bots, ${ranges.join(', ')} from app.listing_entries group by category_key`,
    [],
  )
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
  }
}

/** A term as it is stored, and the words of the listing that look like it, nearest first; no words when the listing has the term itself. */
export interface NearWords {
  readonly folded: string
  readonly words: readonly string[]
}

/** What each of the terms may have been meant for. */
export async function findWordsNear(
  db: Database,
  identity: Identity,
  terms: readonly string[],
): Promise<readonly NearWords[]> {
  const [, ...answers] = await db.together(identity, [
    // Ends with the transaction, in which all of these run.
    { text: "select set_config('pg_trgm.similarity_threshold', '0.2', true)", values: [] },
    ...terms.map(nearStatement),
  ])
  return answers.map((rows) => rows[0] as NearWords) // one row, in the form written below
}

/**
 * A word's bots are counted: asked for the first one alone, the planner reads the whole table, which is slowest when there is none. The words
 * take the collation of the letters, without which the index of these would not do.
 */
function nearStatement(term: string): Statement {
  const text = `select app.fold($1::text) as folded, case
    when ${standsSomewhere(term, '$1')} then '{}'
    else array(
      select near.word from (
        select word, app.similarity(word, app.fold($1::text)) as likeness from app.listing_words
        where word operator(app.%) app.fold($1::text) order by likeness desc, word limit 60
      ) as near
      where (select count(*) from app.listing_entries where letters like '%' || (near.word collate "default") || '%') > 0
      order by near.likeness desc, near.word
    )
  end as words`
  return { text, values: [term] }
}

type Bot = Omit<ListedBot, 'price' | 'monthly_price' | 'monthly_execution_limit'> & {
  price_cents: number | null
  monthly_price_cents: number | null
  monthly_execution_limit: number | null
} & Record<OrderNumber, number> & { by_title: string }
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
  }
}
