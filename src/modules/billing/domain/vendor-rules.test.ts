import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayStart } from '#platform/calendar/calendar-day.ts'
import { amsterdamMonth, monthFrom, monthStart } from '#platform/calendar/month-start.ts'
import { csvOf } from '#platform/document/csv.ts'
import { isIban, normalIban, shownIban } from './iban.ts'
import { minimumCents, PAYOUT_MIN_CENTS, payableCents } from './payout-rules.ts'
import { centsOf, priceChangeProblem } from './price-change.ts'
import { groupLines, lineKind, sumsOf } from './statement.ts'

describe('isIban', () => {
  it.each(['NL91 ABNA 0417 1643 00', 'nl91abna0417164300', 'BE68539007547034', 'DE89370400440532013000'])(
    '%s is an IBAN',
    (text) => expect(isIban(text)).toBe(true),
  )

  it.each([
    '',
    'NL',
    'NL91ABNA041716430',
    'NL92ABNA0417164300',
    'NL91ABNA04171643000',
    '91NLABNA0417164300',
    'NL91-ABNA-0417-1643-00',
  ])('%s is not an IBAN', (text) => expect(isIban(text)).toBe(false))

  it('a changed digit or two swapped neighbours are not an IBAN', () => {
    const good = 'NL91ABNA0417164300'
    for (let at = 8; at < good.length; at++) {
      const digit = Number(good[at])
      const changed = `${good.slice(0, at)}${(digit + 1) % 10}${good.slice(at + 1)}`
      expect([changed, isIban(changed)]).toEqual([changed, false])
      const swapped = `${good.slice(0, at - 1)}${good[at]}${good[at - 1]}${good.slice(at + 1)}`
      if (swapped !== good) expect([swapped, isIban(swapped)]).toEqual([swapped, false])
    }
  })

  it('an IBAN is stored without spaces and shown in groups of four', () => {
    expect(normalIban(' nl91 abna 0417164300 ')).toBe('NL91ABNA0417164300')
    expect(shownIban('NL91ABNA0417164300')).toBe('NL91 ABNA 0417 1643 00')
  })
})

describe('payableCents', () => {
  it.each([
    ['the minimum of closed months', { closedCents: 2500, nowCents: 9000, paidSinceCents: 0 }, 2500],
    ['a cent less is carried over', { closedCents: 2499, nowCents: 9000, paidSinceCents: 0 }, 0],
    ['refunds of this month are held back', { closedCents: 9000, nowCents: 4000, paidSinceCents: 0 }, 4000],
    ['what was paid of it is not paid again', { closedCents: 9000, nowCents: 3000, paidSinceCents: 9000 }, 0],
    ['a debt is carried over', { closedCents: -100, nowCents: 5000, paidSinceCents: 0 }, 0],
  ])('%s', (_, owed, cents) => expect(payableCents(owed)).toBe(cents))

  it('a vendor who wants to leave is paid any amount of closed months above zero, for three months', () => {
    const now = new Date('2026-11-20T09:00:00Z')
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    expect([null, daysAgo(0), daysAgo(91), daysAgo(92)].map((at) => minimumCents(at, now))).toEqual([
      PAYOUT_MIN_CENTS,
      1,
      1,
      PAYOUT_MIN_CENTS,
    ])
    expect(payableCents({ closedCents: 3, nowCents: 9, paidSinceCents: 0 }, 1)).toBe(3)
    expect(payableCents({ closedCents: 0, nowCents: 9, paidSinceCents: 0 }, 1)).toBe(0)
  })
})

describe('months in Amsterdam', () => {
  it.each([
    ['2026-11-01', '2026-10-31T23:00:00.000Z'],
    ['2026-04-01', '2026-03-31T22:00:00.000Z'],
    ['2024-01-01', '2023-12-31T23:00:00.000Z'],
    ['2031-07-01', '2031-06-30T22:00:00.000Z'],
  ])('%s begins at %s', (month, at) => {
    expect(monthStart(month).toISOString()).toBe(at)
    expect(amsterdamMonth(monthStart(month))).toBe(month)
    expect(amsterdamMonth(new Date(monthStart(month).getTime() - 1))).toBe(monthFrom(month, -1))
  })
})

describe('a CSV table for a spreadsheet', () => {
  it('csvOf writes UTF-8 with a BOM, semicolons and CR LF, and keeps amounts numeric', () => {
    expect(
      csvOf([
        ['Bot', 'Bedrag'],
        ['Café; "Noor"', '-12,34'],
      ]),
    ).toBe('\uFEFFBot;Bedrag\r\n"Café; ""Noor""";-12,34\r\n')
  })

  it.each(['=1+1', '+31', '-cmd', '@SUM(A1)', '\t=1', ' =1', '\r=1', '-12,34,5', '＝1', '|calc', '-12,345'])(
    'the text %j does not begin as a formula',
    (text) => {
      const [[cell = ''] = []] = parse(csvOf([[text]]).slice(1), { delimiter: ';' })
      expect(cell.startsWith("'")).toBe(true)
    },
  )

  it('csvOf preserves any text, except for the added apostrophe', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), (texts) => {
        const [row = []] = parse(csvOf([texts]), { delimiter: ';', bom: true })
        expect(row.map((cell, index) => (cell === `'${texts[index]}` ? texts[index] : cell))).toEqual(texts)
      }),
    )
  })
})

describe('a statement', () => {
  it('sumsOf sums the lines by kind, and all sums together equal all movements', () => {
    const line = fc
      .record({ isPayout: fc.boolean(), isPlan: fc.boolean(), amountCents: fc.integer({ min: -9999, max: 9999 }) })
      .map((row) => ({ kind: lineKind(row), amountCents: row.amountCents, title: 'a', at: new Date(0) }))
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const all = lines.reduce((sum, one) => sum + one.amountCents, 0)
        expect(Object.values(sumsOf(lines)).reduce((sum, cents) => sum + cents, 0)).toBe(all)
        expect(groupLines(lines).reduce((sum, group) => sum + group.amountCents, 0)).toBe(all)
        expect(groupLines(lines).reduce((sum, group) => sum + group.count, 0)).toBe(lines.length)
      }),
    )
  })
})

describe('an announced price', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  it.each([
    ['2026-12-15', '2026-12-14T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ])('%s begins at %s', (day, at) => expect(dayStart(day)?.toISOString()).toBe(at))

  it.each(['2026-02-29', '2026-13-01', '15-12-2026', ''])('%j is not a day', (day) => expect(dayStart(day)).toBeNull())

  it.each<[string, number | null]>([
    ['34,99', 3499],
    ['35', 3500],
    ['0,05', 5],
    ['34.99', null],
    ['-1', null],
    ['34,9', null],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents))

  it('a price change is announced fourteen whole days ahead', () => {
    const change = { newCents: 3499, oldCents: 2999, now }
    expect(priceChangeProblem({ ...change, startsAt: new Date('2026-12-04T09:00:00Z') })).toBeNull()
    expect(priceChangeProblem({ ...change, startsAt: new Date('2026-12-04T08:59:59Z') })).toBe('too_soon')
  })
})
