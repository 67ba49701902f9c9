import { canBeRented, isPublicBot, readBot } from '#modules/catalogue/public.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Failure } from '#platform/http/failure.ts'
import { findLiveAccess, hadTrial } from '../store/grant-store.ts'
import { isModelMissing } from '../store/language-model-store.ts'
import { accessExists, botNotFound, botPaused, modelMissing, notRentable, trialUsed } from './activation-failures.ts'

/**
 * Returns why an account cannot start its free trial of a bot, or null when it can; runs as the account itself (AMB-038). The database decides about
 * a trial that starts at the same moment.
 */
export async function findTrialRefusal(
  tx: Tx,
  { userId, botId }: { userId: string; botId: string },
  now: Date,
): Promise<Failure | null> {
  const bot = await readBot(tx, botId)
  if (!isPublicBot(bot)) return botNotFound
  if (bot.paused_at !== null) return botPaused
  if (await isModelMissing(tx, userId, botId)) return modelMissing
  if (!canBeRented(bot.pricing_model)) return notRentable
  if ((await findLiveAccess(tx, userId, botId, now)).own) return accessExists
  return (await hadTrial(tx, userId, botId)) ? trialUsed : null
}
