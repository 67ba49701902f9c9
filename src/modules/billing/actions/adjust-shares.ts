import { moveBotTotals } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { divideByUse } from '../domain/plan-share.ts'
import { type ShareRow, saveShareTransaction } from '../store/share-store.ts'

/**
 * Adjusts the vendors' transactions and the bots' revenue to the net amount of a shared payment that was not refunded, one transaction per bot.
 * `beforeCents` is null when the payment is being shared for the first time.
 */
export async function adjustShares(
  tx: Tx,
  shares: readonly ShareRow[],
  retained: { readonly beforeCents: number | null; readonly afterCents: number },
): Promise<void> {
  const { beforeCents, afterCents } = retained
  const before = beforeCents === null ? [] : divideByUse(beforeCents, shares)
  const after = divideByUse(afterCents, shares)
  for (const [index, share] of shares.entries()) {
    const cents = after[index] ?? 0
    await saveShareTransaction(tx, share, cents, afterCents > 0)
    if (share.bot_id !== null)
      await moveBotTotals(tx, share.bot_id, { sales: 0, revenueCents: cents - (before[index] ?? 0) })
  }
}

/** Converts share rows to the weights that the ledger rules use. */
export function weightsOf(shares: readonly ShareRow[]): { vendorId: string | null; uses: number }[] {
  return shares.map(({ vendor_id: vendorId, uses }) => ({ vendorId, uses }))
}
