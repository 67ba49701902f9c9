import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideByUse, earnedOf, type PlanShare } from './plan-share.ts'
import { type Entry, entriesBetween, type PaymentState } from './posting.ts'
import { splitNet } from './split-price.ts'

const uses = fc.array(fc.record({ uses: fc.integer({ min: 1, max: 1_000_000 }) }), { minLength: 1, maxLength: 12 })
const sharesOf = fc.array(
  fc.record({ vendorId: fc.constantFrom('anna', 'bert', 'carla', null), uses: fc.integer({ min: 1, max: 5000 }) }),
  { maxLength: 8 },
)

describe('divideByUse', () => {
  it.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [2479, [3, 1], [1859, 620]],
    [1, [1, 5], [0, 1]],
    [10, [1, 2, 4], [1, 3, 6]],
    [0, [4, 2], [0, 0]],
    [4462, [], []],
  ])('%i cents by %j are %j', (amount, by, parts) => {
    const shares = by.map((count) => ({ uses: count }))
    expect(divideByUse(amount, shares)).toEqual(parts)
  })

  it('parts sum to the cent, and no part is a whole cent from its exact value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), uses, (amount, shares) => {
        const parts = divideByUse(amount, shares)
        const total = shares.reduce((sum, share) => sum + share.uses, 0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (shares[index]?.uses ?? 0)) / total)).toBeLessThan(1)
        })
      }),
    )
  })

  it('a vendor earns 85 % of each of their shares; a share without vendor, or no use, is wholly Syvo’s', () => {
    const shares: PlanShare[] = [
      { vendorId: 'anna', uses: 6 },
      { vendorId: null, uses: 3 },
      { vendorId: 'anna', uses: 1 },
    ]
    const parts = divideByUse(2479, shares)
    const anna = splitNet(parts[0] ?? 0).vendorCents + splitNet(parts[2] ?? 0).vendorCents
    expect(earnedOf(2479, shares)).toEqual({ byVendor: new Map([['anna', anna]]), productCents: 2479 - anna })
    expect(earnedOf(2479, [])).toEqual({ byVendor: new Map(), productCents: 2479 })
  })
})

describe('sharing and refunds of a plan’s payment', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('share' as const) }),
    fc.record({ kind: fc.constant('return' as const), part: fc.integer({ min: 0, max: 1000 }), cost: fc.nat(500) }),
  )
  const history = fc.record({
    amount: fc.integer({ min: 1, max: 100_000_00 }),
    shares: sharesOf,
    steps: fc.array(step, { maxLength: 10 }),
  })

  it('any order of steps gives the same totals as one step, to the cent, and each posting sums to zero', () => {
    fc.assert(
      fc.property(history, ({ amount, shares, steps }) => {
        const totals = new Map<string, number>()
        const take = (entries: Entry[]) => {
          expect(entries.reduce((sum, entry) => sum + entry.amountCents, 0)).toBe(0)
          for (const { account, vendorId, amountCents } of entries) {
            const key = `${account} ${vendorId ?? ''}`
            totals.set(key, (totals.get(key) ?? 0) + amountCents)
          }
        }
        let state: PaymentState = { amountCents: amount, returnedCents: 0, costCents: 0, regime: 'standard' }
        take(entriesBetween(null, state, 'plan'))
        for (const one of steps) {
          const after: PaymentState =
            one.kind === 'share'
              ? { ...state, shares }
              : { ...state, returnedCents: Math.floor((amount * one.part) / 1000), costCents: one.cost }
          take(entriesBetween(state, after, 'plan'))
          state = after
        }
        const direct = new Map(
          entriesBetween(null, state, 'plan').map((entry) => [`${entry.account} ${entry.vendorId ?? ''}`, entry]),
        )
        for (const [key, total] of totals) expect([key, total]).toEqual([key, direct.get(key)?.amountCents ?? 0])
        for (const key of direct.keys()) expect(totals.has(key)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('after sharing the pool is empty, and a full refund leaves only the costs', () => {
    fc.assert(
      fc.property(history, ({ amount, shares }) => {
        const shared = entriesBetween(
          null,
          { amountCents: amount, returnedCents: 0, costCents: 0, regime: 'standard' as const, shares },
          'plan',
        )
        expect(shared.some(({ account }) => account === 'plan_pool')).toBe(false)
        const returned = {
          amountCents: amount,
          returnedCents: amount,
          costCents: 30,
          regime: 'standard' as const,
          shares,
        }
        expect(entriesBetween(null, returned, 'plan')).toEqual([
          { account: 'provider', amountCents: -30 },
          { account: 'product', amountCents: 30 },
        ])
      }),
    )
  })
})
