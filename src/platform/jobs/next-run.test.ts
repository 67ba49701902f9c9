import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRun } from './next-run.ts'
import { retryDelayMs } from './retry-delay.ts'

const next = (schedule: Parameters<typeof nextRun>[0], after: string) =>
  nextRun(schedule, new Date(after)).toISOString()

describe('the next run of a repeating job', () => {
  it.each([
    ['2026-11-20T09:00:00Z', '03:20', '2026-11-21T02:20:00.000Z'],
    ['2026-11-20T02:19:59Z', '03:20', '2026-11-20T02:20:00.000Z'],
    ['2026-11-20T02:20:00Z', '03:20', '2026-11-21T02:20:00.000Z'],
    ['2026-07-01T00:00:00Z', '03:20', '2026-07-01T01:20:00.000Z'],
    ['2026-07-01T22:30:00Z', '00:15', '2026-07-02T22:15:00.000Z'],
    ['2026-03-28T12:00:00Z', '03:20', '2026-03-29T01:20:00.000Z'],
    ['2026-10-24T12:00:00Z', '03:20', '2026-10-25T02:20:00.000Z'],
    ['2026-12-31T23:30:00Z', '03:20', '2027-01-01T02:20:00.000Z'],
  ])('after %s, daily at %s in Amsterdam, is %s', (after, dailyAt, expected) => {
    expect(next({ dailyAt }, after)).toBe(expected)
  })

  it('counts seconds from the given instant', () => {
    expect(next({ everySeconds: 5 }, '2026-11-20T09:00:00Z')).toBe('2026-11-20T09:00:05.000Z')
  })

  it('is ahead by at most 25 hours for a daily job, in any season', () => {
    const at = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(at, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (after, hour, minute) => {
        const ahead = nextRun({ dailyAt: `${hour}:${minute}` }, after).getTime() - after.getTime()
        expect(ahead).toBeGreaterThan(0)
        expect(ahead).toBeLessThanOrEqual(25 * 3_600_000)
      }),
    )
  })
})

describe('the retry of a failed run', () => {
  it('waits longer each time, from five seconds to an hour, spread by a fifth', () => {
    expect([1, 2, 3, 10, 99].map((attempt) => retryDelayMs(attempt, () => 0.5))).toEqual([
      5_000, 10_000, 20_000, 2_560_000, 3_600_000,
    ])
    expect(retryDelayMs(1, () => 0)).toBe(4_000)
    expect(retryDelayMs(1, () => 1)).toBe(6_000)
  })
})
