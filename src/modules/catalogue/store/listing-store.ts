import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { ListedBot, ListingFacets } from '../contract.ts'
import type { Sort } from '../domain/listing-filters.ts'
import { PRICE_BOUNDS, PRICE_RANGES, type PriceRange } from '../domain/price-range.ts'
import { EXECUTION_LIMIT_DEFAULT, eurosOf } from './bot-store.ts'
import { type ListingKey, ORDER_NUMBERS, writeListingKey } from './listing-order.ts'
import type { CatalogueTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/** What the listing is narrowed to: categories by key (none is all), a price range, and words that a bot all has to have. */
export interface ListingQuestion {
  readonly categories: readonly string[]
  readonly price: PriceRange | null
  readonly terms: readonly string[]
}

/** One page in the order of a sort, and the key of the next one, null on the last. */
export async function findListed(
  tx: Tx,
  question: ListingQuestion,
  page: { sort: Sort; after: ListingKey | null; limit: number },
): Promise<{ items: ListedBot[]; nextAfter: string | null }> {
  const numbers = ORDER_NUMBERS[page.sort]
  const order = [...numbers, 'by_title', 'bot_id'] as const
  const entries = matching(tx, question)
    .select([...order])
    .$if(page.after !== null, (select) => select.where(isAfter(order, page.after)))
    .orderBy(sql.join(order.map((column) => sql.ref(column))))
    .limit(page.limit + 1)
  // The bots themselves are read behind their own policy, so that nothing shows here that would not show there.
  const rows = await tables(tx)
    .with('entries', () => entries)
    .selectFrom('entries as entry')
    .innerJoin('bots as bot', 'bot.id', 'entry.bot_id')
    .select([...SHOWN, ...order])
    .orderBy(sql.join(order.map((column) => sql.ref(`entry.${column}`))))
    .execute()
  const last = rows.length > page.limit ? rows[page.limit - 1] : undefined
  const nextAfter = last
    ? writeListingKey({ numbers: numbers.map((name) => last[name]), id: last.id, title: last.by_title })
    : null
  return { items: rows.slice(0, page.limit).map(listedBot), nextAfter }
}

/** How many bots answer a question. */
export async function countListed(tx: Tx, question: ListingQuestion): Promise<number> {
  const row = await matching(tx, question)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The counts of the filters, over all public bots (AMB-048). */
export async function countFacets(tx: Tx): Promise<ListingFacets> {
  const rows = await tables(tx)
    .selectFrom('listing_entries')
    .select((q) => ['category_key', q.fn.countAll<number>().as('bots')])
    .select(PRICE_RANGES.map((range) => sql<number>`count(*) filter (where ${inRange(range)})`.as(range)))
    .groupBy('category_key')
    .execute()
  const sum = (name: 'bots' | PriceRange) => rows.reduce((total, row) => total + Number(row[name]), 0)
  return {
    bots: sum('bots'),
    categories: Object.fromEntries(rows.map((row) => [row.category_key, Number(row.bots)])),
    prices: {
      '0': sum('0'),
      '0-50': sum('0-50'),
      '50-200': sum('50-200'),
      '200-500': sum('200-500'),
      '500+': sum('500+'),
    },
  }
}

/** The term as it is stored, and the words of the listing that look like it, nearest first; no words when the listing has the term itself. */
export async function findWordsNear(tx: Tx, term: string): Promise<{ folded: string; words: string[] }> {
  // The threshold ends with the transaction; the statements go out together.
  const [, found] = await Promise.all([
    sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(tx),
    sql<{ folded: string; words: string[] }>`
      select app.fold(${term}) as folded, case
        when exists (select from app.listing_entries where ${hasTerm(term)}) then '{}'
        else array(
          select near.word from (
            select word, app.similarity(word, app.fold(${term})) as likeness from app.listing_words
            where word operator(app.%) app.fold(${term}) order by likeness desc, word limit 60
          ) as near
          where exists (select from app.listing_entries where letters like '%' || near.word || '%')
        )
      end as words`.execute(tx),
  ])
  return found.rows[0] ?? { folded: term, words: [] }
}

const SHOWN = [
  'bot.id',
  'bot.title',
  'bot.description',
  'bot.category',
  'bot.price_cents',
  'bot.monthly_price_cents',
  'bot.featured',
  'bot.total_sales',
  'bot.monthly_execution_limit',
] as const

function matching(tx: Tx, question: ListingQuestion) {
  let select = tables(tx).selectFrom('listing_entries')
  if (question.categories.length > 0)
    select = select.where(sql<boolean>`category_key = any(${[...question.categories]})`)
  if (question.price !== null) select = select.where(inRange(question.price))
  for (const term of question.terms) select = select.where(hasTerm(term))
  return select
}

/** In name or description as it was typed (LIST-12), or another form of the same word: 'reserveren' finds 'reserveringen'. */
function hasTerm(term: string): RawBuilder<boolean> {
  return sql<boolean>`(letters like app.anywhere(${term}) or words @@ plainto_tsquery('pg_catalog.dutch', app.fold(${term})))`
}

function inRange(range: PriceRange): RawBuilder<boolean> {
  const { leastCents, mostCents } = PRICE_BOUNDS[range]
  const least = sql<boolean>`by_price >= ${sql.lit(leastCents)}`
  return mostCents === null ? least : sql<boolean>`(${least} and by_price <= ${sql.lit(mostCents)})`
}

function isAfter(order: readonly string[], after: ListingKey | null): RawBuilder<boolean> {
  const values =
    after === null
      ? []
      : [...after.numbers.map((one) => sql`${one}::bigint`), sql`${after.title}`, sql`${after.id}::uuid`]
  return sql<boolean>`(${sql.join(order.map((column) => sql.ref(column)))}) > (${sql.join(values)})`
}

type Row = Omit<ListedBot, 'price' | 'monthly_price' | 'monthly_execution_limit'> & {
  price_cents: number | null
  monthly_price_cents: number | null
  monthly_execution_limit: number | null
}

function listedBot(row: Row): ListedBot {
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
