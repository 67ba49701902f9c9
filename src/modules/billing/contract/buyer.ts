import * as z from 'zod/mini'
import { lineField } from '#platform/http/text-fields.ts'

const required = (max: number, label: string, missing: string) => lineField(max, label).check(z.minLength(1, missing))

const address = {
  street: required(120, 'De straat', 'Vul je straat en huisnummer in'),
  postcode: z
    .string()
    .check(z.trim(), z.toUpperCase(), z.regex(/^[1-9]\d{3} ?[A-Z]{2}$/, 'Vul een postcode in, zoals 1234 AB')),
  city: required(80, 'De plaats', 'Vul je plaats in'),
}

/**
 * Who buys: a business with its company data, or a consumer, who has the right to withdraw. Numbers are checked for their form only; whether
 * a btw-id exists is for a service behind a port.
 */
export const buyerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('business'),
    name: required(120, 'De naam', 'Vul je naam in'),
    companyName: required(120, 'De bedrijfsnaam', 'Vul je bedrijfsnaam in'),
    kvkNumber: z.string().check(z.trim(), z.regex(/^\d{8}$/, 'Een KvK-nummer heeft 8 cijfers')),
    /** Null for a business without one, such as under the small-business scheme. */
    btwId: z.nullable(
      z
        .string()
        .check(z.trim(), z.toUpperCase(), z.regex(/^NL\d{9}B\d{2}$/, 'Een btw-id ziet eruit als NL123456789B01')),
    ),
    ...address,
  }),
  z.strictObject({ kind: z.literal('consumer'), name: required(120, 'De naam', 'Vul je naam in'), ...address }),
])

/** Who buys. */
export type Buyer = z.output<typeof buyerSchema>
