import { expect, it } from 'vitest'
import { invoiceRecipientSchema } from '../contract.ts'
import type { Country } from './countries.ts'

const PERSON = { kind: 'business', name: 'Anna', companyName: 'Anna BV', city: 'Stad' }
const wrong = (country: Country, street: string, postcode: string) => {
  const numbers = country === 'NL' ? { kvkNumber: '12345678', btwId: null } : { kvkNumber: null, btwId: null }
  const parsed = invoiceRecipientSchema.safeParse({ ...PERSON, ...numbers, country, street, postcode })
  const issues = parsed.success ? [] : parsed.error.issues
  // Which number a business has abroad is not what is asked here.
  return issues.filter(({ path }) => path[0] !== 'btwId').map(({ path, message }) => `${String(path[0])}: ${message}`)
}
const NUMBER = 'street: Vul je straat en huisnummer in'

it.each<[Country, string, string, string[]]>([
  ['NL', 'Dorpsstraat 1', '1234 AB', []],
  ['NL', '2e Helmersstraat 12-3', '1054 CJ', []],
  ['NL', 'Dorpsstraat', '1234 AB', [NUMBER]],
  ['NL', '2e Helmersstraat', '1054 CJ', [NUMBER]],
  ['NL', 'Dorpsstraat 1', '0123 AB', ['postcode: Vul een postcode in, zoals 1234 AB']],
  ['BE', 'Nieuwstraat 1', '1000', []],
  ['BE', '12 rue Neuve', '1000', []],
  ['BE', 'Nieuwstraat', '1000', [NUMBER]],
  ['BE', 'Nieuwstraat 1', '8011 ZZ', ['postcode: Vul een postcode in, zoals 1000']],
  ['BE', 'Nieuwstraat 1', '0999', ['postcode: Vul een postcode in, zoals 1000']],
  ['BE', 'Nieuwstraat 1', '', ['postcode: Vul je postcode in']],
  ['DE', 'Domstraße 1', '50667', []],
  ['DE', 'Domstraße 1', '5066', ['postcode: Vul een postcode in, zoals 10115']],
  ['IE', 'Rose Cottage', 'D02 X285', []],
  ['CW', 'Kaya Flamboyan', '', []],
])(
  'an address in %s with street %j and postcode %j is checked by its country',
  (country, street, postcode, problems) => {
    expect(wrong(country, street, postcode)).toEqual(problems)
  },
)
