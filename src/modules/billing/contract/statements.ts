import * as z from 'zod/mini'
import { GUARDED, passwordField } from '#modules/identity/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { lineField } from '#platform/http/text-fields.ts'
import { isIban, normalIban } from '../domain/iban.ts'

const statementSchema = z.object({
  id: z.string(),
  number: z.string(),
  /** The first day of the month, such as `2026-11-01`. */
  month: z.string(),
  /** Whole cents without VAT, as the vendor sees them: outgoing amounts are negative. */
  opening_cents: z.number(),
  sales_cents: z.number(),
  refunds_cents: z.number(),
  plan_cents: z.number(),
  payouts_cents: z.number(),
  closing_cents: z.number(),
  issued_at: z.string(),
})

/** A statement of a closed month. */
export type Statement = z.output<typeof statementSchema>

/** Returns the vendor's statements, newest first. */
export const readStatements = operation({
  id: 'readStatements',
  summary: 'Mijn afrekeningen',
  method: 'GET',
  path: '/functions/v1/vendor-statements',
  access: 'vendor',
  output: z.array(statementSchema),
})

const statementParams = z.object({ statementId: idField('Deze afrekening bestaat niet') })

/** Returns one of the vendor's statements as a PDF document. */
export const readStatementPdf = operation({
  id: 'readStatementPdf',
  summary: 'Afrekening als PDF',
  method: 'GET',
  path: '/functions/v1/vendor-statements/:statementId/pdf',
  access: 'vendor',
  params: statementParams,
  output: z.unknown(),
  answers: 'page',
  errors: ['statement_not_found'],
})

/** Returns one of the vendor's statements as a CSV table for a spreadsheet. */
export const readStatementCsv = operation({
  id: 'readStatementCsv',
  summary: 'Afrekening als CSV',
  method: 'GET',
  path: '/functions/v1/vendor-statements/:statementId/csv',
  access: 'vendor',
  params: statementParams,
  output: z.unknown(),
  answers: 'page',
  errors: ['statement_not_found'],
})

const payoutAccountSchema = z.object({
  iban: z.string(),
  name: z.string(),
  /** No payout is made before an administrator checked the account. */
  status: z.enum(['unchecked', 'checked']),
})

/** A vendor's payout account. */
export type PayoutAccount = z.output<typeof payoutAccountSchema>

const payoutSchema = z.object({
  number: z.number(),
  amount_cents: z.number(),
  /** The first and last month that it pays, each as its first day. */
  first_month: z.string(),
  last_month: z.string(),
  iban: z.string(),
  status: z.enum(['due', 'paid', 'refused']),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
})

/** Returns the vendor's balance, payout account and payouts. */
export const readPayouts = operation({
  id: 'readPayouts',
  summary: 'Mijn uitbetalingen',
  method: 'GET',
  path: '/functions/v1/payouts',
  access: 'vendor',
  output: z.object({
    account: z.nullable(payoutAccountSchema),
    /** The balance owed now; negative when refunds came after a payout. Whole cents without VAT. */
    balance_cents: z.number(),
    /** The balance of simulated sandbox payments; it is never paid out. */
    simulated_cents: z.number(),
    /** A smaller balance is carried over. */
    minimum_cents: z.number(),
    payouts: z.array(payoutSchema),
  }),
})

/** The vendor's balance, payout account and payouts. */
export type Payouts = z.output<typeof readPayouts.output>

/** The form of the payout account; the screen validates with it before sending, because the schemas of an operation are not in the browser. */
export const typedPayoutAccountSchema = z.strictObject({
  iban: z.string().check(z.maxLength(60), z.refine(isIban, 'Dit is geen geldig IBAN'), z.overwrite(normalIban)),
  name: lineField(70, 'De naam').check(z.minLength(1, 'Vul de naam van de rekeninghouder in')),
  password: passwordField,
})

/** Saves the vendor's payout account; requires the password again, and an account that differs from the previous one must be checked anew. */
export const savePayoutAccount = operation({
  id: 'savePayoutAccount',
  summary: 'Mijn rekening voor uitbetalingen',
  method: 'POST',
  path: '/functions/v1/payout-account',
  access: 'vendor',
  irreversible: 'asks-itself',
  body: typedPayoutAccountSchema,
  output: payoutAccountSchema,
  errors: [...GUARDED],
})
