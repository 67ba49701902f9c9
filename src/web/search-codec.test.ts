import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-codec.ts'

describe('the query of our addresses', () => {
  it('[LIST-09] keeps a list readable and everything else encoded', () => {
    expect(stringifySearch({ categories: 'horeca,hr-& recruitment', search: 'a b', price: '500+' })).toBe(
      '?categories=horeca,hr-%26%20recruitment&search=a%20b&price=500%2B',
    )
  })

  it('leaves out empty values', () => {
    expect(stringifySearch({ a: undefined, b: null, c: '' })).toBe('')
  })

  it('reads back what it wrote, and never guesses a type', () => {
    const search = { categories: 'horeca,sport-& gezondheid', price: '0', search: 'true', redirect: '/leads?x=1' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
})
