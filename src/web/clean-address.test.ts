import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLEANED_PATHS, cleanerSearch } from './clean-address.ts'

const name = fc.oneof(
  fc.constantFrom(
    'categories',
    'price',
    'sort',
    'view',
    'search',
    'versie',
    'from',
    'topic',
    'niveau',
    'activated',
    'utm_source',
    'x[]',
  ),
  fc.string({ unit: 'grapheme' }),
)
const value = fc.oneof(
  fc.constantFrom(
    '',
    'horeca',
    'horeca,hr',
    '0-50',
    '500+',
    'rating',
    'list',
    '3',
    'true',
    'null',
    '"a"',
    '[1]',
    'a b',
    'a+b',
    '%',
    '1e3',
  ),
  fc.string({ unit: 'grapheme' }),
)
const query = fc.array(fc.tuple(name, value), { maxLength: 6 }).map((pairs) => `?${new URLSearchParams(pairs)}`)

it('[LIST-09] the address that any query leads to redirects no further', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CLEANED_PATHS),
      fc.oneof(
        query,
        fc.webQueryParameters().map((text) => `?${text}`),
      ),
      (page, asked) => {
        const clean = cleanerSearch(page, asked)
        expect(clean === null ? null : cleanerSearch(page, clean)).toBeNull()
      },
    ),
    { numRuns: 2000 },
  )
})
