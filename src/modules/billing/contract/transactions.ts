import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { tableField, tableQueryOf } from '#platform/http/query-fields.ts'

/** One sale as its vendor sees it (DATA-11). `amount` is euros without VAT; an empty `status` counts as paid (VEND-34). */
export const transactionSchema = z.object({
  id: z.string(),
  bot_id: z.nullable(z.string()),
  vendor_id: z.nullable(z.string()),
  amount: z.number(),
  status: z.nullable(z.string()),
})

/** A row of `transactions`. */
export type Transaction = z.output<typeof transactionSchema>

/** Returns the caller's sales, newest first (API-18); the `vendor_id` of another vendor gives no rows. */
export const readTransactions = operation({
  id: 'readTransactions',
  summary: 'Mijn verkopen',
  method: 'GET',
  path: '/rest/v1/transactions',
  access: 'vendor',
  query: tableQueryOf({ vendor_id: tableField, bot_id: tableField }),
  output: z.array(transactionSchema),
  errors: ['unsupported_query'],
})
