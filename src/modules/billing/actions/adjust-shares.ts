import { moveBotTotals } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { divideByUse } from '../domain/plan-share.ts'
import { type ShareRow, saveShareTransaction } from '../store/share-store.ts'

/**
 * Brings what vendors see of a shared payment in step with the net that was kept of it: a transaction per bot and the bot's revenue.
 * `beforeCents` is null when it is shared just now.
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

/** Shares as the rules of the ledger know them. */
export function weightsOf(shares: readonly ShareRow[]): { vendorId: string | null; uses: number }[] {
  return shares.map(({ vendor_id: vendorId, uses }) => ({ vendorId, uses }))
}
