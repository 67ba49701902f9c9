import { findPausedBots } from '#modules/catalogue/public.ts'
import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { PausedBot } from '../contract/pause.ts'
import type { ModerationDeps } from '../moderation-deps.ts'

/** Lists the paused bots, the last paused first, with the names of their vendors. The endpoint has checked the role. */
export function readPausedBots({ db }: ModerationDeps): Promise<Outcome<PausedBot[]>> {
  return asService(db, async (tx) => {
    const bots = await findPausedBots(tx)
    const vendors = await Promise.all(
      bots.map(async (bot) => (bot.vendorId === null ? null : findAddress(tx, bot.vendorId))),
    )
    return ok(
      bots.map((bot, index) => ({
        bot_id: bot.id,
        title: bot.title,
        category: bot.category,
        vendor: vendors[index]?.name ?? null,
        paused_at: bot.pausedAt.toISOString(),
        reason: bot.reason,
      })),
    )
  })
}
