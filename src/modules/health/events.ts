import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

const NOTIFIED = 'The mail to the vendor is written with the change; notifications and results will count it.'
const bot = z.object({ bot_id: z.string() })

/** A bot failed its health tests for so many days that its page says so. */
export const maintenanceBegan = defineEvent('bot.maintenance-began', bot, { unheard: NOTIFIED })

/** A bot in maintenance passed its health test again. */
export const maintenanceEnded = defineEvent('bot.maintenance-ended', bot, { unheard: NOTIFIED })
