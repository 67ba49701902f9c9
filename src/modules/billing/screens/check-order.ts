import type { FieldErrors } from '#ui/form-fields.ts'
import { errorsOf } from '#ui/form-fields.ts'
import { type InvoiceRecipient, invoiceRecipientSchema } from '../contract.ts'
import { HOME } from '../domain/countries.ts'
import { orderText as text } from './order.text.ts'

/** What the fields of an order's form come to: a buyer, or what is wrong by field. */
export type CheckedOrder =
  | { readonly buyer: InvoiceRecipient; readonly errors: FieldErrors }
  | { readonly buyer: null; readonly errors: FieldErrors }

/**
 * Checks the form of an order by the same rules as the server. Terms must be accepted by everybody; that the service begins at once only
 * concerns a consumer, who alone can withdraw.
 */
export function checkOrder(fields: Readonly<Record<string, string>>): CheckedOrder {
  const parsed = invoiceRecipientSchema.safeParse(buyerFields(fields))
  const errors: FieldErrors = {
    ...(parsed.success ? {} : errorsOf(parsed.error.issues)),
    ...(fields['acceptsTerms'] ? {} : { acceptsTerms: text.termsMissing }),
    ...(fields['kind'] === 'consumer' && !fields['startsNow'] ? { startsNow: text.startsNowMissing } : {}),
  }
  return parsed.success ? { buyer: parsed.data, errors } : { buyer: null, errors }
}

/** The fields that count for the kind of buyer; an empty btw-id is none. */
function buyerFields(fields: Readonly<Record<string, string>>): Record<string, string | null> {
  const of = (name: string): string => fields[name] ?? ''
  const country = of('country') || HOME
  const address = { country, street: of('street'), postcode: of('postcode'), city: of('city') }
  const person = { name: of('name'), ...address }
  if (of('kind') === 'consumer') return { kind: 'consumer', ...person }
  return {
    kind: 'business',
    companyName: of('companyName'),
    kvkNumber: country === HOME ? of('kvkNumber').replaceAll(/[\s.]/g, '') : null,
    btwId: toTypedVatId(of('btwId')) || null,
    ...person,
  }
}

/** A btw-id as somebody typed it, without the spaces and dots in which people write it. */
export function toTypedVatId(text: string): string {
  return text.replaceAll(/[\s.]/g, '').toUpperCase()
}
