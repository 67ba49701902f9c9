import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ERROR_RANGES, errorBlocks, errorShare } from './error-blocks.ts'
import { summarize } from './monitor-summary.ts'

const row = (
  status: 'completed' | 'failed' | 'blocked' | 'running',
  duration_ms: number | null,
  blocked_reason: string | null = null,
) => ({
  status,
  duration_ms,
  blocked_reason,
})

describe('[ADMIN-15] the summary of the shown executions', () => {
  it('is all zero, without an average, for no executions', () => {
    expect(summarize([])).toEqual({
      total: 0,
      counts: { completed: 0, failed: 0, blocked: 0, running: 0 },
      successPercent: 0,
      errorPercent: 0,
      outOfScopePercent: 0,
      averageMs: null,
    })
  })

  it('counts shares over all shown rows, in whole percents, and the average over rows with a duration', () => {
    const shown = [
      row('completed', 1000),
      row('completed', 500),
      row('failed', null),
      row('blocked', 0, 'out_of_scope'),
      row('blocked', null, 'limit_exceeded'),
      row('running', null),
    ]
    expect(summarize(shown)).toEqual({
      total: 6,
      counts: { completed: 2, failed: 1, blocked: 2, running: 1 },
      successPercent: 33,
      errorPercent: 17,
      outOfScopePercent: 17,
      averageMs: 500,
    })
  })
})

describe('errors over time', () => {
  const now = new Date('2026-11-20T09:20:00Z')
  const hour = (iso: string, failed: number, completed = 1) => ({ hour: iso, completed, failed, blocked: 1 })

  it('has a period for every hour of the day up to this one, also without executions', () => {
    const blocks = errorBlocks(
      [hour('2026-11-20T09:00:00.000Z', 2), hour('2026-11-19T10:00:00.000Z', 1), hour('2026-11-19T09:00:00.000Z', 9)],
      now,
      'day',
    )
    expect(blocks).toHaveLength(24)
    expect(blocks.at(-1)).toMatchObject({ fromMs: Date.parse('2026-11-20T09:00:00Z'), executions: 4, failed: 2 })
    expect(blocks[0]).toMatchObject({ fromMs: Date.parse('2026-11-19T10:00:00Z'), executions: 3, failed: 1 })
    expect(blocks.slice(1, -1).every(({ executions }) => executions === 0)).toBe(true)
    expect(blocks.map(errorShare).slice(0, 2)).toEqual([1 / 3, 0])
  })

  it('counts every hour of the shown time in one period', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }),
        fc.constantFrom('day' as const, 'week' as const),
        (ago, range) => {
          const { blocks, hours: width } = ERROR_RANGES[range]
          const hours = ago.map((n) =>
            hour(new Date(Date.parse('2026-11-20T09:00:00Z') - n * 3_600_000).toISOString(), n % 3),
          )
          const shown = hours.filter((_, nth) => (ago[nth] ?? 0) < blocks * width)
          const folded = errorBlocks(hours, now, range)
          expect(folded).toHaveLength(blocks)
          const sum = (list: readonly { failed: number }[]) => list.reduce((all, { failed }) => all + failed, 0)
          expect(sum(folded)).toBe(sum(shown))
        },
      ),
    )
  })
})
