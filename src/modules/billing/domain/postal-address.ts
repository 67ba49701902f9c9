import { type Country, HOME, regionOf } from './countries.ts'

/** How a postcode looks where we know it, with an example, and what a house number is found by. */
const FORMS: Readonly<Partial<Record<Country, { postcode: RegExp; example: string; streetNumber: RegExp }>>> = {
  // Some streets begin with a digit, as '2e Helmersstraat'; there the number comes last.
  [HOME]: { postcode: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1234 AB', streetNumber: /\D\d/ },
  BE: { postcode: /^[1-9]\d{3}$/, example: '1000', streetNumber: /\d/ },
  DE: { postcode: /^\d{5}$/, example: '10115', streetNumber: /\d/ },
}

/** What is wrong with a postcode in a country, or null; outside the EU none is asked, and of an unknown form any is accepted. */
export function postcodeProblem(country: Country, postcode: string): string | null {
  const form = FORMS[country]
  if (postcode === '' && regionOf(country) === 'eu') return 'Vul je postcode in'
  return form && !form.postcode.test(postcode) ? `Vul een postcode in, zoals ${form.example}` : null
}

/** What is wrong with a street in a country, or null: it has its house number where every address has one. An empty street is another's to refuse. */
export function streetProblem(country: Country, street: string): string | null {
  const form = FORMS[country]
  return form && street !== '' && !form.streetNumber.test(street) ? 'Vul je straat en huisnummer in' : null
}
