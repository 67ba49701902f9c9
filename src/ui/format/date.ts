/** A moment: a Date, milliseconds since 1970, or an ISO text with its zone. */
export type Moment = Date | number | string

/** '20 november 2026', in Amsterdam. */
export function formatDate(moment: Moment): string {
  const { day, month, year } = parts(moment)
  return `${day} ${MONTHS[month]} ${year}`
}

/** '20 november 2026 om 09:42', in Amsterdam. */
export function formatDateTime(moment: Moment): string {
  return `${formatDate(moment)} om ${formatTime(moment)}`
}

/** '20 nov 2026', in Amsterdam, for tables. */
export function formatShortDate(moment: Moment): string {
  return `${formatDayMonth(moment)} ${parts(moment).year}`
}

/** '20 nov', in Amsterdam, for axes. */
export function formatDayMonth(moment: Moment): string {
  const { day, month } = parts(moment)
  return `${day} ${SHORT_MONTHS[month]}`
}

/** 'november 2026', in Amsterdam. */
export function formatMonth(moment: Moment): string {
  const { month, year } = parts(moment)
  return `${MONTHS[month]} ${year}`
}

/** '09:42', in Amsterdam. */
export function formatTime(moment: Moment): string {
  const { hour, minute } = parts(moment)
  return `${hour}:${minute}`
}

// Names are written out: Node and browsers differ in theirs, which would break hydration.
const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')
const SHORT_MONTHS = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ')

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function parts(moment: Moment) {
  const found = new Map(CLOCK.formatToParts(new Date(moment)).map((part) => [part.type, part.value]))
  const read = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  return {
    year: read('year'),
    month: Number(read('month')) - 1,
    day: Number(read('day')),
    hour: read('hour'),
    minute: read('minute'),
  }
}
