import { wallClockAt } from '../calendar/wall-clock.ts'

/** The schedule of a repeating job: every so many seconds, or once a day at a wall-clock time in Amsterdam (`HH:MM`). */
export type Schedule = { readonly everySeconds: number } | { readonly dailyAt: string }

const DAY_MS = 86_400_000

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
  const shown = wallClockAt(onDayOf.getTime())
  const day = new Date(shown)
  const wanted = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute)
  let guess = wanted - (shown - Math.floor(onDayOf.getTime() / 1000) * 1000)
  guess += wanted - wallClockAt(guess)
  return new Date(guess)
}
