import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { sourceSchema } from './answer-source.ts'

/** The longest that a caller waits for the answer of a bot (AMB-171). */
export const EXECUTION_TIMEOUT_MS = 60_000

const uuid = z.uuid('Dit is geen geldig id')
const MESSAGE_MAX = 2000
/** Characters of a bot's whole reply, more than any has. */
const REPLY_MAX = 8000
/** Characters of all fields of a form together, labels included. */
const FIELDS_MAX = 8000

/** The turn before this message where no conversation is stored: the visitor's message, the bot's reply, and what the bot asked. */
export const previousTurnSchema = z.object({
  message: z.string().check(z.maxLength(MESSAGE_MAX)),
  reply: z.string().check(z.maxLength(REPLY_MAX)),
  asks: z.nullable(z.enum(['contact', 'share_details'])),
})

/** The turn before a message, as the caller sends it. It decides only what the bot says next, so a caller who invents it harms nobody else. */
export type PreviousTurn = z.output<typeof previousTurnSchema>

export const blockedReasonSchema = z.enum(['out_of_scope', 'limit_exceeded', 'invalid_config', 'subscription_required'])

/** The reason why an execution was not carried out (ADMIN-17). */
export type BlockedReason = z.output<typeof blockedReasonSchema>

export const executionResponseSchema = z.object({
  success: z.boolean(),
  output: z.nullable(z.object({ result: z.string(), demo: z.boolean(), tokens_used: z.number() })),
  execution_time: z.number(),
  error: z.nullable(z.string()),
  response: z.string(),
  code: z.nullable(z.string()),
  sources: z.array(sourceSchema),
  /** A visitor's text in place of `response`, and the question that the bot asks with it; only for a test by message of the caller's own bot. */
  visitor_reply: z.optional(z.object({ text: z.string(), asks: previousTurnSchema.shape.asks })),
})

/** Answer of an execution (DATA-18), with the top-level text of AMB-045, a stable code and the sources; `execution_time` in milliseconds. */
export type ExecutionResponse = z.output<typeof executionResponseSchema>

/** The values of a form's fields by label: each at most 2,000 characters, together at most 8,000 with their labels. */
export const inputValues = z
  .record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(MESSAGE_MAX, 'Dit antwoord is te lang')))
  .check(z.refine((fields) => charsOf(fields) <= FIELDS_MAX, 'Samen zijn deze antwoorden te lang'))

function charsOf(fields: Record<string, string>): number {
  return Object.entries(fields).reduce((sum, [label, value]) => sum + label.length + value.length, 0)
}

/**
 * Runs a bot of the caller: by input fields (API-27), or by one message. An administrator's message is a health test (API-35, AMB-124): it asks the
 * bot's sample company, or the configuration `config_id` of any account, is marked as a test and counts against no limit. With `test`, the message
 * tests the caller's own bot, for every role: the bot then also answers greetings, as to a visitor, and stores none of the typed details. Answers 403
 * `forbidden` when a caller who is no administrator sends a `config_id`.
 */
export const executeBot = operation({
  id: 'executeBot',
  summary: 'Vraag aan een bot',
  method: 'POST',
  path: '/functions/v1/execute-bot',
  access: 'signed-in',
  body: z.union([
    z.object({ botId: uuid, inputData: inputValues, test: z.optional(z.boolean()) }),
    z.object({
      bot_id: uuid,
      message: z.string().check(z.minLength(1, 'Stel een vraag'), z.maxLength(MESSAGE_MAX, 'Deze vraag is te lang')),
      test: z.optional(z.boolean()),
      previous: z.optional(previousTurnSchema),
      config_id: z.optional(uuid),
    }),
  ]),
  output: executionResponseSchema,
  timeoutMs: EXECUTION_TIMEOUT_MS,
  errors: [
    'limit_exceeded',
    'too_many_requests',
    'subscription_required',
    'bot_paused',
    'model_missing',
    'bot_not_found',
    'config_not_found',
    'forbidden',
    'test_limit',
    'execution_failed',
  ],
})

/**
 * Asks a bot's sample company a free question, without an account (AMB-058); answers with the events of a chat stream. A greeting is not counted: its
 * `start` event names no messages that are left.
 */
export const trySample = operation({
  id: 'trySample',
  summary: 'Gratis proefvraag aan een bot',
  method: 'POST',
  path: '/functions/v1/try-bot',
  access: 'anyone',
  body: z.object({
    bot_id: uuid,
    visitor: uuid,
    message: z.string().check(z.trim(), z.minLength(1, 'Stel een vraag'), z.maxLength(500, 'Deze vraag is te lang')),
    previous: z.optional(previousTurnSchema),
  }),
  output: z.unknown(),
  answers: 'stream',
  timeoutMs: EXECUTION_TIMEOUT_MS,
  errors: [
    'visitor_limit',
    'address_limit',
    'daily_limit',
    'too_many_requests',
    'demo_off',
    'bot_paused',
    'model_missing',
    'bot_not_found',
  ],
})
