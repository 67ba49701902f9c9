import { readBot } from '#modules/catalogue/public.ts'
import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { trialEndingMail } from '../mails/trial-ending-mail.ts'
import { findEndingTrial } from '../store/grant-store.ts'

const DAY_MS = 86_400_000

/**
 * Mails that a trial ends, once for each of its two days, unless it has ended or the account has the bot in another way; returns whether a mail was
 * written (AMB-038).
 */
export function mailTrialEnding(
  deps: ActivationDeps & { publicUrl: string },
  trial: { userId: string; botId: string; day: number },
): Promise<boolean> {
  const { userId, botId, day } = trial
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const endsAt = await findEndingTrial(tx, userId, botId, now)
    const bot = endsAt && (await readBot(tx, botId))
    const address = bot && (await findAddress(tx, userId))
    if (!endsAt || !bot || !address) return false
    const daysLeft = Math.max(1, Math.round((endsAt.getTime() - now.getTime()) / DAY_MS))
    const mail = trialEndingMail({ botId, botTitle: bot.title, endsAt, daysLeft }, deps.publicUrl)
    const dedupeKey = `trial-ending:${userId}:${botId}:${day}`
    return (
      (await enqueueMail(tx, { ...mail, userId, dedupeKey, kind: 'trial-ending', recipient: address.email, now })) !==
      null
    )
  })
}
