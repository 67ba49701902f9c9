import { pricingModelOf } from '#modules/catalogue/contract.ts'
import { type BotForm, botFormSchema, EMPTY_BOT_FORM } from './bot-form.ts'

/** A bot as the body of an insert describes it. */
export interface BotPayload {
  readonly form: BotForm
  readonly status: 'draft' | 'pending_review'
}

/** The problem with a payload: columns that only the product writes, or values of the wrong type. */
export type PayloadProblem =
  | { readonly kind: 'not_writable'; readonly columns: readonly string[] }
  | { readonly kind: 'wrong'; readonly details: { path: string; message: string }[] }

/** Columns of DATA-01 that a vendor never writes. */
const PRODUCT_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'featured',
  'total_sales',
  'total_revenue',
  'stripe_price_id',
  'review_feedback',
  'created_at',
  'updated_at',
])

const TEXTS = ['title', 'description', 'long_description', 'category', 'api_endpoint', 'prompt_template'] as const
const PRICES = ['price', 'monthly_price'] as const
const STATUSES = ['draft', 'pending_review'] as const

/** Columns that an insert may hold; `vendor_id` only as the caller's own. */
const COLUMNS: ReadonlySet<string> = new Set([
  ...TEXTS,
  ...PRICES,
  'pricing_model',
  'monthly_execution_limit',
  'input_fields',
  'status',
  'active',
  'vendor_id',
])

/**
 * Reads the row of an insert into a form (API-14, DATA-01): prices as euros, input fields as an object or a list. Does not decide whether the
 * form fits. A status that only review gives counts as a column of the product.
 */
export function readBotPayload(row: Readonly<Record<string, unknown>>, vendorId: string): BotPayload | PayloadProblem {
  const unknownKeys = Object.keys(row).filter(
    (name) =>
      PRODUCT_COLUMNS.has(name) ||
      (name === 'vendor_id' && row[name] !== vendorId) ||
      (name === 'status' && (row[name] === 'approved' || row[name] === 'rejected')),
  )
  if (unknownKeys.length > 0) return { kind: 'not_writable', columns: unknownKeys }
  const unknown = Object.keys(row).filter((name) => !COLUMNS.has(name))
  const form = botFormSchema.safeParse(formOfRow(row))
  const status = STATUSES.find((one) => one === (row['status'] ?? 'draft'))
  if (!form.success || !status || unknown.length > 0)
    return {
      kind: 'wrong',
      details: [
        ...unknown.map((path) => ({ path, message: 'Hier staat een veld dat niet bestaat.' })),
        ...(status ? [] : [{ path: 'status', message: 'Kies een van de mogelijke waarden.' }]),
        ...(form.success
          ? []
          : form.error.issues.map(({ path, message }) => ({ path: path.join('.'), message: kindMessage(message) }))),
      ],
    }
  return { form: form.data, status }
}

/** Returns the form of a row; values of the wrong type stay as they are, and the schema refuses them. */
function formOfRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const model = row['pricing_model']
  return {
    ...EMPTY_BOT_FORM,
    ...Object.fromEntries(TEXTS.map((name) => [name, row[name] ?? ''])),
    ...Object.fromEntries(PRICES.map((name) => [name, numberText(row[name])])),
    pricing_model:
      typeof model === 'string' ? (pricingModelOf(model) ?? model) : (model ?? EMPTY_BOT_FORM.pricing_model),
    monthly_execution_limit: numberText(row['monthly_execution_limit']),
    input_fields: fieldsText(row['input_fields']),
    publish: row['active'] ?? true,
  }
}

/** Converts a number to the text that a vendor would type, so that the same rule reads it: 29.99 is `29,99`. */
function numberText(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

function fieldsText(value: unknown): unknown {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return value
  try {
    return JSON.stringify(value)
  } catch {
    // Nested too deep to be written as text; left as it is, the schema refuses it.
    return value
  }
}

function kindMessage(message: string): string {
  return /^Dit is te lang/.test(message) ? message : 'Dit heeft niet de goede vorm.'
}
