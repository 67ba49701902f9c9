import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatMonth,
  formatShortDate,
  formatTime,
} from './date.ts'

const MORNING = '2026-11-20T08:42:00Z'

test('[SHELL-09] dates are written in Dutch', () => {
  expect(formatDate(MORNING)).toBe('20 november 2026')
  expect(formatDateTime(MORNING)).toBe('20 november 2026 om 09:42')
  expect(formatShortDate(MORNING)).toBe('20 nov 2026')
  expect(formatDayMonth('2026-03-01T12:00:00Z')).toBe('1 mrt')
  expect(formatMonth(MORNING)).toBe('november 2026')
})

test('formatClock shows seconds', () => {
  expect(formatClock('2026-11-20T08:42:07.900Z')).toBe('09:42:07')
})

test('[SHELL-09] the day is that of Amsterdam, not of UTC', () => {
  expect(formatDate('2026-12-31T23:00:00Z')).toBe('1 januari 2027')
  expect(formatDate('2026-06-30T22:00:00Z')).toBe('1 juli 2026')
  expect(formatDate('2026-06-30T21:59:59Z')).toBe('30 juni 2026')
})

test('formatTime follows summer and winter time', () => {
  expect(formatTime('2026-03-29T00:59:00Z')).toBe('01:59')
  expect(formatTime('2026-03-29T01:00:00Z')).toBe('03:00')
  expect(formatTime('2026-10-25T00:30:00Z')).toBe('02:30')
  expect(formatTime('2026-10-25T01:30:00Z')).toBe('02:30')
  expect(formatTime('2026-10-25T22:59:00Z')).toBe('23:59')
  expect(formatTime('2026-10-25T23:00:00Z')).toBe('00:00')
})

test('[SHELL-09] formatDate equals the long nl-NL date for every moment under the present summer time rule', () => {
  const intl = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', dateStyle: 'long' })
  const moments = fc.date({ min: new Date('1996-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDate(moment)).toBe(intl.format(moment))
    }),
  )
})

test('formatTime equals a clock in Amsterdam, around every change too', () => {
  const intl = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' })
  const nights = fc.tuple(fc.integer({ min: 1996, max: 2037 }), fc.constantFrom(2, 9), fc.integer({ min: 24, max: 32 }))
  fc.assert(
    fc.property(nights, fc.integer({ min: 0, max: 1439 }), ([year, month, day], minutes) => {
      const moment = Date.UTC(year, month, day, 0, minutes)
      expect(formatTime(moment)).toBe(intl.format(moment))
    }),
    { numRuns: 1000 },
  )
})

test('an invalid moment is a bug', () => expect(() => formatDate('morgen')).toThrow(RangeError))
