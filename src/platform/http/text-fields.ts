import * as z from 'zod/mini'

/** A line without control characters; PostgreSQL refuses NUL altogether. */
export const LINE_PATTERN = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u
/** A text of several lines: with line breaks and tabs, and no other control characters. */
export const TEXT_PATTERN = /^[^\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u

/** One line of text of at most `max` characters, trimmed; `label` begins its errors, such as 'De naam'. */
export const lineField = (max: number, label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `${label} is te lang (hooguit ${max} tekens)`),
      z.regex(LINE_PATTERN, `${label} bevat tekens die niet kunnen`),
    )

/** A postcode in capitals; a Dutch one with its space. The caller checks whether it fits its country. */
export const postcodeField = lineField(12, 'De postcode').check(
  z.toUpperCase(),
  z.overwrite((postcode) => postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')),
)

/** Text of several lines of at most `max` characters. */
export const textField = (max: number, label: string) =>
  z
    .string()
    .check(
      z.maxLength(max, `${label} is te lang (hooguit ${max} tekens)`),
      z.regex(TEXT_PATTERN, `${label} bevat tekens die niet kunnen`),
    )

/** One mail address, trimmed. */
export const emailField = z
  .string('Ongeldig e-mailadres')
  .check(z.trim(), z.maxLength(254, 'Dit e-mailadres is te lang'), z.email('Ongeldig e-mailadres'))

/** The usual separators between the digits of a telephone number, every kind of dash included. */
const PHONE_SIGNS = /[\s().\-/\u2010-\u2015]/g

/** Returns whether a text is a telephone number in any usual form: '06-12 34 56 78', '+31 (0)6 12345678', '020/123 45 67', 'tel. 0612345678'. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{8,15}$/.test(text.replace(/^tel[.:]?\s?/i, '').replace(PHONE_SIGNS, ''))
}

/** One telephone number as typed, trimmed. */
export const phoneField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(40, 'Dit telefoonnummer is te lang'),
    z.refine(isPhoneNumber, 'Dit telefoonnummer klopt niet'),
  )
