import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

const NOTIFIED = 'Mail and audit entry are written with the decision; notifications and results will count it.'
const submission = z.object({ bot_id: z.string(), version_id: z.string(), number: z.number() })

/** An administrator approved a version; it runs from now on. */
export const botApproved = defineEvent('bot.approved', submission, { unheard: NOTIFIED })

/** An administrator rejected a version. */
export const botRejected = defineEvent('bot.rejected', submission, { unheard: NOTIFIED })

/** An administrator sent a version back with questions. */
export const botChangesRequested = defineEvent('bot.changes-requested', submission, { unheard: NOTIFIED })
