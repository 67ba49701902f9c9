const PARTS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit' })
const LABEL = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', year: 'numeric', month: 'long' })
const HOUR_MS = 3_600_000

/** Returns the calendar month in Europe/Amsterdam of an instant, as its first day, such as `2026-11-01` (AMB-042). */
export function monthOf(at: Date): string {
  return `${PARTS.format(at)}-01`
}

/** Returns the name of the month of an instant, such as `november 2026`. */
export function monthLabel(at: Date): string {
  return LABEL.format(at)
}

/** Returns the instant at which the next month begins in Europe/Amsterdam; counters restart at zero then. */
export function nextMonthAt(at: Date): Date {
  const [year = 0, month = 1] = monthOf(at).split('-').map(Number)
  const firstUtc = Date.UTC(year, month, 1)
  const inSummer = new Date(firstUtc - 2 * HOUR_MS)
  return monthOf(inSummer) === monthOf(at) ? new Date(firstUtc - HOUR_MS) : inSummer
}
