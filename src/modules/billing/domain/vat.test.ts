import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceRecipientSchema } from '../contract/invoice-recipient.ts'
import { COUNTRIES, EU_COUNTRIES, OTHER_COUNTRIES } from './countries.ts'
import { decideVat } from './decide-vat.ts'
import { entriesBetween } from './posting.ts'
import { splitNet } from './split-price.ts'
import { chargeOf, netBetween, partsOf, VAT_REGIMES } from './vat.ts'
import { hasVatIdFormat, vatIdExample } from './vat-id.ts'

const cents = fc.integer({ min: 1, max: 100_000_00 })
const regimes = fc.constantFrom(...VAT_REGIMES)

describe('charge for a shown price (AMB-178)', () => {
  it.each([
    ['standard', { netCents: 4462, vatCents: 937, grossCents: 5399 }],
    ['reverse_charged', { netCents: 4462, vatCents: 0, grossCents: 4462 }],
    ['out_of_scope', { netCents: 4462, vatCents: 0, grossCents: 4462 }],
  ] as const)('chargeOf divides € 53,99 under regime %s', (regime, charge) => {
    expect(chargeOf(5399, regime)).toEqual(charge)
  })

  it('net plus VAT equals gross in every regime, and partsOf splits it into the same parts', () => {
    fc.assert(
      fc.property(cents, regimes, (shown, regime) => {
        const charge = chargeOf(shown, regime)
        expect(charge.netCents + charge.vatCents).toBe(charge.grossCents)
        expect(partsOf(charge.grossCents, regime)).toEqual(charge)
      }),
    )
  })

  it('vendor and Syvo earn the same in every regime: 85 and 15 % of the same net', () => {
    fc.assert(
      fc.property(cents, (shown) => {
        const [one, ...others] = VAT_REGIMES.map((regime) => {
          const amountCents = chargeOf(shown, regime).grossCents
          const rows = entriesBetween(null, { amountCents, returnedCents: 0, costCents: 0, regime }, 'bot')
          const of = (account: string) => rows.find((row) => row.account === account)?.amountCents ?? 0
          return [0 - of('vendor'), 0 - of('product')]
        })
        const { vendorCents, productCents } = splitNet(chargeOf(shown, 'standard').netCents)
        expect(one).toEqual([vendorCents, productCents])
        for (const other of others) expect(other).toEqual(one)
      }),
    )
  })

  it('credit notes in any number reverse exactly the net and VAT of the invoice, and add no uncharged VAT', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 6 })
    fc.assert(
      fc.property(cents, regimes, parts, (amountCents, regime, all) => {
        const totals = [...all.map((part) => Math.floor((amountCents * part) / 1000)), amountCents].toSorted(
          (a, b) => a - b,
        )
        const notes = totals.map((after, index) => {
          const before = totals[index - 1] ?? 0
          return { amount: before - after, net: netBetween({ amountCents, regime }, before, after) }
        })
        expect(notes.reduce((sum, note) => sum - note.net, 0)).toBe(partsOf(amountCents, regime).netCents)
        if (regime !== 'standard') for (const { amount, net } of notes) expect(net).toBe(amount)
      }),
    )
  })

  it('entries of a payment without VAT sum to zero through any refunds, and never name VAT', () => {
    const steps = fc.array(fc.record({ part: fc.integer({ min: 0, max: 1000 }), cost: fc.nat(500) }), { maxLength: 8 })
    fc.assert(
      fc.property(cents, regimes, fc.constantFrom('bot' as const, 'plan' as const), steps, (shown, regime, of, all) => {
        const amountCents = chargeOf(shown, regime).grossCents
        let before = { amountCents, returnedCents: 0, costCents: 0, regime }
        const postings = [entriesBetween(null, before, of)]
        for (const { part, cost } of all) {
          const after = { ...before, returnedCents: Math.floor((amountCents * part) / 1000), costCents: cost }
          postings.push(entriesBetween(before, after, of))
          before = after
        }
        for (const rows of postings) expect(rows.reduce((sum, row) => sum + row.amountCents, 0)).toBe(0)
        const vatEntries = postings.flat().filter((row) => row.account === 'btw')
        const left = vatEntries.reduce((sum, row) => sum + row.amountCents, 0)
        const { vatCents } = partsOf(before.amountCents - before.returnedCents, regime)
        expect(left + vatCents).toBe(0)
        if (regime !== 'standard') expect(vatEntries).toEqual([])
      }),
    )
  })
})

describe('decideVat', () => {
  const vies = (status: 'valid' | 'invalid' | 'unavailable') => ({ status, by: 'vies' as const })
  it.each([
    ['at home a business pays it', 'business', 'NL', null, { regime: 'standard' }],
    ['at home also one whose number is unknown', 'business', 'NL', vies('invalid'), { regime: 'standard' }],
    ['at home a consumer pays it', 'consumer', 'NL', null, { regime: 'standard' }],
    ['elsewhere in the EU by a valid answer', 'business', 'DE', vies('valid'), { regime: 'reverse_charged' }],
    ['not by an invalid one', 'business', 'DE', vies('invalid'), { refusal: 'vatIdUnknown' }],
    ['not while VIES is away', 'business', 'DE', vies('unavailable'), { refusal: 'viesUnavailable' }],
    ['not before anybody was asked', 'business', 'GR', null, { refusal: 'viesUnavailable' }],
    ['by its form alone it is asked', 'business', 'DE', { status: 'valid', by: 'form' }, { regime: 'standard' }],
    ['outside the EU it is not ours', 'business', 'GB', null, { regime: 'out_of_scope' }],
    ['a consumer in the EU waits for the one-stop shop', 'consumer', 'BE', null, { refusal: 'consumerAbroad' }],
    ['and so does one outside it', 'consumer', 'US', null, { refusal: 'consumerAbroad' }],
  ] as const)('%s', (_, kind, country, known, decision) => {
    expect(decideVat({ kind, country }, known)).toEqual(decision)
  })

  it('reverse charge requires a business, another EU country and a valid VIES answer, and nothing else', () => {
    const known = fc.option(
      fc.record({
        status: fc.constantFrom('valid' as const, 'invalid' as const, 'unavailable' as const),
        by: fc.constantFrom('vies' as const, 'form' as const),
      }),
    )
    const kinds = fc.constantFrom('business' as const, 'consumer' as const)
    fc.assert(
      fc.property(kinds, fc.constantFrom(...COUNTRIES), known, (kind, country, state) => {
        const decision = decideVat({ kind, country }, state)
        const isReversed = 'regime' in decision && decision.regime === 'reverse_charged'
        const isAbroad = country !== 'NL' && EU_COUNTRIES.some((one) => one === country)
        expect(isReversed).toBe(kind === 'business' && isAbroad && state?.status === 'valid' && state.by === 'vies')
      }),
    )
  })
})

describe('VAT number format', () => {
  it('each member state accepts its own example and no other’s; Greece uses EL', () => {
    expect(new Set(EU_COUNTRIES).size).toBe(27)
    for (const country of EU_COUNTRIES) {
      const example = vatIdExample(country) ?? ''
      expect([country, hasVatIdFormat(example, country)]).toEqual([country, true])
      expect(hasVatIdFormat(`${example}123456`, country)).toBe(false)
      for (const other of EU_COUNTRIES) if (other !== country) expect(hasVatIdFormat(example, other)).toBe(false)
    }
    expect(hasVatIdFormat('GR123456789', 'GR')).toBe(false)
    expect(hasVatIdFormat('GB 123 4567 89', 'GB')).toBe(true)
    expect(hasVatIdFormat('€€', 'US')).toBe(false)
  })

  it('the other recipient fields are validated by country', () => {
    const firm = {
      kind: 'business',
      name: 'Anna',
      companyName: 'Café',
      kvkNumber: null,
      street: 'Weg 1',
      city: 'Köln',
      postcode: '50667',
      btwId: 'DE123456789',
      country: 'DE',
    }
    const person = { kind: 'consumer', name: 'Anna', street: 'Weg 1', city: 'Köln', postcode: '50667' }
    const wrong = (buyer: unknown) =>
      (invoiceRecipientSchema.safeParse(buyer).error?.issues ?? []).map(({ path }) => String(path[0])).toSorted()
    expect(wrong(firm)).toEqual([])
    expect(wrong({ ...firm, country: 'NL' })).toEqual(['btwId', 'kvkNumber', 'postcode'])
    expect(wrong({ ...firm, btwId: null, postcode: '' })).toEqual(['btwId', 'postcode'])
    expect(wrong({ ...firm, country: 'CW', btwId: 'CRIB 102345', postcode: '' })).toEqual([])
    expect(wrong({ ...firm, country: 'CW', btwId: null })).toEqual(['btwId'])
    expect(wrong({ ...firm, country: 'RU' })).toEqual(['country'])
    expect(wrong({ ...person, country: 'DE' })).toEqual(['country'])
    expect(new Set(COUNTRIES).size).toBe(EU_COUNTRIES.length + OTHER_COUNTRIES.length)
  })
})
