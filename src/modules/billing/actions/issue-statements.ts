import { findAddress } from '#modules/identity/public.ts'
import { amsterdamMonth, monthStart } from '#platform/calendar/month-start.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { statementText } from '../documents/statement.text.ts'
import { type StatementLine, sumsOf } from '../domain/statement.ts'
import { findPayoutAccount } from '../store/payout-store.ts'
import {
  findBalanceBefore,
  findStatementLines,
  findStatementsToIssue,
  hasStatement,
  issueStatement,
  lockStatements,
} from '../store/statement-store.ts'

/**
 * Issues the missing statements of closed months, the oldest first, each once. A closed month does not change any more: every posting carries the
 * time at which it is written. Returns how many were missing.
 */
export async function issueStatements(deps: Pick<BillingDeps, 'db' | 'clock' | 'seller'>): Promise<number> {
  const now = deps.clock.now()
  const missing = await asService(deps.db, (tx) => findStatementsToIssue(tx, monthStart(amsterdamMonth(now))))
  for (const { vendor_id: vendorId, month } of missing)
    await asService(deps.db, async (tx) => {
      await lockStatements(tx)
      if (await hasStatement(tx, vendorId, month)) return
      const openingCents = await findBalanceBefore(tx, vendorId, monthStart(month))
      const sums = sumsOf(await findLinesOf(tx, vendorId, month))
      const vendorName = await nameOf(tx, vendorId)
      await issueStatement(tx, { vendorId, month, vendorName, seller: deps.seller, openingCents, sums, now })
    })
  return missing.length
}

/** Returns the movements of a vendor's month as lines of its statement; simulated ones only on a statement that was issued as simulated. */
export function findLinesOf(tx: Tx, vendorId: string, month: string, isSimulated = false): Promise<StatementLine[]> {
  return findStatementLines(
    tx,
    { vendorId, from: monthStart(month), to: monthStart(month, 1), isSimulated },
    { plan: statementText.planTitle, payout: statementText.payoutTitle },
  )
}

/** Returns the name on the vendor's payout account, or else on their user account; a vendor who left has none. */
async function nameOf(tx: Tx, vendorId: string): Promise<string> {
  return (await findPayoutAccount(tx, vendorId))?.name ?? (await findAddress(tx, vendorId))?.name ?? '-'
}
