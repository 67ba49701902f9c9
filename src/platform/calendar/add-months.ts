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

/**
 * Returns the instant `months` whole months after an anchor, at the anchor's wall-clock time in Amsterdam. A day that the month lacks becomes its
 * last day, so steps are always counted from the first anchor: 31 January gives 28 or 29 February and then 31 March. A time skipped by the change to
 * summer time moves an hour later; of a time that occurs twice the first counts.
 */
export function addMonths(anchor: Date, months: number): Date {
  const from = new Date(shownAt(anchor.getTime()))
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const wanted = Date.UTC(year, month, day, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds())
  return new Date(instantShownAs(wanted) + anchor.getUTCMilliseconds())
}

/** Looks up offsets on both sides of the day, because the clock change may lie on it. */
function instantShownAs(wanted: number): number {
  const offsets = [wanted + DAY_MS, wanted - DAY_MS].map((at) => shownAt(at) - at)
  const candidates = offsets.map((offset) => wanted - offset).toSorted((one, other) => one - other)
  return candidates.find((at) => shownAt(at) === wanted) ?? Math.max(...candidates)
}

/** Returns the Amsterdam wall-clock time of an instant, in whole seconds, encoded as if it were UTC. */
function shownAt(at: number): number {
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
