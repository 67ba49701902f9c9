import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryKey, LISTED_CATEGORIES } from './categories.ts'
import {
  cleanSearch,
  countFilters,
  isNarrowed,
  type ListingFilters,
  NO_FILTERS,
  readListingFilters,
  SEARCH_MAX,
  SORTS,
  writeListingFilters,
} from './listing-filters.ts'
import { type ListingItem, listingItemOf } from './listing-item.ts'
import { applyListingFilters, countCategories, listingPriceCents } from './listing-rules.ts'
import { isInPriceRange, PRICE_RANGES } from './price-range.ts'

let made = 0
function item(changes: Partial<ListingItem> = {}): ListingItem {
  const id = `bot-${++made}`
  return {
    id,
    name: id,
    description: 'Doet iets nuttigs.',
    category: 'Horeca',
    price: null,
    monthlyPrice: 25,
    rating: 4.8,
    totalUsers: 0,
    image: '',
    featured: false,
    ...changes,
  }
}
const names = (items: readonly ListingItem[]) => items.map(({ name }) => name)
const filtered = (items: readonly ListingItem[], changes: Partial<ListingFilters>) =>
  names(applyListingFilters(items, { ...NO_FILTERS, ...changes }))

describe('filtering the listing', () => {
  it.each([
    ['0', [0], [0.01, 50]],
    ['0-50', [0, 0.01, 50], [50.01, 200]],
    ['50-200', [50, 199.99, 200], [49.99, 200.01]],
    ['200-500', [200, 500], [199.99, 500.01]],
    ['500+', [500.01, 9000], [500, 0]],
  ] as const)('[LIST-10] range %s holds %j and not %j', (range, inside, outside) => {
    for (const euros of inside) expect(isInPriceRange(Math.round(euros * 100), range)).toBe(true)
    for (const euros of outside) expect(isInPriceRange(Math.round(euros * 100), range)).toBe(false)
  })

  it('every price from 0 up is in a range, and 50 and 200 in both neighbours (AMB-050)', () => {
    fc.assert(fc.property(fc.nat(100_000_00), (cents) => PRICE_RANGES.some((range) => isInPriceRange(cents, range))))
    expect(PRICE_RANGES.filter((range) => isInPriceRange(5000, range))).toEqual(['0-50', '50-200'])
    expect(PRICE_RANGES.filter((range) => isInPriceRange(20_000, range))).toEqual(['50-200', '200-500'])
  })

  it('the price is the monthly one, else the one-time one, else nothing (AMB-050)', () => {
    expect(listingPriceCents(item({ price: 349, monthlyPrice: 29.99 }))).toBe(2999)
    expect(listingPriceCents(item({ price: 349, monthlyPrice: null }))).toBe(34_900)
    expect(listingPriceCents(item({ price: null, monthlyPrice: null }))).toBe(0)
  })

  it('[LIST-11] compares categories in lower case with the first space made a dash, for every listed category', () => {
    expect(LISTED_CATEGORIES.map(categoryKey)).toEqual([
      'productiviteit',
      'marketing',
      'klantenservice',
      'administratie',
      'hr-& recruitment',
      'e-commerce',
      'horeca',
      'sport-& gezondheid',
    ])
    const items = LISTED_CATEGORIES.map((category) => item({ category, name: category }))
    for (const category of LISTED_CATEGORIES)
      expect(filtered(items, { categories: [categoryKey(category)] })).toEqual([category])
    expect(filtered(items, { categories: ['horeca', 'sport-& gezondheid'] })).toEqual(['Horeca', 'Sport & Gezondheid'])
    expect(filtered(items, { categories: ['bestaat-niet'] })).toEqual([])
  })

  it('the demo data finds a term in name or description, whatever the case and the accents', () => {
    const items = [item({ name: 'Tafelwijs' }), item({ name: 'Balie', description: 'Kent je RETOURBELEID' })]
    expect(filtered(items, { search: 'TAFEL' })).toEqual(['Tafelwijs'])
    expect(filtered(items, { search: ' retourbeleid ' })).toEqual(['Balie'])
    expect(filtered(items, { search: 'x'.repeat(500) })).toEqual([])
    expect(filtered(items, { search: 'báliE' })).toEqual(['Balie'])
    expect(filtered(items, { search: '.*' })).toEqual([])
    expect(filtered(items, { search: '   ' })).toHaveLength(2)
  })

  it('[LIST-09] filters survive the way through the URL, and defaults are absent', () => {
    expect(writeListingFilters(NO_FILTERS).toString()).toBe('')
    const filters: ListingFilters = {
      categories: ['hr-& recruitment', 'horeca'],
      price: '500+',
      search: 'kaas & meer',
      sort: 'price-low',
      view: 'list',
    }
    const query = writeListingFilters(filters)
    expect(query.get('categories')).toBe('hr-& recruitment,horeca')
    expect([...query.keys()]).toEqual(['categories', 'price', 'search', 'sort', 'view'])
    expect(readListingFilters(new URLSearchParams(query.toString()))).toEqual(filters)
  })

  it('reads any URL query without failing and writes the same filters back', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('categories', 'price', 'search', 'sort', 'view', 'x'),
            fc.oneof(
              fc.string({ unit: 'binary' }),
              fc.constantFrom('Horeca,hr-& recruitment,HORECA', '500+', 'list', 'rating'),
            ),
          ),
        ),
        (pairs) => {
          const once = readListingFilters(new URLSearchParams(pairs))
          expect(readListingFilters(new URLSearchParams(writeListingFilters(once).toString()))).toEqual(once)
          expect(once.search.length).toBeLessThanOrEqual(SEARCH_MAX)
        },
      ),
    )
  })

  it('any filters read back from their address unchanged', () => {
    const categories = fc.subarray(LISTED_CATEGORIES.map(categoryKey))
    const any = fc.record({
      categories,
      price: fc.option(fc.constantFrom(...PRICE_RANGES)),
      search: fc.string({ unit: 'grapheme', maxLength: 150 }).map(cleanSearch),
      sort: fc.constantFrom(...SORTS),
      view: fc.constantFrom('grid', 'list'),
    })
    fc.assert(
      fc.property(any, (filters) => {
        expect(readListingFilters(new URLSearchParams(writeListingFilters(filters).toString()))).toEqual(filters)
      }),
    )
  })

  it.each([
    ['categories', 'bestaat-niet', 'horeca,,HORECA , x'],
    ['price', '1-2', '50-200 '],
    ['sort', 'goedkoop', 'Rating'],
    ['view', 'kaart', ''],
    ['search', '   ', '\u0000\n'],
  ])('an odd value of %s falls back to its default', (name, ...odd) => {
    for (const value of odd) {
      const read = readListingFilters(new URLSearchParams([[name, value]]))
      const expected = value.startsWith('horeca') ? { ...NO_FILTERS, categories: ['horeca'] } : NO_FILTERS
      expect(read).toEqual(expected)
    }
  })

  it('a search is cut at its longest and never in the middle of a character', () => {
    expect(cleanSearch(`  ${'x'.repeat(300)} `)).toHaveLength(SEARCH_MAX)
    expect(cleanSearch(`${'x'.repeat(SEARCH_MAX - 1)}\u{1F41F}`)).toBe('x'.repeat(SEARCH_MAX - 1))
  })

  it('[LIST-03] counts the filters, apart from the search and without the sort', () => {
    const asked = { ...NO_FILTERS, categories: ['horeca', 'marketing'], search: 'x', sort: 'rating' } as const
    expect([isNarrowed(NO_FILTERS), isNarrowed({ ...NO_FILTERS, sort: 'rating' })]).toEqual([false, false])
    expect([isNarrowed({ ...NO_FILTERS, search: 'x' }), isNarrowed(asked)]).toEqual([true, true])
    expect([countFilters(NO_FILTERS), countFilters(asked), countFilters({ ...asked, price: '0' })]).toEqual([0, 2, 3])
  })
})

describe('sorting the demo data', () => {
  const items = [
    item({ name: 'Duur', monthlyPrice: 90, totalUsers: 3 }),
    item({ name: 'Uitgelicht', monthlyPrice: 29, featured: true, totalUsers: 3 }),
    item({ name: 'Gratis', monthlyPrice: null, totalUsers: 9 }),
  ]
  it.each([
    ['featured', ['Uitgelicht', 'Duur', 'Gratis']],
    ['price-low', ['Gratis', 'Uitgelicht', 'Duur']],
    ['price-high', ['Duur', 'Uitgelicht', 'Gratis']],
    ['rating', ['Gratis', 'Duur', 'Uitgelicht']],
    ['popular', ['Gratis', 'Duur', 'Uitgelicht']],
  ] as const)('%s', (sort, order) => {
    expect(filtered(items, { sort })).toEqual(order)
  })

  it('no sort loses, doubles or changes an item, and the given list stays as it is', () => {
    const arbitrary = fc.array(
      fc.record({ monthlyPrice: fc.option(fc.nat(600)), totalUsers: fc.nat(5), featured: fc.boolean() }),
    )
    fc.assert(
      fc.property(arbitrary, fc.constantFrom(...SORTS), (changes, sort) => {
        const given = changes.map((change) => item(change))
        const before = [...given]
        const sorted = applyListingFilters(given, { ...NO_FILTERS, sort })
        expect(given).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(given))
        expect(sorted).toHaveLength(given.length)
      }),
    )
  })
})

describe('a listed bot', () => {
  it('[DATA-09] takes its name from the title, 4.8 as rating and the sales as users', () => {
    const bot = {
      id: 'x',
      title: 'Balie',
      description: 'Kort.',
      category: 'Klantenservice',
      price: 349,
      monthly_price: 29,
      total_sales: 7,
      featured: true,
    }
    expect(listingItemOf(bot)).toEqual({
      id: 'x',
      name: 'Balie',
      description: 'Kort.',
      category: 'Klantenservice',
      price: 349,
      monthlyPrice: 29,
      rating: 4.8,
      totalUsers: 7,
      image: '',
      featured: true,
    })
  })

  it('categories are counted over the given items (AMB-048)', () => {
    expect(countCategories([item(), item(), item({ category: 'Marketing' })])).toEqual({
      horeca: 2,
      marketing: 1,
    })
  })
})
