import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

/** The most characters of the reason of a pause, which the vendor reads. */
export const PAUSE_REASON_MAX = 1000

const pausedBotSchema = z.object({
  bot_id: z.string(),
  title: z.string(),
  category: z.string(),
  vendor: z.nullable(z.string()),
  paused_at: z.string(),
  reason: z.string(),
})

/** A paused bot with the reason; for administrators. */
export type PausedBot = z.output<typeof pausedBotSchema>

/** Lists the bots that are paused now, the last paused first. */
export const readPausedBots = operation({
  id: 'readPausedBots',
  summary: 'Bots die stilstaan',
  method: 'GET',
  path: '/functions/v1/paused-bots',
  access: 'admin',
  output: z.array(pausedBotSchema),
})

/**
 * Pauses a bot everywhere from the next question on: it answers nobody, chats become contact forms, and it cannot be tried, rented or bought. Its
 * vendor
 * gets a mail with the reason. A bot that is paused already answers 409 `already_paused`.
 */
export const pauseBot = operation({
  id: 'pauseBot',
  summary: 'Bot stilzetten',
  method: 'POST',
  path: '/functions/v1/pause-bot',
  access: 'admin',
  body: z.strictObject({
    bot_id: idField(),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(5, 'Schrijf op waarom. De maker leest dit.'),
        z.regex(/\p{L}{2}/u, 'Schrijf op waarom. De maker leest dit.'),
        z.maxLength(PAUSE_REASON_MAX, 'De reden is te lang (hooguit 1.000 tekens)'),
      ),
  }),
  output: z.object({ bot_id: z.string(), paused_at: z.string() }),
  errors: ['bot_not_found', 'already_paused'],
})

/** Resumes a bot, everywhere at once; its vendor gets a mail. A bot that is not paused answers 409 `not_paused`. */
export const resumeBot = operation({
  id: 'resumeBot',
  summary: 'Bot hervatten',
  method: 'POST',
  path: '/functions/v1/resume-bot',
  access: 'admin',
  body: z.strictObject({ bot_id: idField() }),
  output: z.object({ bot_id: z.string() }),
  errors: ['bot_not_found', 'not_paused'],
})
