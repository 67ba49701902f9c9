import type { LeadScore } from '../contract.ts'

/** The fields of a lead in the mail about new leads. */
export interface LeadInMail {
  id: string
  name: string | null
  email: string | null
  phone: string | null
  company: string | null
  message: string | null
  score: LeadScore
  botTitle: string | null
}

const SHOWN_MAX = 10
const MESSAGE_MAX = 400
const SUBJECT_NAME_MAX = 60

/**
 * Returns the owner's mail about one or more new leads. Of the visitor's text the subject holds only the name, and only a plain one; the rest is in
 * the plain text, one line per field and the message quoted, so that it cannot pass for the product's own words.
 */
export function newLeadMail(leads: readonly LeadInMail[], publicUrl: string): { subject: string; text: string } {
  const hot = leads.filter((lead) => lead.score === 'hot').length
  const [first] = leads
  const subject =
    leads.length === 1
      ? `Nieuwe lead${hot === 1 ? ' (hot)' : ''}${aboutWhom(first)}`
      : `${leads.length} nieuwe leads via je bots${hot > 0 ? ` (${hot} hot)` : ''}`
  const more = leads.length - SHOWN_MAX
  const text = [
    leads.length === 1 ? 'Iemand zocht contact via je bot.' : `Er zochten ${leads.length} mensen contact via je bots.`,
    ...leads.slice(0, SHOWN_MAX).map(blockOf),
    ...(more > 0 ? [`En nog ${more} ${more === 1 ? 'andere lead' : 'andere leads'}.`] : []),
    leads.length === 1
      ? `Bekijk de lead in Syvo: ${publicUrl}/leads?id=${leads[0]?.id}`
      : `Bekijk ze in Syvo: ${publicUrl}/leads`,
    `Wil je deze mails niet meer? Zet ze uit bij je instellingen: ${publicUrl}/settings`,
  ].join('\n\n')
  return { subject, text: `${text}\n` }
}

/**
 * Returns ': Jan Jansen' for the subject where a lead's name has only letters, so that no address, price or order of an unknown sender gets there.
 */
function aboutWhom(lead: LeadInMail | undefined): string {
  const words = (lead?.name ?? '').split(' ').filter((word) => word !== '')
  const isName = words.length > 0 && words.every((word) => /^(?:\p{L}\.)+$|^[\p{L}\p{M}'’-]+$/u.test(word))
  const name = words.join(' ')
  return isName && name.length <= SUBJECT_NAME_MAX ? `: ${name}` : ' via je bot'
}

function blockOf(lead: LeadInMail): string {
  const lines: [label: string, value: string | null][] = [
    ['Naam', lead.name ?? 'Onbekende naam'],
    ['E-mail', lead.email],
    ['Telefoon', lead.phone],
    ['Bedrijf', lead.company],
    ['Score', lead.score],
    ['Bot', lead.botTitle],
  ]
  const fields = lines.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]))
  return [...fields, ...(lead.message ? ['Bericht:', quoted(lead.message)] : [])].join('\n')
}

function quoted(message: string): string {
  const shown = message.length > MESSAGE_MAX ? `${[...message].slice(0, MESSAGE_MAX).join('')} …` : message
  return shown
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
