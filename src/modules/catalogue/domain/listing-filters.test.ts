import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryKey, LISTED_CATEGORIES } from './categories.ts'
import {
  applyListingFilters,
  countActiveFilters,
  countCategories,
  isInPriceRange,
  type ListingFilters,
  listingPrice,
  NO_FILTERS,
  PRICE_RANGES,
  readListingFilters,
  SORTS,
  writeListingFilters,
} from './listing-filters.ts'
import { type ListingItem, listingItemOf } from './listing-item.ts'

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
  ] as const)('[LIST-10] range %s takes %j and not %j', (range, inside, outside) => {
    for (const price of inside) expect(isInPriceRange(price, range)).toBe(true)
    for (const price of outside) expect(isInPriceRange(price, range)).toBe(false)
  })

  it('every price from 0 up lies in a range, and 50 and 200 in both neighbours (AMB-050)', () => {
    fc.assert(
      fc.property(fc.nat(100_000_00), (cents) => PRICE_RANGES.some((range) => isInPriceRange(cents / 100, range))),
    )
    expect(PRICE_RANGES.filter((range) => isInPriceRange(50, range))).toEqual(['0-50', '50-200'])
    expect(PRICE_RANGES.filter((range) => isInPriceRange(200, range))).toEqual(['50-200', '200-500'])
  })

  it('the price is the monthly one, else the one-time one, else nothing (AMB-050)', () => {
    expect(listingPrice(item({ price: 349, monthlyPrice: 29 }))).toBe(29)
    expect(listingPrice(item({ price: 349, monthlyPrice: null }))).toBe(349)
    expect(listingPrice(item({ price: null, monthlyPrice: null }))).toBe(0)
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

  it('[LIST-12] finds a term in name or description, whatever the case', () => {
    const items = [item({ name: 'Tafelwijs' }), item({ name: 'Balie', description: 'Kent je RETOURBELEID' })]
    expect(filtered(items, { search: 'TAFEL' })).toEqual(['Tafelwijs'])
    expect(filtered(items, { search: ' retourbeleid ' })).toEqual(['Balie'])
    expect(filtered(items, { search: 'x'.repeat(500) })).toEqual([])
    expect(filtered(items, { search: '.*' })).toEqual([])
    expect(filtered(items, { search: '   ' })).toHaveLength(2)
  })

  it('[LIST-09] filters survive the way through the URL, and what is at its default is absent', () => {
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
        fc.array(fc.tuple(fc.constantFrom('categories', 'price', 'search', 'sort', 'view', 'x'), fc.string())),
        (pairs) => {
          const once = readListingFilters(new URLSearchParams(pairs))
          expect(readListingFilters(writeListingFilters(once))).toEqual(once)
        },
      ),
    )
  })

  it('counts the filters that narrow the listing', () => {
    expect(countActiveFilters(NO_FILTERS)).toBe(0)
    expect(
      countActiveFilters({
        ...NO_FILTERS,
        categories: ['horeca', 'marketing'],
        price: '0',
        search: 'x',
        sort: 'rating',
      }),
    ).toBe(4)
  })
})

describe('sorting the listing', () => {
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
  ] as const)('[LIST-04] %s', (sort, order) => {
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
    expect(Object.fromEntries(countCategories([item(), item(), item({ category: 'Marketing' })]))).toEqual({
      Horeca: 2,
      Marketing: 1,
    })
  })
})
