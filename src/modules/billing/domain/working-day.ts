import { dayFrom } from '#platform/calendar/calendar-day.ts'

/** King's Day is 27 April; when that is a Sunday it is celebrated a day earlier, in the same weekend. */
const FIXED = new Set(['01-01', '04-27', '05-05', '12-25', '12-26'])
/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter. */
const FROM_EASTER = [-2, 1, 39, 50]

/**
 * Tells whether a day such as `2026-12-15` is not a Saturday, Sunday or Dutch public holiday (Algemene termijnenwet art. 3 lid 1 and 2). Days that a
 * decree adds for some years (lid 3) are not included.
 */
export function isWorkingDay(day: string): boolean {
  const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
  return !isWeekend && !FIXED.has(day.slice(5)) && !isByEaster(day)
}

/** Returns the first working day from a day on, that day included. */
export function firstWorkingDay(from: string): string {
  let day = from
  while (!isWorkingDay(day)) day = dayFrom(day, 1)
  return day
}

function isByEaster(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  return FROM_EASTER.some((later) => dayFrom(easter, later) === day)
}

/** Returns Easter Sunday of a year in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher; the variable names are theirs. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const date = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
