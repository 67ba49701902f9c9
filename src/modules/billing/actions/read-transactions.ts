import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { type Transaction, transactionSchema } from '../contract.ts'
import { findTransactionsOf } from '../store/transaction-store.ts'

const RULES = {
  columns: Object.keys(transactionSchema.shape),
  filters: { vendor_id: FILTER_FORMS.id, bot_id: FILTER_FORMS.id },
}

/** Returns the vendor's sales, newest first; those of another vendor give an empty list (API-18, PERM-03). */
export async function readTransactions(
  { db }: Pick<BillingDeps, 'db'>,
  userId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<Transaction[]>> {
  const asked = readTableQuery(query, RULES)
  if (!asked.ok) return asked
  const { equals, limit } = asked.value
  if ((equals['vendor_id'] ?? userId).toLowerCase() !== userId) return ok([])
  const of = { vendorId: userId, botId: equals['bot_id'], limit }
  const rows = await db.as({ role: 'member', userId }, (tx) => findTransactionsOf(tx, of))
  return ok(rows.map(({ amount_cents, ...row }) => ({ ...row, amount: amount_cents / 100 })))
}
