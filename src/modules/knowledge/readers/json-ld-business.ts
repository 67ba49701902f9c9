import type { Section } from '../domain/document.ts'
import { isType, type LdNode, nodesIn, textsIn } from './ld-node.ts'

const dayNames: Record<string, string> = {
  mo: 'maandag',
  tu: 'dinsdag',
  we: 'woensdag',
  th: 'donderdag',
  fr: 'vrijdag',
  sa: 'zaterdag',
  su: 'zondag',
  monday: 'maandag',
  tuesday: 'dinsdag',
  wednesday: 'woensdag',
  thursday: 'donderdag',
  friday: 'vrijdag',
  saturday: 'zaterdag',
  sunday: 'zondag',
  publicholidays: 'feestdagen',
}

/** Returns the opening hours, address and contact of a business node as Dutch lines, marked `isStructured` because visible text has precedence. */
export function businessSections(node: LdNode): Section[] {
  const isBusiness = isType(
    node,
    /(?:Business|Restaurant|Store|Shop|Organization|Establishment|Place|Service|Bakery|Hotel|Cafe|Clinic|Dentist|Salon)$/,
  )
  const hours = [...specifiedHours(node), ...shortHours(node)]
  const sections: Section[] = []
  if (hours.length > 0)
    sections.push({ heading: 'Openingstijden', text: hours.join('\n'), kind: 'table', isStructured: true })
  if (!isBusiness) return sections
  const address = nodesIn(node.address)[0]
  const street = address ? textsIn(address.streetAddress)[0] : textsIn(node.address)[0]
  const town = address ? [...textsIn(address.postalCode), ...textsIn(address.addressLocality)].join(' ') : ''
  const lines = [
    street ? `Adres: ${[street, town].filter(Boolean).join(', ')}` : '',
    ...textsIn(node.telephone)
      .slice(0, 1)
      .map((phone) => `Telefoon: ${phone}`),
    ...textsIn(node.email)
      .slice(0, 1)
      .map((email) => `E-mail: ${email.replace(/^mailto:/, '')}`),
    ...textsIn(node.paymentAccepted)
      .slice(0, 1)
      .map((ways) => `Betalen: ${ways}`),
    ...textsIn(node.servesCuisine)
      .slice(0, 3)
      .map((cuisine) => `Keuken: ${cuisine}`),
  ].filter(Boolean)
  if (lines.length > 0) sections.push({ heading: 'Contact', text: lines.join('\n'), kind: 'table', isStructured: true })
  return sections
}

function specifiedHours(node: LdNode): string[] {
  return nodesIn(node.openingHoursSpecification).flatMap((entry) => {
    const days = textsIn(entry.dayOfWeek ?? []).map((day) => dayName(day.replace(/^.*\//, '')))
    const [opens] = textsIn(entry.opens)
    const [closes] = textsIn(entry.closes)
    const span = textsIn(entry.validFrom)[0]
      ? ` (${textsIn(entry.validFrom)[0]} t/m ${textsIn(entry.validThrough)[0] ?? '?'})`
      : ''
    if (days.length === 0 || !opens || !closes) return []
    const isClosed = opens === closes
    return [`${days.join(', ')}${span}: ${isClosed ? 'gesloten' : `${opens.slice(0, 5)} - ${closes.slice(0, 5)}`}`]
  })
}

function shortHours(node: LdNode): string[] {
  return textsIn(node.openingHours).flatMap((line) => {
    const match = /^([A-Za-z, -]{1,80}?)\s{1,5}(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})/.exec(line)
    if (!match) return []
    const days = (match[1] ?? '')
      .replace(/[A-Za-z]+/g, dayName)
      .replace(/(?<!\s)\s*-\s*/g, ' t/m ')
      .replace(/,\s*/g, ', ')
    return [`${days}: ${match[2]} - ${match[3]}`]
  })
}

function dayName(day: string): string {
  return dayNames[day.toLowerCase()] ?? day.toLowerCase()
}
