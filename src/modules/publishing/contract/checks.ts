import * as z from 'zod/mini'

/** What the product tries itself before a human looks at a submission. */
export const CHECK_KEYS = [
  'profile', // it is known who offers the bot
  'room', // the vendor's plan has room for it
  'form', // every field fits the rules
  'runs', // there is a prompt, an endpoint or an input to work with (VEND-29)
  'endpoint', // the endpoint answers, over https
  'price', // the price is within what such bots cost
  'texts', // no shouting, no addresses, no claims that cannot be true
  'prompt_leak', // asked for its instructions, the bot does not give them away
  'out_of_scope', // asked something foreign, the bot says so
  'dutch', // it answers in Dutch
  'sample_questions', // the vendor's own questions get the words he expects
] as const

export const checkResultSchema = z.object({
  key: z.enum(CHECK_KEYS),
  /** `warned` does not keep from submitting, `skipped` could not be tried, with the reason as message. */
  outcome: z.enum(['passed', 'failed', 'warned', 'skipped']),
  /** A hard check that failed keeps from submitting. */
  hard: z.boolean(),
  /** What was found, and what to mend. */
  message: z.string(),
  /** What was asked and answered, where something was. */
  asked: z.optional(z.string()),
  answered: z.optional(z.string()),
})

/** What one check found. */
export type CheckResult = z.output<typeof checkResultSchema>
