import { addMonths } from './add-months.ts'

const MONTH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit' })
/** A month whose start is known; the others are counted from it. */
const FIRST = { year: 2025, startsAt: new Date('2024-12-31T23:00:00Z') }

/** Returns the month of an instant in Europe/Amsterdam as its first day, such as `2026-11-01`. */
export function amsterdamMonth(at: Date): string {
  return `${MONTH.format(at)}-01`
}

/** Returns the instant at which a month begins in Europe/Amsterdam, or `later` months after it. */
export function monthStart(month: string, later = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return addMonths(FIRST.startsAt, (year - FIRST.year) * 12 + number - 1 + later)
}

/** Returns the month `later` months after a month, or before it when negative. */
export function monthFrom(month: string, later: number): string {
  return amsterdamMonth(monthStart(month, later))
}
