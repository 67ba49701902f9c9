import * as z from 'zod/mini'
import { lineField, postcodeField } from '#platform/http/text-fields.ts'
import { COUNTRIES, type Country, HOME } from '../domain/countries.ts'
import { postcodeProblem, streetProblem } from '../domain/postal-address.ts'
import { hasVatIdFormat, vatIdExample } from '../domain/vat-id.ts'

const KVK_FORM = 'Een KvK-nummer heeft 8 cijfers'
const required = (max: number, label: string, missing: string) => lineField(max, label).check(z.minLength(1, missing))

/** A VAT number (`btw-id`) as it is stored: capitals, without spaces. Its format depends on the country. */
export const vatIdField = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20, 'Dit nummer is te lang'))

const address = {
  /** Defaults to the Netherlands. */
  country: z._default(z.enum(COUNTRIES, 'Kies je land'), HOME),
  street: required(120, 'De straat', 'Vul je straat en huisnummer in'),
  postcode: postcodeField,
  city: required(80, 'De plaats', 'Vul je plaats in'),
}

const anyBuyer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('business'),
    name: required(120, 'De naam', 'Vul je naam in'),
    companyName: required(120, 'De bedrijfsnaam', 'Vul je bedrijfsnaam in'),
    /** Null for a business abroad. */
    kvkNumber: z.nullable(z.string().check(z.trim(), z.regex(/^\d{8}$/, KVK_FORM))),
    /**
     * In the Netherlands null for a business without one, for example under the small-business scheme; outside the EU any number that identifies the
     * business there.
     */
    btwId: z.nullable(vatIdField),
    ...address,
  }),
  z.strictObject({ kind: z.literal('consumer'), name: required(120, 'De naam', 'Vul je naam in'), ...address }),
])

/** The invoice recipient: a business with its company data, or a consumer, who has the right to withdraw. Only the format of numbers is checked. */
export const invoiceRecipientSchema = anyBuyer.check(({ value, issues }) => {
  for (const [field, message] of problemsOf(value))
    issues.push({ code: 'custom', path: [field], message, input: value, continue: true })
})

/** The invoice recipient. */
export type InvoiceRecipient = z.output<typeof anyBuyer>

/** Returns the fields that do not match the chosen country, with their messages. */
function problemsOf(buyer: InvoiceRecipient): [field: string, message: string][] {
  const { country, street, postcode } = buyer
  const found: [string, string][] = []
  if (buyer.kind === 'consumer' && country !== HOME)
    found.push([
      'country',
      'Als consument kun je nu alleen vanuit Nederland bestellen. Voor andere landen zijn we nog niet aangemeld voor de btw.',
    ])
  const address = { street: streetProblem(country, street), postcode: postcodeProblem(country, postcode) }
  for (const [field, problem] of Object.entries(address)) if (problem !== null) found.push([field, problem])
  if (buyer.kind === 'business') {
    if (country === HOME && buyer.kvkNumber === null) found.push(['kvkNumber', KVK_FORM])
    const problem = vatIdProblem(buyer.btwId, country)
    if (problem !== null) found.push(['btwId', problem])
  }
  return found
}

/** Returns what is wrong with the format of a VAT number in a country, or null when nothing is. */
export function vatIdProblem(btwId: string | null, country: Country): string | null {
  const example = vatIdExample(country)
  if (btwId === null) {
    if (country === HOME) return null
    return example === null
      ? 'Vul het nummer in waarmee je bedrijf bekend is'
      : `Vul je btw-id in, zoals ${example}. Zonder btw-id kun je vanuit dit land nog niet bestellen.`
  }
  if (hasVatIdFormat(btwId, country)) return null
  return example === null ? 'Gebruik 3 tot 20 letters en cijfers' : `Een btw-id ziet eruit als ${example}`
}
