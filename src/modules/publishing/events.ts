import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

const NOTIFIED = 'Mail and audit entry are written with the change; notifications and results will count it.'
const submission = z.object({ bot_id: z.string(), version_id: z.string(), number: z.number() })
const bot = z.object({ bot_id: z.string() })

/** A vendor submitted a version for review. */
export const botSubmitted = defineEvent('bot.submitted', submission, { unheard: NOTIFIED })

/** An administrator approved a version; it runs from now on. */
export const botApproved = defineEvent('bot.approved', submission, { unheard: NOTIFIED })

/** An administrator rejected a version. */
export const botRejected = defineEvent('bot.rejected', submission, { unheard: NOTIFIED })

/** An administrator sent a version back with questions. */
export const botChangesRequested = defineEvent('bot.changes-requested', submission, { unheard: NOTIFIED })

/** A bot was paused: it starts nothing for any caller. */
export const botPaused = defineEvent('bot.paused', bot, { unheard: NOTIFIED })

/** A paused bot runs again. */
export const botResumed = defineEvent('bot.resumed', bot, { unheard: NOTIFIED })

/** A bot failed its health tests for so many days that its page says so. */
export const maintenanceBegan = defineEvent('bot.maintenance-began', bot, { unheard: NOTIFIED })

/** A bot in maintenance passed its health test again. */
export const maintenanceEnded = defineEvent('bot.maintenance-ended', bot, { unheard: NOTIFIED })
