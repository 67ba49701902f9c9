const HOUR_MS = 3_600_000
const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' })
const isMidnight = (at: Date) => HOUR.format(at) === '00'

/** How long before it takes effect everybody is told of another price. */
export const NOTICE_DAYS = 14
export const NOTICE_MS = NOTICE_DAYS * 86_400_000

/** The instant at which a day such as `2026-12-15` begins in Europe/Amsterdam, or null for a text that is no day. */
export function dayStart(day: string): Date | null {
  const [, year, month, date] = /^(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(day) ?? []
  if (year === undefined || month === undefined || date === undefined) return null
  const noon = new Date(`${day}T12:00:00Z`)
  if (noon.getUTCDate() !== Number(date)) return null
  // Amsterdam is one or two hours ahead of UTC; clocks change later in the night, never at midnight.
  return [13, 14].map((hours) => new Date(noon.getTime() - hours * HOUR_MS)).find(isMidnight) ?? null
}

/** An amount as people write it, such as `34,99` or `35`, in whole cents; null for a text that is none. */
export function centsOf(text: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,5})(?:,(\d\d))?$/.exec(text) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents)
}

/** Why a change of price cannot be announced, or null when it can. */
export function priceChangeProblem(change: {
  newCents: number
  oldCents: number
  startsAt: Date
  now: Date
}): 'too_soon' | 'same_price' | 'no_price' | null {
  if (change.newCents < 1) return 'no_price'
  if (change.newCents === change.oldCents) return 'same_price'
  return change.startsAt.getTime() - change.now.getTime() < NOTICE_MS ? 'too_soon' : null
}
