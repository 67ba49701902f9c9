const HOUR_MS = 3_600_000
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit', hourCycle: 'h23' })
const isMidnight = (at: Date) => HOUR.format(at) === '00'

/** Returns the day of an instant in Europe/Amsterdam, such as `2026-12-15`. */
export function amsterdamDay(at: Date): string {
  return DAY.format(at)
}

/** Returns the day that lies `later` days after a day. */
export function dayFrom(day: string, later: number): string {
  const at = new Date(`${day}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + later)
  return at.toISOString().slice(0, 10)
}

/** Returns the instant at which a day such as `2026-12-15` begins in Europe/Amsterdam, or null for a text that is not a day. */
export function dayStart(day: string): Date | null {
  const [, year, month, date] = /^(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(day) ?? []
  if (year === undefined || month === undefined || date === undefined) return null
  const noon = new Date(`${day}T12:00:00Z`)
  if (noon.getUTCDate() !== Number(date)) return null
  // Amsterdam is one or two hours ahead of UTC; clocks change later in the night, never at midnight.
  return [13, 14].map((hours) => new Date(noon.getTime() - hours * HOUR_MS)).find(isMidnight) ?? null
}
