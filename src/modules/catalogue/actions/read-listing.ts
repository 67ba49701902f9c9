import type { Identity } from '#platform/database/identity.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, invalidInput, type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationInput } from '#platform/http/operation.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import {
  LISTING_PAGE_DEFAULT,
  type ListingFacets,
  type ListingPage,
  type readListing as operation,
} from '../contract.ts'
import { ALL_TRADE_WORDS, categoriesFoundBy, categoriesNamedBy } from '../domain/category-search-terms.ts'
import { nearestWord } from '../domain/nearest-word.ts'
import { searchTermsOf } from '../domain/search-terms.ts'
import { readListingKey } from '../store/listing-order.ts'
import type { ListingQuestion, ListingTerm } from '../store/listing-statement.ts'
import { countFacets, findListed } from '../store/listing-store.ts'
import { findSimilarWords } from '../store/similar-words-store.ts'

const FACETS_FRESH_MS = 60_000

type Query = OperationInput<typeof operation>['query']
type Found = Pick<ListingPage, 'items' | 'total' | 'next_after'>

/** Creates the reader of the listing. The counts of the filters are the same for everybody and are cached for a minute. */
export function listingReader(deps: CatalogueDeps): (caller: Caller, query: Query) => Promise<Outcome<ListingPage>> {
  const readFacets = cacheFacets(deps)
  return async (caller, query) => {
    const sort = query.sort ?? 'featured'
    const terms = searchTermsOf(query.search ?? '')
    const after = query.after === undefined ? null : readListingKey(query.after, sort, terms.length > 0)
    if (query.after !== undefined && after === null)
      return fail(invalidInput([{ path: 'after', message: 'Deze bladwijzer is niet geldig' }]))
    const identity = identityOf(caller)
    const narrowed = { categories: query.categories?.split(',') ?? [], price: query.price ?? null }
    const asked = { ...narrowed, terms: terms.map(termOf) }
    const read = async (question: ListingQuestion): Promise<Found> => {
      const part = { sort, after, limit: query.limit ?? LISTING_PAGE_DEFAULT }
      const { items, total, nextAfter } = await findListed(deps.db, identity, question, part)
      return { items, total, next_after: nextAfter }
    }
    const [found, facets] = await Promise.all([read(asked), readFacets()])
    if (found.total > 0 || terms.length === 0) return ok({ ...found, facets, meant: null })
    const deep = await read({ ...asked, isDeep: true })
    if (deep.total > 0) return ok({ ...deep, facets, meant: null })
    const meant = await findMeant(deps, identity, terms)
    if (meant === null) return ok({ ...found, facets, meant })
    return ok({ ...(await read({ ...narrowed, terms: meant.map(termOf) })), facets, meant: meant.join(' ') })
  }
}

/** Returns a word of a search with the categories of the trades that it names. */
function termOf(text: string): ListingTerm {
  return { text, categories: categoriesFoundBy(text) }
}

/** Returns the terms with likely typing errors corrected; null when every word occurs somewhere, or one resembles no other. */
async function findMeant(
  { db }: CatalogueDeps,
  identity: Identity,
  terms: readonly string[],
): Promise<string[] | null> {
  const near = await findSimilarWords(db, identity, terms)
  const meant = near.map(({ folded, words }, place) => {
    const term = terms[place] ?? folded
    if (words === null || categoriesNamedBy(term).length > 0) return term
    return nearestWord(folded, [...words, ...ALL_TRADE_WORDS])
  })
  const words = meant.filter((word): word is string => typeof word === 'string')
  const isSame = words.every((word, place) => word === terms[place])
  return words.length < terms.length || isSame ? null : words
}

function cacheFacets({ db, clock }: CatalogueDeps): () => Promise<ListingFacets> {
  let cached: { facets: Promise<ListingFacets>; untilMs: number } | null = null
  return () => {
    const nowMs = clock.now().getTime()
    if (cached && nowMs < cached.untilMs) return cached.facets
    const mine = { facets: countFacets(db), untilMs: nowMs + FACETS_FRESH_MS }
    cached = mine
    // A failure is not cached.
    mine.facets.catch(() => {
      if (cached === mine) cached = null
    })
    return mine.facets
  }
}
