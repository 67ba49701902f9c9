/** The schedule of a repeating job: every so many seconds, or once a day at a wall-clock time in Amsterdam (`HH:MM`). */
export type Schedule = { readonly everySeconds: number } | { readonly dailyAt: string }

const DAY_MS = 86_400_000
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** Returns the first instant of a schedule after `after`. A wall-clock time that the change to summer time skips becomes an hour later. */
export function nextRun(schedule: Schedule, after: Date): Date {
  if ('everySeconds' in schedule) return new Date(after.getTime() + schedule.everySeconds * 1000)
  const [hour = 0, minute = 0] = schedule.dailyAt.split(':').map(Number)
  for (let day = -1; ; day++) {
    const at = amsterdamInstant(new Date(after.getTime() + day * DAY_MS), hour, minute)
    if (at.getTime() > after.getTime()) return at
  }
}

/** Returns the instant at which clocks in Amsterdam show this hour and minute, on their date at `onDayOf`. */
function amsterdamInstant(onDayOf: Date, hour: number, minute: number): Date {
  const shown = shownAt(onDayOf)
  const day = new Date(shown)
  const wanted = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute)
  let guess = wanted - (shown - Math.floor(onDayOf.getTime() / 1000) * 1000)
  guess += wanted - shownAt(new Date(guess))
  return new Date(guess)
}

/** Returns Amsterdam's wall-clock time at an instant, as if it were UTC. */
function shownAt(at: Date): number {
  const parts = Object.fromEntries(wallClock.formatToParts(at).map((part) => [part.type, Number(part.value)]))
  return Date.UTC(
    parts.year ?? 0,
    (parts.month ?? 1) - 1,
    parts.day ?? 1,
    parts.hour ?? 0,
    parts.minute ?? 0,
    parts.second ?? 0,
  )
}
