/** Where Syvo is established. */
export const HOME = 'NL'

/** The members of the EU, by ISO 3166. */
export const EU_COUNTRIES = [
  'NL',
  'BE',
  'DE',
  'FR',
  'LU',
  'AT',
  'BG',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'FI',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LV',
  'MT',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

/** Where else businesses can order from: Europe around the EU, the Dutch-speaking Caribbean and Suriname, and a few large English-speaking markets. */
export const OTHER_COUNTRIES = [
  'AU',
  'AW',
  'BQ',
  'CA',
  'CH',
  'CW',
  'GB',
  'IS',
  'LI',
  'NO',
  'NZ',
  'SG',
  'SR',
  'SX',
  'US',
  'ZA',
] as const

/** Every country that somebody can order from. */
export const COUNTRIES = [...EU_COUNTRIES, ...OTHER_COUNTRIES] as const

/** A country that somebody can order from. */
export type Country = (typeof COUNTRIES)[number]

/** How a country lies for btw: at home, elsewhere in the EU, or outside it. */
export function regionOf(country: Country): 'home' | 'eu' | 'elsewhere' {
  if (country === HOME) return 'home'
  return EU_COUNTRIES.some((one) => one === country) ? 'eu' : 'elsewhere'
}
