import * as z from 'zod/mini'
import type { InvoiceRecipient } from '../contract.ts'
import { COUNTRIES, HOME } from '../domain/countries.ts'

/** The fields that are kept: who buys. What is agreed to is pressed anew, and nothing about a payment is typed here. */
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

/** Who buys, as it was typed and not sent yet. */
export type SavedOrderFields = z.output<typeof savedOrderSchema>

const PREFIX = 'syvo-order:'

/** Under which name the typing of an account for an order is kept, so that another account in the same tab never reads it. */
export function orderStorageKey(userId: string, orderId: string): string {
  return `${userId}:${orderId}`
}

/** What stands in the form of an order at first: what the buyer told before, else the account's own name. */
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

/** What was typed in this tab for an order; null without it, and without storage. */
export function readSavedOrderFields(name: string): SavedOrderFields | null {
  try {
    const saved = savedOrderSchema.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null'))
    return saved.success ? saved.data : null
  } catch {
    return null
  }
}

/** Keeps what stands in the form of an order for as long as this tab lives. */
export function saveOrderFields(name: string, fields: Readonly<Record<string, string>>): void {
  const saved = savedOrderSchema.safeParse(fields)
  if (!saved.success) return
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(saved.data))
  } catch {
    // Without storage the form works; only a reload then forgets what was typed.
  }
}

/** Forgets what was typed for an order: it is with the server now, or is given up. */
export function deleteSavedOrderFields(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Without storage nothing was kept.
  }
}
