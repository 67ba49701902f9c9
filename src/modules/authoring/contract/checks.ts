import * as z from 'zod/mini'

/** The checks that the product runs before a human reviews a submission. */
export const CHECK_KEYS = [
  'profile', // the vendor's profile is filled in
  'room', // the vendor's plan has a free slot for the bot
  'form', // every field fits the rules
  'runs', // there is a prompt, an endpoint or an input to work with (VEND-29)
  'endpoint', // the endpoint answers, over https
  'price', // the price is within what such bots cost
  'texts', // no shouting, no addresses, no claims that cannot be true
  'prompt_leak', // asked for its instructions, the bot does not give them away
  'out_of_scope', // the bot refuses an out-of-scope question
  'dutch', // the bot answers in Dutch
  'sample_questions', // the vendor's own questions get the words that the vendor expects
] as const

/** The longest that a vendor waits for the checks: they ask the bot several questions, each an execution. */
export const CHECKS_TIMEOUT_MS = 120_000

export const checkResultSchema = z.object({
  key: z.enum(CHECK_KEYS),
  /** `warned` does not prevent submitting; `skipped` could not run, with the reason as message. */
  outcome: z.enum(['passed', 'failed', 'warned', 'skipped']),
  /** A hard check that fails prevents submitting. */
  hard: z.boolean(),
  /** What was found, and what to fix. */
  message: z.string(),
  /** The question and the answer, when the check asked one. */
  asked: z.optional(z.string()),
  answered: z.optional(z.string()),
})

/** The finding of one check. */
export type CheckResult = z.output<typeof checkResultSchema>
