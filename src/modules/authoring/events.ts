import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

/** A vendor submitted a version for review. */
export const botSubmitted = defineEvent(
  'bot.submitted',
  z.object({ bot_id: z.string(), version_id: z.string(), number: z.number() }),
  { unheard: 'Mail and audit entry are written with the change; notifications and results will count it.' },
)
