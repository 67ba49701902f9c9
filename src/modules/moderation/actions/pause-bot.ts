import { announcePause } from '#modules/activation/public.ts'
import { lockBot, setBotPause } from '#modules/catalogue/public.ts'
import { findAddress, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { botPaused, botResumed } from '../events.ts'
import { pausedMail, resumedMail } from '../mails/pause-mails.ts'
import type { ModerationDeps } from '../moderation-deps.ts'

const botNotFound = { status: 404, code: 'bot_not_found', message: 'Deze bot bestaat niet.' } as const
const alreadyPaused = { status: 409, code: 'already_paused', message: 'Deze bot staat al stil.' } as const
const notPaused = { status: 409, code: 'not_paused', message: 'Deze bot staat niet stil.' } as const

type PausedBot = NonNullable<Awaited<ReturnType<typeof lockBot>>>

/**
 * Pauses a bot everywhere at once: every start of an execution reads the row that is written here. The same transaction writes the audit entry
 * and the event and queues the mails to the vendor and to the accounts that have the bot. The endpoint has checked the role.
 */
export function pauseBot(
  deps: ModerationDeps,
  input: { adminId: string; botId: string; reason: string },
): Promise<Outcome<{ pausedAt: Date }>> {
  return asService(deps.db, (tx) => pauseBotRow(deps, tx, { ...input, isReported: false }))
}

/** Pauses a bot like `pauseBot`, in the transaction of a decision; `isReported` tells the vendor that a report led to it. */
export async function pauseBotRow(
  deps: ModerationDeps,
  tx: Tx,
  input: { adminId: string; botId: string; reason: string; isReported: boolean },
): Promise<Outcome<{ pausedAt: Date }>> {
  const now = deps.clock.now()
  const { reason, isReported } = input
  const bot = await lockBot(tx, input.botId)
  if (!bot) return fail(botNotFound)
  if (bot.paused_at !== null) return fail(alreadyPaused)
  await setBotPause(tx, bot.id, { at: now, reason })
  const mail = pausedMail({ botId: bot.id, title: bot.title, reason, isReported }, deps.publicUrl)
  await notifyVendor(deps, tx, { bot, adminId: input.adminId, done: 'paused', mail })
  return ok({ pausedAt: now })
}

/** Resumes a bot, with an audit entry, an event and mails. */
export function resumeBot(deps: ModerationDeps, input: { adminId: string; botId: string }): Promise<Outcome<true>> {
  return asService(deps.db, async (tx) => {
    const bot = await lockBot(tx, input.botId)
    if (!bot) return fail(botNotFound)
    if (bot.paused_at === null) return fail(notPaused)
    await setBotPause(tx, bot.id, null)
    const mail = resumedMail({ botId: bot.id, title: bot.title }, deps.publicUrl)
    await notifyVendor(deps, tx, { bot, adminId: input.adminId, done: 'resumed', mail })
    return ok(true)
  })
}

interface PauseNotice {
  readonly bot: PausedBot
  readonly adminId: string
  readonly done: 'paused' | 'resumed'
  readonly mail: { readonly subject: string; readonly text: string }
}

/**
 * Writes audit entry and event, and queues the mail to the vendor and the notice to customers, in the transaction of the switch; a bot of the product
 * has no vendor.
 */
async function notifyVendor(
  { clock }: ModerationDeps,
  tx: Tx,
  { bot, adminId, done, mail }: PauseNotice,
): Promise<void> {
  const now = clock.now()
  const action = `bot.${done}`
  await recordAudit(tx, { actorId: adminId, actor: 'admin', action, subjectType: 'bot', subjectId: bot.id }, now)
  const event = done === 'paused' ? botPaused : botResumed
  await publishEvent(tx, event, { ownerId: bot.vendor_id, data: { bot_id: bot.id }, now })
  await announcePause(tx, bot.id, now)
  const address = bot.vendor_id === null ? null : await findAddress(tx, bot.vendor_id)
  if (!address) return
  await enqueueMail(tx, { ...mail, userId: bot.vendor_id, kind: 'bot-pause', recipient: address.email, now })
}
