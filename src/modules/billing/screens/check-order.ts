import type { FieldErrors } from '#ui/form-fields.ts'
import { errorsOf } from '#ui/form-fields.ts'
import { type InvoiceRecipient, invoiceRecipientSchema } from '../contract.ts'
import { HOME } from '../domain/countries.ts'
import { orderText as text } from './order.text.ts'

/** The result of checking an order form: an invoice recipient, or errors by field. */
export type CheckedOrder =
  | { readonly buyer: InvoiceRecipient; readonly errors: FieldErrors }
  | { readonly buyer: null; readonly errors: FieldErrors }

/**
 * Checks an order form by the same rules as the server. Everybody must accept the terms; only a consumer must agree to the immediate start, because
 * only a consumer can withdraw.
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

/** Returns the fields that count for the kind of recipient; an empty VAT number becomes null. */
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

/** Normalizes a typed VAT number: capitals, without spaces and dots. */
export function toTypedVatId(text: string): string {
  return text.replaceAll(/[\s.]/g, '').toUpperCase()
}
