import { wallClockAt } from './wall-clock.ts'

const DAY_MS = 86_400_000

/**
 * Returns the instant `months` whole months after an anchor, at the anchor's wall-clock time in Amsterdam. A day that the month lacks becomes its
 * last day, so steps are always counted from the first anchor: 31 January gives 28 or 29 February and then 31 March. A time skipped by the change to
 * summer time moves an hour later; of a time that occurs twice the first counts.
 */
export function addMonths(anchor: Date, months: number): Date {
  const from = new Date(wallClockAt(anchor.getTime()))
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const wanted = Date.UTC(year, month, day, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds())
  return new Date(instantShownAs(wanted) + anchor.getUTCMilliseconds())
}

/** Looks up offsets on both sides of the day, because the clock change may lie on it. */
function instantShownAs(wanted: number): number {
  const offsets = [wanted + DAY_MS, wanted - DAY_MS].map((at) => wallClockAt(at) - at)
  const candidates = offsets.map((offset) => wanted - offset).toSorted((one, other) => one - other)
  return candidates.find((at) => wallClockAt(at) === wanted) ?? Math.max(...candidates)
}
