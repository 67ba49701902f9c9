/** The largest price of a bot, in cents. */
export const PRICE_MAX_CENTS = 5_000_000

/** The highest price as people read it. */
export const PRICE_MAX_TEXT = '€ 50.000'

/** The meaning of a typed price: cents, nothing, or why it is no price. */
export type ReadPrice =
  | { readonly cents: number | null }
  | { readonly problem: 'not_a_number' | 'not_possible' | 'too_high' }

/**
 * Reads a price as users type it in Dutch forms: `29,99`, `29.99`, `€ 29`, `1.299,50`. A point before three digits could mean both and is no
 * number; an empty text is no price (AMB-099).
 */
export function readPrice(typed: string): ReadPrice {
  const text = typed.replace(/^\s*€|\s/gu, '')
  if (text === '') return { cents: null }
  const [, sign = '', whole, grouped, fraction = ''] =
    /^([+-]?)(?:(\d{1,12})|(\d{1,3}(?:\.\d{3})+(?=,)))(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const digits = whole ?? grouped?.replaceAll('.', '')
  if (digits === undefined) return { problem: isNumber(text) ? 'not_possible' : 'not_a_number' }
  const cents = Number(digits) * 100 + Number(fraction.padEnd(2, '0'))
  if (sign === '-' || cents === 0) return { problem: 'not_possible' }
  if (cents > PRICE_MAX_CENTS) return { problem: 'too_high' }
  return { cents }
}

/** Returns whether a text is a number in a notation that no price has, such as `1e9`. */
function isNumber(text: string): boolean {
  return /^[+-]?\d+(\.\d+)?e[+-]?\d+$/i.test(text)
}

/** Returns cents as a form shows them, such as `29,99`; an empty text for no price. */
export function priceText(cents: number | null): string {
  return cents === null ? '' : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}
