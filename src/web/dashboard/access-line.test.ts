import { describe, expect, it } from 'vitest'
import { accessLine } from './access-line.ts'

const now = new Date('2026-11-20T09:00:00Z')
const days = (n: number) => new Date(now.getTime() + n * 86_400_000).toISOString()

describe('the line about an access', () => {
  it.each([
    ['in 8 days', 8, false],
    ['in exactly 7 days', 7, true],
    ['in an hour', 1 / 24, true],
    ['an hour ago', -1 / 24, false],
  ])('[DASH-04] an access that ends %s is %s days away: orange is %s', (_, ahead, endsSoon) => {
    expect(
      accessLine({ access_source: 'rental', access_end: days(ahead), access_expired: ahead < 0, renews_at: null }, now)
        .endsSoon,
    ).toBe(endsSoon)
  })

  it('a rental that renews itself names its renewal and is never orange', () => {
    const rent = { access_source: 'rental', access_end: days(16), access_expired: false, renews_at: days(2) } as const
    expect(accessLine(rent, now)).toMatchObject({ line: 'Wordt verlengd op 22 november 2026', endsSoon: false })
  })

  it('an ended access reads Verlopen, a purchase has no end', () => {
    expect(
      accessLine({ access_source: 'trial', access_end: days(-1), access_expired: true, renews_at: null }, now).line,
    ).toBe('Verlopen')
    expect(
      accessLine({ access_source: 'purchase', access_end: null, access_expired: false, renews_at: null }, now),
    ).toMatchObject({
      badge: 'Gekocht',
      line: 'Van jou, zonder einddatum',
    })
  })

  it('[DASH-03] only a purchase lasts for ever: a rental without an end means a plan', () => {
    const lineOf = (access_source: 'rental' | 'plan') =>
      accessLine({ access_source, access_end: null, access_expired: false, renews_at: null }, now).line
    expect([lineOf('rental'), lineOf('plan')]).toEqual(['Zolang je plan loopt', 'Zolang je plan loopt'])
  })
})
