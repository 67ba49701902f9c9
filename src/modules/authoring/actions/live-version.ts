import { findVersion, liveContentOf, type VendorBotRow, type VersionContent } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'

/**
 * Returns the content that customers run of a bot, with its version number; a bot that came with the product is version 1. Null before the first
 * approval.
 */
export async function liveVersionOf(
  tx: Tx,
  bot: VendorBotRow,
): Promise<{ number: number; content: VersionContent } | null> {
  if (bot.approved_version === null)
    return bot.status === 'approved' ? { number: 1, content: liveContentOf(bot) } : null
  const version = await findVersion(tx, bot.id, bot.approved_version)
  return { number: bot.approved_version, content: version?.content ?? liveContentOf(bot) }
}
