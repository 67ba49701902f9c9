const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the calendar day in Europe/Amsterdam that an instant belongs to, such as `2026-11-22`. */
export function dayOf(at: Date): string {
  return DAY.format(at)
}
