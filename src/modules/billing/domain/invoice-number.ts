const YEAR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam', year: 'numeric' })

/** Returns the calendar year in Europe/Amsterdam, to which an invoice's number belongs. */
export function amsterdamYear(at: Date): number {
  return Number(YEAR.format(at))
}

/** Returns the number of an invoice, such as `2026-000042`; without gaps within its year (AMB-178). */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(6, '0')}`
}
