import type { Tx } from '#platform/database/database.ts'
import type { BillingTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** Returns a vendor's sales, newest first; runs as the vendor. Whole cents without VAT. */
export function findTransactionsOf(
  tx: Tx,
  of: { readonly vendorId: string; readonly botId?: string | undefined; readonly limit: number },
) {
  let select = tables(tx)
    .selectFrom('transactions')
    .select(['id', 'bot_id', 'vendor_id', 'amount_cents', 'status'])
    .where('vendor_id', '=', of.vendorId)
  if (of.botId !== undefined) select = select.where('bot_id', '=', of.botId)
  return select.orderBy('created_at', 'desc').orderBy('id').limit(of.limit).execute()
}
