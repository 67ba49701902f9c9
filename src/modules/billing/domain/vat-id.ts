import type { Country, EU_COUNTRIES } from './countries.ts'

type Member = (typeof EU_COUNTRIES)[number]

/** The format after the two letters of each member state, as VIES describes it, with a full example. */
const FORMS: Readonly<Record<Member, { readonly form: RegExp; readonly example: string }>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345678' },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456789' },
  BG: { form: /^\d{9,10}$/, example: 'BG123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { form: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { form: /^\d{9}$/, example: 'DE123456789' },
  DK: { form: /^\d{8}$/, example: 'DK12345678' },
  EE: { form: /^\d{9}$/, example: 'EE123456789' },
  ES: { form: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, example: 'ESB12345678' },
  FI: { form: /^\d{8}$/, example: 'FI12345678' },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  GR: { form: /^\d{9}$/, example: 'EL123456789' },
  HR: { form: /^\d{11}$/, example: 'HR12345678901' },
  HU: { form: /^\d{8}$/, example: 'HU12345678' },
  IE: { form: /^(?:\d[A-Z0-9+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/, example: 'IE1234567WA' },
  IT: { form: /^\d{11}$/, example: 'IT12345678901' },
  LT: { form: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { form: /^\d{8}$/, example: 'LU12345678' },
  LV: { form: /^\d{11}$/, example: 'LV12345678901' },
  MT: { form: /^\d{8}$/, example: 'MT12345678' },
  NL: { form: /^\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { form: /^\d{10}$/, example: 'PL1234567890' },
  PT: { form: /^\d{9}$/, example: 'PT123456789' },
  RO: { form: /^\d{2,10}$/, example: 'RO1234567890' },
  SE: { form: /^\d{12}$/, example: 'SE123456789001' },
  SI: { form: /^\d{8}$/, example: 'SI12345678' },
  SK: { form: /^\d{10}$/, example: 'SK1234567890' },
}

/** Outside the EU there is no single format: the number comes from a tax office or register. */
const ELSEWHERE = /^[A-Z0-9][A-Z0-9 .\-/]{2,19}$/

const formOf = (country: Country) => (Object.hasOwn(FORMS, country) ? FORMS[country as Member] : undefined) // held to its keys

/**
 * Tells whether a text has the format of a country's VAT number, in capitals and without spaces; outside the EU, of a number that identifies a
 * business. It does not tell whether the number exists.
 */
export function hasVatIdFormat(text: string, country: Country): boolean {
  const known = formOf(country)
  if (!known) return ELSEWHERE.test(text)
  return text.startsWith(prefixOf(country)) && known.form.test(text.slice(2))
}

/** Returns an example of a country's VAT number; null outside the EU. */
export function vatIdExample(country: Country): string | null {
  return formOf(country)?.example ?? null
}

/** Returns the two letters before a VAT number: the country's code, except for Greece. */
function prefixOf(country: Country): string {
  return country === 'GR' ? 'EL' : country
}
