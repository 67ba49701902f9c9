import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthLabel, monthOf, nextMonthAt } from './month.ts'
import { featureUseOf, isPaidTier, remainingOf } from './plan-rules.ts'

describe('a plan’s rules', () => {
  it('read free as no active subscription, and every other tier as one, developer tiers too', () => {
    expect(isPaidTier('free')).toBe(false)
    for (const tier of ['starter', 'pro', 'ultimate', 'dev-starter', 'dev-pro', 'dev-ultimate'])
      expect(isPaidTier(tier)).toBe(true)
  })

  it('never return a remainder below zero, and never exhaust a null limit', () => {
    fc.assert(
      fc.property(fc.option(fc.nat(10_000)), fc.nat(20_000), (limit, used) => {
        const use = featureUseOf({ enabled: true, limit_value: limit }, used, null)
        expect(use.remaining).toBe(remainingOf(limit, used))
        expect(use.allowed).toBe(limit === null || used < limit)
        if (limit !== null) expect(use.remaining).toBe(Math.max(0, limit - used))
      }),
    )
  })

  it('do not allow a feature that is absent or switched off, with nothing remaining', () => {
    expect(featureUseOf(null, 0, null)).toEqual({
      allowed: false,
      remaining: 0,
      limit_value: null,
      used: 0,
      month: null,
    })
    expect(featureUseOf({ enabled: false, limit_value: null }, 0, null)).toMatchObject({ allowed: false, remaining: 0 })
  })
})

describe('months in Amsterdam', () => {
  it.each([
    ['2026-10-31T22:59:59.999Z', '2026-10-01', '2026-10-31T23:00:00.000Z'],
    ['2026-10-31T23:00:00.000Z', '2026-11-01', '2026-11-30T23:00:00.000Z'],
    ['2026-03-31T21:59:59.999Z', '2026-03-01', '2026-03-31T22:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', '2027-01-31T23:00:00.000Z'],
  ])('%s counts in the month %s, which ends at %s', (at, month, end) => {
    expect(monthOf(new Date(at))).toBe(month)
    expect(nextMonthAt(new Date(at)).toISOString()).toBe(end)
  })

  it('start the next month where the month changes, for any instant', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (at) => {
        const next = nextMonthAt(at)
        expect(monthOf(next)).not.toBe(monthOf(at))
        expect(monthOf(new Date(next.getTime() - 1))).toBe(monthOf(at))
      }),
    )
  })

  it('are named in Dutch', () => {
    expect(monthLabel(new Date('2026-11-20T09:00:00Z'))).toBe('november 2026')
  })
})
