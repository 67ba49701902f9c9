import * as z from 'zod/mini'
import { checkResultSchema, versionStatusSchema } from '#modules/authoring/contract.ts'
import { traderSchema } from '#modules/catalogue/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

const submissionSchema = z.object({
  version_id: z.string(),
  bot_id: z.string(),
  number: z.number(),
  title: z.string(),
  category: z.string(),
  pricing_model: z.enum(['purchase', 'rental', 'both']),
  /** Euros including VAT. */
  price: z.nullable(z.number()),
  monthly_price: z.nullable(z.number()),
  submitted_at: z.string(),
  vendor: z.object({ id: z.string(), name: z.string(), verified: z.boolean(), approved_bots: z.number() }),
  /** Whether an earlier version is live meanwhile. */
  is_update: z.boolean(),
  publish: z.boolean(),
  checks: z.array(checkResultSchema),
})

/** A submission as the queue shows it. */
export type Submission = z.output<typeof submissionSchema>

/** Lists every pending submission, the longest waiting first (ADMIN-01). */
export const readReviewQueue = operation({
  id: 'readReviewQueue',
  summary: 'Bots die op review wachten',
  method: 'GET',
  path: '/functions/v1/review-queue',
  access: 'admin',
  output: z.array(submissionSchema),
})

const decisionSchema = z.object({
  status: versionStatusSchema,
  decided_at: z.nullable(z.string()),
  /** The decider's name; null for the product itself. */
  decided_by: z.nullable(z.string()),
  feedback: z.nullable(z.string()),
})

/** The outcome of a submission, by whom and when; also the `details` of 409 `decided_before`. */
export type Decision = z.output<typeof decisionSchema>

/** Reads one submission in full: every text, the changes since the live version, the checks, and the outcome of earlier versions. */
export const readReview = operation({
  id: 'readReview',
  summary: 'Eén inzending',
  method: 'GET',
  path: '/functions/v1/review',
  access: 'admin',
  query: z.strictObject({ versionId: idField('Noem een inzending') }),
  output: z.extend(submissionSchema, {
    status: versionStatusSchema,
    /** Null while it is pending. */
    decision: z.nullable(decisionSchema),
    description: z.string(),
    long_description: z.string(),
    monthly_execution_limit: z.nullable(z.number()),
    /** The trader that customers will read; null for a free bot and before the vendor filled in the profile. */
    offered_by: z.nullable(traderSchema),
    prompt_template: z.nullable(z.string()),
    api_endpoint: z.nullable(z.string()),
    /** Whether it needs a language model, and the recorded example for its page (AMB-197). */
    needs_model: z.boolean(),
    model_example: z.nullable(z.object({ input: z.string(), output: z.string() })),
    input_fields: z.array(z.object({ label: z.string(), type: z.string(), placeholder: z.string() })),
    sample: z.object({
      company: z.string(),
      pages: z.array(z.object({ title: z.string(), text: z.string() })),
      questions: z.array(z.object({ question: z.string(), keywords: z.array(z.string()) })),
    }),
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    /** The version that `changes` compares with: the one that was live before, else the one submitted before; null for a first submission. */
    compared_with: z.nullable(z.object({ number: z.number(), status: versionStatusSchema })),
    /** The earlier versions of this bot, newest first. */
    history: z.array(z.extend(decisionSchema, { number: z.number(), submitted_at: z.string() })),
    /** The outcomes of the vendor's other bots, newest first; at most ten. */
    other_bots: z.array(z.extend(decisionSchema, { bot_id: z.string(), title: z.string(), number: z.number() })),
  }),
  errors: ['submission_not_found'],
})

/** A submission as its reviewer reads it. */
export type Review = z.output<typeof readReview.output>

/**
 * Decides a submission, once (ADMIN-02 to ADMIN-04). Rejecting and asking for changes need `feedback`, else 422 `feedback_needed`. A submission that
 * was decided before answers 409 `decided_before` with who and when in `details`. `visible` says whether the marketplace shows the bot now.
 */
export const decideSubmission = operation({
  id: 'decideSubmission',
  summary: 'Inzending beoordelen',
  method: 'POST',
  path: '/functions/v1/decide-submission',
  access: 'admin',
  body: z.strictObject({
    version_id: idField(),
    decision: z.enum(['approve', 'reject', 'request_changes']),
    feedback: z.optional(z.string().check(z.maxLength(5000, 'De feedback is te lang (hooguit 5.000 tekens)'))),
  }),
  output: z.object({ version_id: z.string(), bot_id: z.string(), status: z.string(), visible: z.boolean() }),
  errors: ['submission_not_found', 'decided_before', 'feedback_needed'],
})

const changeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() })

/** Lists every version of a bot, newest first, each with its changes since the version that was live before it. For its vendor and administrators. */
export const readBotVersions = operation({
  id: 'readBotVersions',
  summary: 'Versies van een bot',
  method: 'GET',
  path: '/functions/v1/bot-versions',
  access: 'vendor',
  query: z.strictObject({ botId: idField('Noem een bot') }),
  output: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      status: versionStatusSchema,
      submitted_at: z.string(),
      decided_at: z.nullable(z.string()),
      feedback: z.nullable(z.string()),
      checks: z.array(checkResultSchema),
      changes: z.array(changeSchema),
    }),
  ),
  errors: ['bot_not_found'],
})
