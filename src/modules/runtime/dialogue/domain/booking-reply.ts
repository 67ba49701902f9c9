import { withCompany } from './company-name.ts'
import { dialogueText as text } from './dialogue.text.ts'
import type { CompanyFacts, DialogueState } from './dialogue.ts'

/** Returns the reply to a visitor who asks the chat for a booking: nothing is booked, and how this company takes bookings where that is known. */
export function notBooked(
  { company, bookingMethod = null }: Pick<DialogueState, 'company' | 'bookingMethod'>,
  facts: CompanyFacts | null,
): string {
  const way = bookingWay(bookingMethod, facts)
  return withCompany([text.notBooked, ...(way ? [way] : [])].join(' '), company)
}

function bookingWay(method: string | null, facts: CompanyFacts | null): string | null {
  if (method === 'online link') return text.bookOnline
  if (method === 'e-mail') return facts?.email ? text.bookByMailAt.replace('{mail}', facts.email) : text.bookByMail
  if (method === 'telefoon')
    return facts?.phone ? text.bookByPhoneAt.replace('{telefoon}', facts.phone) : text.bookByPhone
  return null
}

/** Returns the booking method in a configuration's data, or null. */
export function bookingMethodOf(config: Readonly<Record<string, unknown>> | null): string | null {
  const method = config?.['reservering_method']
  return typeof method === 'string' && method !== '' ? method : null
}
