import { type Country, HOME, regionOf } from './countries.ts'

/** Per country the form of a postcode with an example, and the pattern of a house number; a country that is absent has no known form. */
const FORMS: Readonly<Partial<Record<Country, { postcode: RegExp; example: string; streetNumber: RegExp }>>> = {
  // Some streets begin with a digit, as '2e Helmersstraat'; there the number comes last.
  [HOME]: { postcode: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1234 AB', streetNumber: /\D\d/ },
  BE: { postcode: /^[1-9]\d{3}$/, example: '1000', streetNumber: /\d/ },
  DE: { postcode: /^\d{5}$/, example: '10115', streetNumber: /\d/ },
}

/** Returns the error of a postcode in a country, or null. Outside the EU none is required; where the form is unknown, any is accepted. */
export function postcodeProblem(country: Country, postcode: string): string | null {
  const form = FORMS[country]
  if (postcode === '' && regionOf(country) === 'eu') return 'Vul je postcode in'
  return form && !form.postcode.test(postcode) ? `Vul een postcode in, zoals ${form.example}` : null
}

/** Returns the error of a street without a house number, or null. The check of required fields refuses an empty street. */
export function streetProblem(country: Country, street: string): string | null {
  const form = FORMS[country]
  return form && street !== '' && !form.streetNumber.test(street) ? 'Vul je straat en huisnummer in' : null
}
