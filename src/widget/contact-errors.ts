import { text } from './chat.text.ts'

/** The visitor's input in the contact form. */
export type ContactDetails = { email: string; phone: string; consent: boolean }

/** The server's pattern, so that the server refuses nothing that passed here. */
const EMAIL = /^(?!\.|.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i

/** Returns the Dutch error per field, empty when the form may be sent: an e-mail address or phone number is required, and consent (AMB-131). */
export function contactErrors({
  email,
  phone,
  consent,
}: ContactDetails): Partial<Record<keyof ContactDetails, string>> {
  const errors: Partial<Record<keyof ContactDetails, string>> = {}
  if (!email && !phone) errors.email = text.needsEmailOrPhone
  else if (email && !EMAIL.test(email)) errors.email = text.wrongEmail
  if (phone && !/^\+?\d{8,15}$/.test(phone.replace(/^tel[.:]?\s?/i, '').replace(/[\s().\-/\u2010-\u2015]/g, '')))
    errors.phone = text.wrongPhone
  if (!consent) errors.consent = text.needsConsent
  return errors
}
