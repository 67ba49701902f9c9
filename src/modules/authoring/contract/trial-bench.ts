import * as z from 'zod/mini'
import { EXECUTION_TIMEOUT_MS, inputValues } from '#modules/runtime/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { botFormSchema } from '../form/bot-form.ts'
import { CHECKS_TIMEOUT_MS, checkResultSchema } from './checks.ts'

const FORM_BYTES_MAX = 6 * 1024 * 1024

/**
 * Runs a draft as it is in the editor on a question or on values of its inputs, with its own sample pages as knowledge. Stores nothing and
 * counts against no monthly limit; a limit per vendor keeps it from being a free model. Answers the input and the output.
 */
export const runDraftTrial = operation({
  id: 'runDraftTrial',
  summary: 'Concept proberen',
  method: 'POST',
  path: '/functions/v1/test-draft',
  access: 'vendor',
  body: z.strictObject({
    form: botFormSchema,
    question: z.optional(z.string().check(z.maxLength(2000, 'Deze vraag is te lang'))),
    inputs: z.optional(inputValues),
  }),
  bodyBytesMax: FORM_BYTES_MAX,
  timeoutMs: EXECUTION_TIMEOUT_MS,
  output: z.object({
    outcome: z.enum(['answered', 'refused', 'failed']),
    /** The text that a visitor would read. */
    answer: z.string(),
    /** The instructions as the model gets them, or would get them where none is configured (`answered_by: pages`); null when an endpoint answers. */
    prompt: z.nullable(z.string()),
    question: z.string(),
    passages: z.array(z.object({ title: z.string(), text: z.string() })),
    /** What answered: the vendor's endpoint, a language model, or sentences of the sample pages. */
    answered_by: z.enum(['endpoint', 'model', 'pages']),
    /** The tokens that the model counted; 0 when none was asked or it failed. */
    tokens_in: z.number(),
    tokens_out: z.number(),
    duration_ms: z.number(),
    /** Why it failed, for the vendor. */
    reason: z.nullable(z.string()),
  }),
  errors: ['test_limit', 'nothing_to_test'],
})

/** Runs the checks on the saved draft without submitting it. */
export const checkDraft = operation({
  id: 'checkDraft',
  summary: 'Concept laten controleren',
  method: 'POST',
  path: '/functions/v1/check-draft',
  access: 'vendor',
  body: z.strictObject({ bot_id: idField() }),
  output: z.array(checkResultSchema),
  timeoutMs: CHECKS_TIMEOUT_MS,
  errors: ['test_limit', 'bot_not_found'],
})
