/** The country where Syvo is established. */
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

/**
 * The other countries from which businesses can order: Europe around the EU, the Dutch-speaking Caribbean and Suriname, and a few large
 * English-speaking markets.
 */
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

/** All countries from which customers can order. */
export const COUNTRIES = [...EU_COUNTRIES, ...OTHER_COUNTRIES] as const

/** A country from which customers can order. */
export type Country = (typeof COUNTRIES)[number]

/** Returns the VAT region of a country: at home, elsewhere in the EU, or outside it. */
export function regionOf(country: Country): 'home' | 'eu' | 'elsewhere' {
  if (country === HOME) return 'home'
  return EU_COUNTRIES.some((one) => one === country) ? 'eu' : 'elsewhere'
}
