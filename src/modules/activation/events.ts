import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

/** A configuration was saved with texts or sources that the bot answers from. */
export const configurationSaved = defineEvent('configuration.saved', z.object({ config_id: z.string() }))
