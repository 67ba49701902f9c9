import { describe, expect, it } from 'vitest'
import { addMonths } from './add-months.ts'

const months = (anchor: string, count: number) =>
  Array.from({ length: count }, (_, step) => addMonths(new Date(anchor), step + 1).toISOString())

describe('addMonths', () => {
  it.each([
    ['an ordinary day', '2026-06-10T08:00:00.000Z', 1, '2026-07-10T08:00:00.000Z'],
    ['31 January into a short February', '2026-01-31T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
    ['31 January into February of a leap year', '2028-01-31T09:00:00.000Z', 1, '2028-02-29T09:00:00.000Z'],
    ['31 January, two months', '2026-01-31T09:00:00.000Z', 2, '2026-03-31T08:00:00.000Z'],
    ['30 January into February', '2026-01-30T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
    ['29 February, twelve months', '2028-02-29T09:00:00.000Z', 12, '2029-02-28T09:00:00.000Z'],
    ['29 February, four years', '2028-02-29T09:00:00.000Z', 48, '2032-02-29T09:00:00.000Z'],
    ['31 August into September', '2026-08-31T08:00:00.000Z', 1, '2026-09-30T08:00:00.000Z'],
    ['over the end of a year', '2026-12-15T11:30:00.000Z', 1, '2027-01-15T11:30:00.000Z'],
    ['over the change to summer time the wall clock stays', '2026-03-15T08:00:00.000Z', 1, '2026-04-15T07:00:00.000Z'],
    ['over the change to winter time the wall clock stays', '2026-10-15T07:00:00.000Z', 1, '2026-11-15T08:00:00.000Z'],
    ['a time that summer time skips is an hour later', '2026-02-28T01:30:00.000Z', 1, '2026-03-28T01:30:00.000Z'],
    ['02:30 on the very day of summer time', '2026-01-29T01:30:00.000Z', 2, '2026-03-29T01:30:00.000Z'],
    ['02:30 on the day of winter time is the first of both', '2026-09-25T00:30:00.000Z', 1, '2026-10-25T00:30:00.000Z'],
    [
      'just before midnight in Amsterdam, the next day in UTC not yet',
      '2026-01-31T22:59:59.999Z',
      1,
      '2026-02-28T22:59:59.999Z',
    ],
    [
      'just after midnight in Amsterdam, the day before in UTC',
      '2026-02-28T23:00:00.000Z',
      1,
      '2026-03-31T22:00:00.000Z',
    ],
    ['1 March in Amsterdam, anchored in summer time', '2026-06-30T22:00:00.000Z', 5, '2026-11-30T23:00:00.000Z'],
    ['no month at all', '2026-10-25T01:30:00.000Z', 0, '2026-10-25T00:30:00.000Z'],
  ])('%s', (_, anchor, count, expected) => {
    expect(addMonths(new Date(anchor), count).toISOString()).toBe(expected)
  })

  it('a subscription started on the 31st keeps its day in every month that has one', () => {
    expect(months('2026-01-31T11:00:00.000Z', 6).map((at) => at.slice(5, 10))).toEqual([
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
    ])
  })

  it('every step is later than the one before it, over ten years from every hour of a day', () => {
    for (let hour = 0; hour < 24; hour++) {
      const steps = months(new Date(Date.UTC(2026, 0, 31, hour, 15)).toISOString(), 120)
      expect(steps).toEqual(steps.toSorted())
      expect(new Set(steps).size).toBe(120)
    }
  })
})
