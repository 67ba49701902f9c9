import { describe, expect, it } from 'vitest'
import { isAllowedDomain, readAllowedDomains } from './allowed-domains.ts'

describe('reading typed domains', () => {
  it.each([
    ['www.bedrijf.nl', ['www.bedrijf.nl'], []],
    ['https://www.bedrijf.nl/contact?x=1', ['www.bedrijf.nl'], []],
    ['BEDRIJF.nl\nbedrijf.nl', ['bedrijf.nl'], []],
    ['bedrijf.nl, shop.bedrijf.nl; *.anders.be', ['bedrijf.nl', 'shop.bedrijf.nl', '*.anders.be'], []],
    ['niet een domein', [], ['niet een domein']],
    ['http://', [], ['http://']],
    ['bedrijf', [], ['bedrijf']],
    ['bedrijf.nl\nniet een domein', ['bedrijf.nl'], ['niet een domein']],
    ['https://', [], ['https://']],
    ['localhost:3000', ['localhost:3000'], []],
    ['-bedrijf.nl', [], ['-bedrijf.nl']],
    ['', [], []],
  ])('%j', (typed, domains, wrong) => {
    expect(readAllowedDomains(typed)).toEqual({ domains, wrong })
  })

  it('refuses a domain of over 253 characters', () => {
    expect(isAllowedDomain(`${'a.'.repeat(130)}nl`)).toBe(false)
  })
})
