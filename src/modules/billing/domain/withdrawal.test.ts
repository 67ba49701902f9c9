import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amsterdamDay, dayFrom, dayStart } from '#platform/calendar/calendar-day.ts'
import { withdrawableUntil } from './withdrawal.ts'
import { isWorkingDay } from './working-day.ts'

const address = { country: 'NL', street: 'Kade 2', postcode: '5678 CD', city: 'Delft' } as const
const consumer = { kind: 'consumer', name: 'Sam', ...address } as const
const business = { kind: 'business', name: 'S', companyName: 'B', kvkNumber: '1', btwId: null, ...address } as const
const untilOf = (paidAt: string) => withdrawableUntil(consumer, new Date(paidAt))?.toISOString()

describe('withdrawableUntil', () => {
  it.each([
    ['the end of day 14, whatever the hour of payment', '2026-11-20T09:00:00.000Z', '2026-12-04T22:59:59.999Z'],
    ['paid in the first moment of a day', '2026-11-19T23:00:00.000Z', '2026-12-04T22:59:59.999Z'],
    ['paid in the last moment of a day', '2026-11-20T22:59:59.999Z', '2026-12-04T22:59:59.999Z'],
    ['over the change to summer time', '2026-03-18T11:00:00.000Z', '2026-04-01T21:59:59.999Z'],
    ['over the change to winter time', '2026-10-14T10:00:00.000Z', '2026-10-28T22:59:59.999Z'],
    ['paid in the hour that comes twice', '2026-10-25T01:30:00.000Z', '2026-11-09T22:59:59.999Z'],
    ['day 14 is the last working day before winter time', '2026-10-09T10:00:00.000Z', '2026-10-23T21:59:59.999Z'],
    ['day 14 is a Saturday', '2026-11-14T12:00:00.000Z', '2026-11-30T22:59:59.999Z'],
    ['day 14 is a Sunday on which summer time begins', '2026-03-15T12:00:00.000Z', '2026-03-30T21:59:59.999Z'],
    ['Good Friday, and so past Easter', '2026-03-20T12:00:00.000Z', '2026-04-07T21:59:59.999Z'],
    ['the day of the King', '2026-04-13T12:00:00.000Z', '2026-04-28T21:59:59.999Z'],
    ['5 May', '2026-04-21T12:00:00.000Z', '2026-05-06T21:59:59.999Z'],
    ['Ascension Day', '2026-04-30T12:00:00.000Z', '2026-05-15T21:59:59.999Z'],
    ['Whit Monday', '2026-05-11T12:00:00.000Z', '2026-05-26T21:59:59.999Z'],
    ['Christmas and its weekend', '2026-12-11T12:00:00.000Z', '2026-12-28T22:59:59.999Z'],
    ['New Year and its weekend', '2026-12-18T12:00:00.000Z', '2027-01-04T22:59:59.999Z'],
    ['a holiday within the days changes nothing', '2026-12-21T12:00:00.000Z', '2027-01-04T22:59:59.999Z'],
    ['over 29 February', '2028-02-22T12:00:00.000Z', '2028-03-07T22:59:59.999Z'],
  ])('%s', (_, paidAt, until) => expect(untilOf(paidAt)).toBe(until))

  it('withdrawableUntil is null for a business, without an invoice recipient, or before a payment', () => {
    const at = new Date('2026-11-20T09:00:00Z')
    expect(withdrawableUntil(business, at)).toBeNull()
    expect(withdrawableUntil(null, at)).toBeNull()
    expect(withdrawableUntil(consumer, null)).toBeNull()
  })

  it('withdrawableUntil is the last moment of the first working day from day 14 on, from any instant', () => {
    const instants = fc.date({
      min: new Date('2015-01-01T00:00:00Z'),
      max: new Date('2098-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (paidAt) => {
        const until = withdrawableUntil(consumer, paidAt) ?? new Date(0)
        const last = amsterdamDay(until)
        const day14 = dayFrom(amsterdamDay(paidAt), 14)
        expect(isWorkingDay(last)).toBe(true)
        for (let day = day14; day < last; day = dayFrom(day, 1)) expect([day, isWorkingDay(day)]).toEqual([day, false])
        expect(last >= day14).toBe(true)
        expect(new Date(until.getTime() + 1)).toEqual(dayStart(dayFrom(last, 1)))
      }),
    )
  })
})

describe('isWorkingDay', () => {
  it.each([
    ['2015-05-25', 'Whit Monday'],
    ['2024-03-29', 'Good Friday of an early Easter'],
    ['2024-04-01', 'Easter Monday on 1 April'],
    ['2025-04-26', 'the King’s day a day early, because the 27th is a Sunday'],
    ['2027-03-29', 'Easter Monday'],
    ['2027-04-27', 'the King’s day'],
    ['2028-05-25', 'Ascension Day'],
    ['2030-05-05', 'Liberation Day'],
    ['2035-12-25', 'Christmas'],
    ['2035-12-26', 'the second day of Christmas'],
    ['2036-01-01', 'New Year'],
    ['2038-04-26', 'Easter Monday of the latest Easter there is'],
    ['2038-06-03', 'Ascension Day of that year'],
    ['2038-06-14', 'Whit Monday of that year'],
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
  ])('%s is not a working day: %s', (day) => expect(isWorkingDay(day)).toBe(false))

  it.each([
    '2026-11-20',
    '2026-12-24',
    '2026-12-31',
    '2026-05-04',
    '2025-04-28',
    '2026-04-07',
    '2026-05-15',
    '2026-04-02',
  ])('%s is a working day', (day) => expect(isWorkingDay(day)).toBe(true))
})
