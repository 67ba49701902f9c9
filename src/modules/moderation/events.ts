import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

const NOTIFIED = 'Mails and audit entry are written with the change; notifications and results will count it.'
const bot = z.object({ bot_id: z.string() })

/** A bot was paused: it starts nothing for any caller. */
export const botPaused = defineEvent('bot.paused', bot, { unheard: NOTIFIED })

/** A paused bot runs again. */
export const botResumed = defineEvent('bot.resumed', bot, { unheard: NOTIFIED })
