import type { Statement } from '#platform/database/engine.ts'
import type { Sort } from '../domain/listing-filters.ts'
import { PRICE_BOUNDS, type PriceRange } from '../domain/price-range.ts'
import { type ListingKey, pageNumbersOf } from './listing-order.ts'

/** A word of a search, with the keys of the listed categories that it names as a trade ('restaurant' names Horeca). */
export interface ListingTerm {
  readonly text: string
  readonly categories: readonly string[]
}

/** The filters of the listing: categories by key (none is all), a price range, and words that a bot must all have. */
export interface ListingQuestion {
  readonly categories: readonly string[]
  readonly price: PriceRange | null
  readonly terms: readonly ListingTerm[]
  /** Searches in the long descriptions instead: for a query that no name, description or trade matches. */
  readonly isDeep?: boolean
}

/** The requested part of the answer. */
export interface ListingPart {
  readonly sort: Sort
  readonly after: ListingKey | null
  readonly limit: number
}

/**
 * Builds the statement that reads one page and the total: rows with `total`, and with a bot unless the page is empty. Written by hand,
 * because it is the public endpoint with the most requests. The results of a search are looked up once and counted there; without a search the
 * order's
 * index gives the page and the count needs no row of it.
 */
export function listingStatement(question: ListingQuestion, part: ListingPart): Statement {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const hasSearch = question.terms.length > 0
  const order = [...pageNumbersOf(part.sort, hasSearch), 'by_title', 'bot_id']
  const columns = order.join(', ')
  const stored = hasSearch ? [`${fitOf(question, value)} as by_fit`, ...order.slice(1)].join(', ') : columns
  const matching = `from app.listing_entries where ${conditions(question, value).join(' and ')}`
  const after = part.after === null ? '' : `(${columns}) > (${keyValues(part.after, value).join(', ')})`
  const end = `order by ${columns} limit ${value(part.limit + 1)}::int`
  const [found, page, count] = hasSearch
    ? [`hits as materialized (select ${stored} ${matching}), `, `from hits ${after && `where ${after}`}`, 'from hits']
    : ['', `${matching} ${after && `and ${after}`}`, matching]
  // The bots themselves are read behind their own policy, so that the listing shows no more than that allows.
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
  .concat('bot.needs_model and (select app.lacks_model()) as model_missing')
  .join(', ')

/** Returns whether a term is too short for the index: one shorter than three letters is in no trigram index. */
const isShort = (term: string) => term.length < 3

/**
 * Returns the condition that any entry has a term. The entries of a long term are counted, which uses its indexes: for the first one alone the
 * planner would read
 * the table, all of it when there is none.
 */
export function existsInListing(term: string, place: string): string {
  return isShort(term)
    ? `exists (select from app.listing_entries where ${hasLetters(place)})`
    : `(select count(*) from app.listing_entries where ${hasTerm(place)}) > 0`
}

type Value = (one: unknown) => string

function conditions(question: ListingQuestion, value: Value): string[] {
  const all = ['true']
  if (question.categories.length > 0) all.push(`category_key = any(${value([...question.categories])}::text[])`)
  if (question.price !== null) all.push(inRange(question.price))
  for (const term of question.terms) all.push(question.isDeep ? hasInBody(value(term.text)) : fitsTerm(term, value))
  return all
}

/** Returns the condition that a bot matches a term: in the places of LIST-12, or in the category that the term names (AMB-194). */
function fitsTerm(term: ListingTerm, value: Value): string {
  const named = isNamed(term.text, value(term.text))
  if (term.categories.length === 0) return named
  return `(${named} or category_key = any(${value([...term.categories])}::text[]))`
}

/** Returns the condition for a term in name or description; a word of a letter or two is in no index. */
function isNamed(text: string, place: string): string {
  return isShort(text) ? hasLetters(place) : hasTerm(place)
}

/** Returns the fit of a bot: 0 when it has all terms in the places of LIST-12, 1 when it is found by its trade. */
function fitOf({ terms, isDeep }: ListingQuestion, value: Value): string {
  const byTrade = isDeep ? [] : terms.filter(({ categories }) => categories.length > 0)
  if (byTrade.length === 0) return '0'
  return `case when ${byTrade.map(({ text }) => isNamed(text, value(text))).join(' and ')} then 0 else 1 end`
}

/**
 * Returns the condition for a term in the long description, from the beginning of a word; a word of up to four letters must match whole, as it occurs
 * in others by chance.
 */
function hasInBody(term: string): string {
  return `body like (select app.word_anywhere(${term}::text))`
}

/** Returns the condition that any long description has a term. */
export function existsInDescription(place: string): string {
  return `(select count(*) from app.listing_entries where ${hasInBody(place)}) > 0`
}

/**
 * Returns the condition for a term in name or description as it was typed (LIST-12), or in another form of the same word: 'reserveren' finds
 * 'reserveringen', and 'brief' finds 'nieuwsbrieven'. In a
 * select of its own each is computed once; as a plain call it would be computed per row as soon as the statement is planned for all values.
 */
function hasTerm(term: string): string {
  const forms = `app.forms_anywhere(${term}::text)`
  // The index finds only the longest word; the others are checked in its results.
  return `(letters like (select app.anywhere(${term}::text))
    or (forms like (select (${forms})[1]) and forms like all ((select ${forms})::text[])))`
}

/** Returns the same condition for a term of a letter or two, which no index supports. */
function hasLetters(term: string): string {
  return `strpos(letters, (select app.fold(${term}::text))) > 0`
}

/** Returns the condition that an entry's price is in a range; the bounds are our own numbers, written out so that the planner knows them. */
export function inRange(range: PriceRange): string {
  const { leastCents, mostCents } = PRICE_BOUNDS[range]
  return mostCents === null ? `by_price >= ${leastCents}` : `by_price between ${leastCents} and ${mostCents}`
}

function keyValues(key: ListingKey, value: Value): string[] {
  return [...key.numbers.map((one) => `${value(one)}::bigint`), `${value(key.title)}::text`, `${value(key.id)}::uuid`]
}
