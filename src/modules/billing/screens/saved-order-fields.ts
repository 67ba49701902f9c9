import * as z from 'zod/mini'
import type { InvoiceRecipient } from '../contract.ts'
import { COUNTRIES, HOME } from '../domain/countries.ts'

/** The stored fields: the invoice recipient. Acceptances are given anew, and nothing about a payment is typed here. */
const savedOrderSchema = z.object({
  kind: z.enum(['business', 'consumer']),
  country: z.enum(COUNTRIES),
  companyName: z.string(),
  kvkNumber: z.string(),
  btwId: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
})

/** The invoice recipient, as typed and not sent yet. */
export type SavedOrderFields = z.output<typeof savedOrderSchema>

const PREFIX = 'syvo-order:'

/** Returns the storage key of an account's typed fields for an order, so that another account in the same tab never reads them. */
export function orderStorageKey(userId: string, orderId: string): string {
  return `${userId}:${orderId}`
}

/** Returns the initial values of an order form: the recipient given before, else the account's own name. */
export function orderFields(buyer: InvoiceRecipient | null, accountName: string): SavedOrderFields {
  const company = buyer?.kind === 'business' ? buyer : null
  return {
    kind: buyer?.kind ?? 'business',
    country: buyer?.country ?? HOME,
    companyName: company?.companyName ?? '',
    kvkNumber: company?.kvkNumber ?? '',
    btwId: company?.btwId ?? '',
    name: buyer?.name ?? accountName,
    street: buyer?.street ?? '',
    postcode: buyer?.postcode ?? '',
    city: buyer?.city ?? '',
  }
}

/** Returns the fields typed in this tab for an order; null without them, and without storage. */
export function readSavedOrderFields(name: string): SavedOrderFields | null {
  try {
    const saved = savedOrderSchema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'))
    return saved.success ? saved.data : null
  } catch {
    return null
  }
}

/** Saves the fields of an order form for the lifetime of this tab. */
export function saveOrderFields(name: string, fields: Readonly<Record<string, string>>): void {
  const saved = savedOrderSchema.safeParse(fields)
  if (!saved.success) return
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(saved.data))
  } catch {
    // Without storage the form works; only a reload then loses the typed fields.
  }
}

/** Deletes the typed fields of an order: it was sent to the server, or cancelled. */
export function deleteSavedOrderFields(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Without storage nothing was saved.
  }
}
