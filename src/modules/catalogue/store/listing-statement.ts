import type { Statement } from '#platform/database/engine.ts'
import type { Sort } from '../domain/listing-filters.ts'
import { PRICE_BOUNDS, type PriceRange } from '../domain/price-range.ts'
import { type ListingKey, ORDER_NUMBERS } from './listing-order.ts'

/** What the listing is narrowed to: categories by key (none is all), a price range, and words that a bot all has to have. */
export interface ListingQuestion {
  readonly categories: readonly string[]
  readonly price: PriceRange | null
  readonly terms: readonly string[]
}

/** Which part of the answer is asked for. */
export interface ListingPart {
  readonly sort: Sort
  readonly after: ListingKey | null
  readonly limit: number
}

/**
 * The statement that reads one page and the number of all: rows with `total`, and with a bot unless the page is empty. Written out by hand,
 * because it is the public door that is asked most. What a search finds is looked up once and counted there; without a search the order's
 * index gives the page and the count needs no row of it.
 */
export function listingStatement(question: ListingQuestion, part: ListingPart): Statement {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const order = [...ORDER_NUMBERS[part.sort], 'by_title', 'bot_id']
  const columns = order.join(', ')
  const matching = `from app.listing_entries where ${conditions(question, value).join(' and ')}`
  const after = part.after === null ? '' : `(${columns}) > (${keyValues(part.after, value).join(', ')})`
  const end = `order by ${columns} limit ${value(part.limit + 1)}::int`
  const [found, page, count] =
    question.terms.length > 0
      ? [
          `hits as materialized (select ${columns} ${matching}), `,
          `from hits ${after && `where ${after}`}`,
          'from hits',
        ]
      : ['', `${matching} ${after && `and ${after}`}`, matching]
  // The bots themselves are read behind their own policy, so that nothing shows here that would not show there.
  const text = `with ${found}page as materialized (select ${columns} ${page} ${end})
    select number.total, ${SHOWN}, ${order.map((column) => `page.${column}`).join(', ')}
    from (select count(*)::int as total ${count}) as number left join page on true left join app.bots as bot on bot.id = page.bot_id
    order by ${order.map((column) => `page.${column}`).join(', ')}`
  return { text, values }
}

const SHOWN = [
  'id',
  'title',
  'description',
  'category',
  'price_cents',
  'monthly_price_cents',
  'featured',
  'total_sales',
  'monthly_execution_limit',
  'maintenance_since',
]
  .map((column) => `bot.${column}`)
  .join(', ')

/** What is shorter than three letters is in no index of trigrams. */
const isShort = (term: string) => term.length < 3

/**
 * Whether any entry has a term. Those of a long one are counted, which its indexes do: for the first alone the planner would read the table,
 * all of it when there is none.
 */
export function standsSomewhere(term: string, place: string): string {
  return isShort(term)
    ? `exists (select from app.listing_entries where ${hasLetters(place)})`
    : `(select count(*) from app.listing_entries where ${hasTerm(place)}) > 0`
}

type Value = (one: unknown) => string

function conditions(question: ListingQuestion, value: Value): string[] {
  const all = ['true']
  if (question.categories.length > 0) all.push(`category_key = any(${value([...question.categories])}::text[])`)
  if (question.price !== null) all.push(inRange(question.price))
  for (const term of question.terms) all.push(isShort(term) ? hasLetters(value(term)) : hasTerm(value(term)))
  return all
}

/**
 * In name or description as it was typed (LIST-12), or another form of the same word: 'reserveren' finds 'reserveringen', and 'brief' finds 'nieuwsbrieven'. In a select of
 * its own each is worked out once; as a plain call it would be once a row as soon as the statement is planned for all values.
 */
function hasTerm(term: string): string {
  const forms = `app.forms_anywhere(${term}::text)`
  // The longest word alone is what the index finds; the others are looked at in what it found.
  return `(letters like (select app.anywhere(${term}::text))
    or (forms like (select (${forms})[1]) and forms like all ((select ${forms})::text[])))`
}

/** The same for a term of a letter or two, which no index helps to find. */
function hasLetters(term: string): string {
  return `strpos(letters, (select app.fold(${term}::text))) > 0`
}

/** Whether an entry's price lies in a range; the bounds are our own numbers, written out so that the planner knows them. */
export function inRange(range: PriceRange): string {
  const { leastCents, mostCents } = PRICE_BOUNDS[range]
  return mostCents === null ? `by_price >= ${leastCents}` : `by_price between ${leastCents} and ${mostCents}`
}

function keyValues(key: ListingKey, value: Value): string[] {
  return [...key.numbers.map((one) => `${value(one)}::bigint`), `${value(key.title)}::text`, `${value(key.id)}::uuid`]
}
