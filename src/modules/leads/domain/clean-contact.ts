/** The details that a person left; null where none was given. */
export interface ContactDetails {
  name: string | null
  email: string | null
  phone: string | null
  company: string | null
  message: string | null
}

const MAX = { name: 120, email: 254, phone: 40, company: 120, message: 5000 } as const

/** Returns storable text for any input: no control characters, no half characters, trimmed, within the lengths; empty becomes null. */
export function cleanContact(fields: Partial<Record<keyof ContactDetails, string | null | undefined>>): ContactDetails {
  return {
    name: oneLine(fields.name, MAX.name),
    email: oneLine(fields.email, MAX.email),
    phone: oneLine(fields.phone, MAX.phone),
    company: oneLine(fields.company, MAX.company),
    message: paragraphs(fields.message, MAX.message),
  }
}

/**
 * Fills the empty fields of `known` from `more` and appends its message unless `known` already contains it; never overwrites (architecture: enriched,
 * not doubled).
 */
export function enrichContact(known: ContactDetails, more: ContactDetails): ContactDetails {
  return {
    name: known.name ?? more.name,
    email: known.email ?? more.email,
    phone: known.phone ?? more.phone,
    company: known.company ?? more.company,
    message: joinMessages(known.message, more.message),
  }
}

function joinMessages(known: string | null, more: string | null): string | null {
  if (!more || known?.includes(more)) return known
  return known ? cut(`${known}\n\n${more}`, MAX.message) : more
}

function oneLine(text: string | null | undefined, max: number): string | null {
  return cut((text ?? '').replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim(), max) || null
}

function paragraphs(text: string | null | undefined, max: number): string | null {
  return (
    cut(
      (text ?? '')
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]+/gu, ' ')
        .trim(),
      max,
    ) || null
  )
}

/** Cuts a text without leaving half a character. */
function cut(text: string, max: number): string {
  return text.length <= max
    ? text
    : text
        .slice(0, max)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()
}
