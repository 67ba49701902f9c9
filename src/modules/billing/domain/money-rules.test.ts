import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessEndOf } from './access-end.ts'
import { amsterdamYear, invoiceNumber } from './invoice-number.ts'
import { mustChooseBots } from './must-choose-bots.ts'
import { refusalToOrder } from './order-rules.ts'
import { entriesBetween } from './posting.ts'
import { splitNet, splitOffVat } from './split-price.ts'

const cents = fc.integer({ min: 1, max: 100_000_00 })

describe('21 % VAT in a price (AMB-178)', () => {
  it.each([
    [121, 100, 21],
    [2999, 2479, 520],
    [5399, 4462, 937],
    [14999, 12396, 2603],
    [1, 1, 0],
    [0, 0, 0],
    [60, 50, 10],
    [3, 2, 1],
  ])('%i cents are %i and %i', (gross, net, vat) => {
    expect(splitOffVat(gross)).toEqual({ netCents: net, vatCents: vat })
  })

  it('splitOffVat is at most half a cent from the exact part, and the parts sum to the whole', () => {
    fc.assert(
      fc.property(cents, (gross) => {
        const { netCents, vatCents } = splitOffVat(gross)
        expect(netCents + vatCents).toBe(gross)
        expect(Math.abs(netCents * 121 - gross * 100)).toBeLessThanOrEqual(60.5)
      }),
    )
  })
})

describe('15 % for Syvo and 85 % for the vendor, of the net (AMB-178)', () => {
  it.each([
    [100, 15, 85],
    [2479, 372, 2107],
    // Half a cent is the vendor's: 10 x 15 % is 1.5, and 30 x 15 % is 4.5.
    [10, 1, 9],
    [30, 4, 26],
    [50, 7, 43],
    [1, 0, 1],
    [0, 0, 0],
  ])('%i cents are %i and %i', (net, productCents, vendorCents) => {
    expect(splitNet(net)).toEqual({ productCents, vendorCents })
  })

  it('splitNet is exact to the cent for every amount, half a cent in favour of the vendor', () => {
    fc.assert(
      fc.property(cents, (net) => {
        const { productCents, vendorCents } = splitNet(net)
        expect(productCents + vendorCents).toBe(net)
        const deviation = vendorCents * 100 - net * 85
        expect(deviation).toBeGreaterThan(-50)
        expect(deviation).toBeLessThanOrEqual(50)
      }),
    )
  })
})

describe('ledger entries', () => {
  const sum = (entries: { amountCents: number }[]) => entries.reduce((total, entry) => total + entry.amountCents, 0)
  const state = (amountCents: number, returnedCents: number, costCents = 0) => ({
    amountCents,
    returnedCents,
    costCents,
    regime: 'standard' as const,
  })

  it('entries of one posting sum to zero, and many steps give the same totals as one step', () => {
    const steps = fc.record({
      amount: cents,
      of: fc.constantFrom('bot' as const, 'plan' as const),
      parts: fc.array(fc.record({ part: fc.integer({ min: 0, max: 1000 }), cost: fc.nat(500) }), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(steps, ({ amount, of, parts }) => {
        const totals = new Map<string, number>()
        let before = state(amount, 0)
        const take = (entries: ReturnType<typeof entriesBetween>) => {
          expect(sum(entries)).toBe(0)
          for (const { account, amountCents } of entries) totals.set(account, (totals.get(account) ?? 0) + amountCents)
        }
        take(entriesBetween(null, before, of))
        for (const { part, cost } of parts) {
          const after = state(amount, Math.floor((amount * part) / 1000), cost)
          take(entriesBetween(before, after, of))
          before = after
        }
        const direct = new Map(entriesBetween(null, before, of).map((entry) => [entry.account, entry.amountCents]))
        for (const [account, total] of totals) expect(total).toBe(direct.get(account as never) ?? 0)
      }),
    )
  })

  it('entries of a fully refunded payment leave only its costs', () => {
    fc.assert(
      fc.property(cents, fc.nat(200), (amount, cost) => {
        const left = entriesBetween(null, state(amount, amount, cost), 'bot')
        const expected = [
          { account: 'provider', amountCents: -cost },
          { account: 'product', amountCents: cost },
        ]
        expect(left).toEqual(cost === 0 ? [] : expected)
      }),
    )
  })

  it('no entry is written when nothing changed', () => {
    expect(entriesBetween(state(2999, 100, 29), state(2999, 100, 29), 'bot')).toEqual([])
  })
})

describe('accessEndOf', () => {
  const paid = new Date('2026-12-20T09:00:00Z')
  const grace = new Date('2027-01-03T09:00:00Z')
  const early = new Date('2026-12-01T00:00:00Z')
  const late = new Date('2027-02-01T00:00:00Z')
  it.each([
    ['nothing was paid', { paidUntil: null, isCancelled: false, endedAt: null }, null],
    ['it runs: fourteen days beyond what was paid', { paidUntil: paid, isCancelled: false, endedAt: null }, grace],
    ['it was cancelled: to the day that was paid', { paidUntil: paid, isCancelled: true, endedAt: null }, paid],
    ['it was ended early', { paidUntil: paid, isCancelled: false, endedAt: early }, early],
    ['it was ended after the grace', { paidUntil: paid, isCancelled: false, endedAt: late }, grace],
    ['it was cancelled and ended in the grace', { paidUntil: paid, isCancelled: true, endedAt: grace }, paid],
  ])('%s', (_, subscription, until) => {
    expect(accessEndOf(subscription)).toEqual(until)
  })
})

describe('small rules', () => {
  it.each([
    ['all fit', ['a', 'b'], 3, null, false],
    ['no limit', ['a', 'b'], null, null, false],
    ['too many and no choice', ['a', 'b'], 1, null, true],
    ['a good choice', ['a', 'b'], 1, ['a'], false],
    ['too much chosen', ['a', 'b', 'c'], 1, ['a', 'b'], true],
    ['chosen what does not run', ['a', 'b'], 1, ['x'], true],
    ['nothing chosen', ['a', 'b'], 1, [], true],
  ])('mustChooseBots decides the choice for a smaller plan: %s', (_, running, limit, chosen, expected) => {
    expect(mustChooseBots(running, limit, chosen)).toBe(expected)
  })

  it.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
  ])('an invoice of %s belongs to %i', (instant, year) => {
    expect(amsterdamYear(new Date(instant))).toBe(year)
  })

  it('an invoice number belongs to its year', () => {
    expect(invoiceNumber(2026, 42)).toBe('2026-000042')
  })

  const bot = {
    isPublic: true,
    isPaused: false,
    isModelMissing: false,
    isOwnBot: false,
    priceCents: 2999,
    canBeHad: true,
    isAlreadyOwned: false,
  }
  it.each([
    ['anybody else’s on the market', {}, null],
    ['not public', { isPublic: false }, 'botNotFound'],
    ['in want of a language model', { isModelMissing: true, canBeHad: false }, 'modelMissing'],
    ['stopped by an administrator', { isPaused: true, canBeHad: false }, 'botPaused'],
    ['not in this way', { canBeHad: false }, 'notForSale'],
    ['without a price', { priceCents: null }, 'notForSale'],
    ['one’s own', { isOwnBot: true }, 'ownBot'],
    ['had already', { isAlreadyOwned: true }, 'accessExists'],
  ])('refusalToOrder decides whether a bot can be ordered: %s', (_, change, expected) => {
    expect(refusalToOrder({ ...bot, ...change })).toBe(expected)
  })
})
