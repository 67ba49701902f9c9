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
      accessLine({ access_source: 'rental', access_end: days(ahead), access_expired: ahead < 0 }, now).endsSoon,
    ).toBe(endsSoon)
  })

  it('an ended access reads Verlopen, a purchase has no end', () => {
    expect(accessLine({ access_source: 'trial', access_end: days(-1), access_expired: true }, now).line).toBe(
      'Verlopen',
    )
    expect(accessLine({ access_source: 'purchase', access_end: null, access_expired: false }, now)).toMatchObject({
      badge: 'Gekocht',
      line: 'Van jou, zonder einddatum',
    })
  })
})
