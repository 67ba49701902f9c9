const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const shortDays: Record<string, string> = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  vrij: 'vrijdag',
  za: 'zaterdag',
  zat: 'zaterdag',
  zo: 'zondag',
  zon: 'zondag',
}
const dayPattern = '(maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|di|wo|do|vr|za|zo)'
const range = new RegExp(`\\b${dayPattern}\\.?\\s*(?:t\\/m|tot\\s+en\\s+met|tm|-|–|tot)\\s*${dayPattern}\\b`, 'gi')
const single = new RegExp(
  `\\b(ma|di|wo|do|vr|za|zo)(?:\\.|:)?(?=\\s*(?:$|[-–&/,;:)]|t\\/m|\\d|en\\s+(?:ma|di|wo|do|vr|za|zo)\\b|gesloten|dicht|open))`,
  'gi',
)

/** Returns the days of the week that a text implies without writing them out: 'ma t/m vr', 'dagelijks', 'Zo: 12-17', 'in het weekend'. */
export function impliedDays(text: string): string[] {
  const found = new Set<string>()
  for (const match of text.matchAll(range)) {
    const from = days.indexOf(fullDay(match[1]))
    const to = days.indexOf(fullDay(match[2]))
    for (let at = from; from >= 0 && to >= 0; at = (at + 1) % 7) {
      found.add(days[at] ?? '')
      if (at === to) break
    }
  }
  for (const match of text.matchAll(single)) found.add(fullDay(match[1]))
  if (
    /\b(?:dagelijks|elke dag|iedere dag|alle dagen|7 dagen per week|zeven dagen per week|24\/7|dag en nacht)\b/i.test(
      text,
    )
  )
    for (const day of days) found.add(day)
  if (/\bweekend/i.test(text)) found.add('zaterdag').add('zondag')
  if (/\b(?:doordeweeks|door de week|werkdagen)\b/i.test(text)) for (const day of days.slice(0, 5)) found.add(day)
  return [...found].filter(Boolean)
}

function fullDay(day: string | undefined): string {
  const word = (day ?? '').toLowerCase()
  return shortDays[word] ?? word
}
