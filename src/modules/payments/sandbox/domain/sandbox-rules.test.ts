import { describe, expect, it } from 'vitest'
import { canHaveOutcome, providerCostCents, renewalMethod } from './payment-method.ts'
import { prorationCents } from './proration.ts'
import { periodOf, type RenewableSubscription, renewSubscription } from './renewal.ts'

const anchorAt = new Date('2026-01-31T09:00:00.000Z')
const running: RenewableSubscription = {
  status: 'active',
  anchorAt,
  periodsPaid: 1,
  periodStart: anchorAt,
  periodEnd: periodOf(anchorAt, 0).end,
  cancelAtPeriodEnd: false,
  renewalsFail: false,
  failedTries: 0,
  nextTryAt: periodOf(anchorAt, 0).end,
  endedAt: null,
}
const day = (at: Date) => at.toISOString().slice(0, 10)

describe('sandbox fees', () => {
  it.each([
    ['ideal', 2999, 29],
    ['sepa_debit', 2999, 35],
    ['card', 2999, 70],
    ['card', 100, 27],
    ['card', 3300, 75],
    ['card', 0, 25],
  ] as const)('%s of %i cents costs %i cents', (method, amount, cost) => {
    expect(providerCostCents(method, amount)).toBe(cost)
  })

  it('iDEAL leaves a mandate for direct debit, and only a direct debit can be taken back later', () => {
    expect([renewalMethod('ideal'), renewalMethod('sepa_debit'), renewalMethod('card')]).toEqual([
      'sepa_debit',
      'sepa_debit',
      'card',
    ])
    expect(canHaveOutcome('ideal', 'fails_later')).toBe(false)
    expect(canHaveOutcome('sepa_debit', 'fails_later')).toBe(true)
  })
})

describe('the rest of a period', () => {
  const period = { periodStart: new Date(0), periodEnd: new Date(1000) }
  it.each([
    ['at the start all of the difference', 1000, 3000, 0, 2000],
    ['halfway half of it', 1000, 3000, 500, 1000],
    ['half a cent is rounded up', 0, 1, 500, 1],
    ['less than half a cent is rounded down', 0, 1, 501, 0],
    ['at the end nothing', 1000, 3000, 1000, 0],
    ['after the end nothing', 1000, 3000, 5000, 0],
    ['a smaller price asks nothing', 3000, 1000, 0, 0],
  ])('%s', (_, oldCents, newCents, at, expected) => {
    expect(prorationCents({ oldCents, newCents, ...period, at: new Date(at) })).toBe(expected)
  })

  it('the proration is exact where a double is not', () => {
    const periodEnd = new Date(2_678_400_001)
    const at = new Date(1_339_200_001)
    expect(prorationCents({ oldCents: 0, newCents: 1_000_000_001, periodStart: new Date(0), periodEnd, at })).toBe(
      499_999_999 + 1,
    )
  })
})

describe('renewals', () => {
  it('a renewal continues month after month from the first day', () => {
    let now = running
    const ends = [day(now.periodEnd)]
    for (let month = 0; month < 4; month++) {
      now = renewSubscription(now, now.nextTryAt).subscription
      ends.push(day(now.periodEnd))
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'])
  })

  it('a failing renewal is retried on three more days and then ends, and the period stays the paid one', () => {
    let now: RenewableSubscription = { ...running, renewalsFail: true }
    const seen = []
    while (now.status !== 'ended') {
      const at = now.nextTryAt
      now = renewSubscription(now, at).subscription
      seen.push([day(at), now.status, day(now.periodEnd)])
    }
    expect(seen).toEqual([
      ['2026-02-28', 'past_due', '2026-02-28'],
      ['2026-03-01', 'past_due', '2026-02-28'],
      ['2026-03-02', 'past_due', '2026-02-28'],
      ['2026-03-03', 'ended', '2026-02-28'],
    ])
    expect(day(now.endedAt ?? new Date(0))).toBe('2026-03-03')
  })

  it('a renewal that succeeds late keeps the day of the month', () => {
    const late = renewSubscription({ ...running, renewalsFail: true }, running.nextTryAt).subscription
    const after = renewSubscription({ ...late, renewalsFail: false }, late.nextTryAt).subscription
    expect([after.status, day(after.periodStart), day(after.periodEnd), after.failedTries]).toEqual([
      'active',
      '2026-02-28',
      '2026-03-31',
      0,
    ])
  })

  it('a cancelled subscription is charged nothing and ends', () => {
    const { subscription, charge } = renewSubscription({ ...running, cancelAtPeriodEnd: true }, running.nextTryAt)
    expect([subscription.status, charge]).toEqual(['ended', null])
    expect(renewSubscription(subscription, anchorAt)).toEqual({ subscription, charge: null })
  })
})
