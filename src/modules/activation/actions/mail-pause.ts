import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { PAUSE_NOTICE_JOB } from '../domain/job-names.ts'
import { botPausedMail, botResumedMail } from '../mails/pause-notice-mails.ts'
import {
  claimPauseNotified,
  findPausableBot,
  markPauseNotified,
  type PausableBot,
} from '../store/pause-notice-store.ts'
import { forEachCustomer } from './for-each-customer.ts'

type MailDeps = ActivationDeps & { readonly publicUrl: string }

/**
 * A mistaken pause can be undone within this time without a mail; and nobody gets more than one mail in it about a bot that is paused and resumed
 * repeatedly.
 */
const SETTLES_AFTER_MS = 10 * 60_000

const BATCH = 100
const KIND = 'bot-pause-news'

/**
 * Enqueues the mail about a bot's state ten minutes from now, in the service transaction that pauses or resumes it. Switches within that time are one
 * mail; when they cancel out there is none.
 */
export function announcePause(tx: Tx, botId: string, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + SETTLES_AFTER_MS)
  return enqueueJob(tx, { name: PAUSE_NOTICE_JOB, payload: { bot_id: botId }, dedupeKey: botId, runAt, now })
}

/**
 * Mails a bot's current state to the accounts that were last notified otherwise: the pause to every account that has the bot, except its vendor; the
 * end to those that were notified of the pause. Once each, also in repeated runs.
 */
export async function mailPause(deps: MailDeps, botId: string, signal: AbortSignal): Promise<void> {
  const bot = await asService(deps.db, (tx) => findPausableBot(tx, botId))
  if (bot?.isPaused) await sendPausedMail(deps, bot, signal)
  else if (bot) await sendResumedMail(deps, bot, signal)
}

async function sendPausedMail(deps: MailDeps, bot: PausableBot, signal: AbortSignal): Promise<void> {
  const mail = botPausedMail(bot, deps.publicUrl)
  await forEachCustomer(deps, { ...bot, signal }, async (tx, { userId, email }, now) => {
    // The notified mark and the mail are one transaction, so neither exists without the other.
    if (await markPauseNotified(tx, { userId, botId: bot.botId }, now))
      await enqueueMail(tx, { ...mail, userId, kind: KIND, recipient: email, now })
  })
}

async function sendResumedMail(deps: MailDeps, bot: PausableBot, signal: AbortSignal): Promise<void> {
  const mail = botResumedMail(bot, deps.publicUrl)
  let count: number
  do {
    signal.throwIfAborted()
    count = await asService(deps.db, async (tx) => {
      const now = deps.clock.now()
      const notifiedUserIds = await claimPauseNotified(tx, bot.botId, BATCH)
      for (const userId of notifiedUserIds) {
        const address = await findAddress(tx, userId)
        if (address) await enqueueMail(tx, { ...mail, userId, kind: KIND, recipient: address.email, now })
      }
      return notifiedUserIds.length
    })
  } while (count > 0)
}
