const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** Lengths by country, for those where vendors bank most; others are held to the check digits alone. */
const LENGTHS: Readonly<Record<string, number | undefined>> = { NL: 18, BE: 16, DE: 22, FR: 27, LU: 20, ES: 24, IT: 27 }

/** An IBAN as it is stored: capitals, without the spaces in which it is written. */
export function normalIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** Whether a text is an IBAN by its form, its length and its check digits (ISO 13616, modulo 97). It says nothing of whose account it is. */
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

/** An IBAN in groups of four, as people read it. */
export function shownIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
