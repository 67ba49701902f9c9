const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** IBAN lengths by country, for those where most vendors bank; for others only the check digits count. */
const LENGTHS: Readonly<Record<string, number | undefined>> = { NL: 18, BE: 16, DE: 22, FR: 27, LU: 20, ES: 24, IT: 27 }

/** Returns an IBAN as it is stored: capitals, without spaces. */
export function normalIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** Tells whether a text is an IBAN by its format, length and check digits (ISO 13616, modulo 97). It does not say whose account it is. */
export function isIban(text: string): boolean {
  const iban = normalIban(text)
  const length = LENGTHS[iban.slice(0, 2)]
  if (!FORM.test(iban) || (length !== undefined && iban.length !== length)) return false
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`
  let rest = 0
  for (const sign of turned)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** Returns an IBAN in groups of four characters, for display. */
export function shownIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
