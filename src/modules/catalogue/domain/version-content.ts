import * as z from 'zod/mini'
import { BOT_CATEGORIES } from './categories.ts'

const cents = z.nullable(z.int().check(z.gt(0)))

/** A vendor's sample question with the words of a good answer; words are compared without capitals. */
const sampleQuestionSchema = z.strictObject({ question: z.string(), keywords: z.array(z.string()) })

/** A task with the answer that a language model gave, for the page of a bot where no model is connected. */
export const modelExampleSchema = z.strictObject({ input: z.string(), output: z.string() })

/** A recorded example of a bot that needs a language model (AMB-197). */
export type ModelExample = z.output<typeof modelExampleSchema>

/** Parses the stored recorded example of a bot; null when it does not parse. */
export function modelExampleOf(stored: unknown): ModelExample | null {
  const read = modelExampleSchema.safeParse(stored)
  return read.success ? read.data : null
}

const samplePageSchema = z.strictObject({ title: z.string(), text: z.string() })

/**
 * The complete, strict content of a version of a bot: what customers read, pay and run. Prices in cents including VAT; `sample` is the company
 * that shows the bot at work in the free trial and in tests.
 */
export const versionContentSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  long_description: z.string(),
  category: z.enum(BOT_CATEGORIES),
  pricing_model: z.enum(['purchase', 'rental', 'both']),
  price_cents: cents,
  monthly_price_cents: cents,
  monthly_execution_limit: z.nullable(z.int().check(z.gt(0))),
  api_endpoint: z.nullable(z.string()),
  prompt_template: z.nullable(z.string()),
  input_fields: z.strictObject({
    fields: z.array(z.strictObject({ label: z.string(), type: z.string(), placeholder: z.string() })),
  }),
  sample: z.strictObject({
    company: z.string(),
    pages: z.array(samplePageSchema),
    questions: z.array(sampleQuestionSchema),
  }),
  /** Whether it needs a language model (AMB-197). */
  needs_model: z._default(z.boolean(), false),
  model_example: z._default(z.nullable(modelExampleSchema), null),
})

/** The content of a version (AMB-102). */
export type VersionContent = z.output<typeof versionContentSchema>

/**
 * Returns the canonical text of a content, independent of the stored order of its keys; two contents are equal when these texts are. The fields about
 * a language
 * model are left out when it needs none, so that older versions keep their hash.
 */
export function canonicalText({ needs_model, model_example, ...content }: VersionContent): string {
  return canonicalValue({
    ...content,
    ...(needs_model ? { needs_model } : {}),
    ...(model_example === null ? {} : { model_example }),
  })
}

/** Returns the canonical text of any part of a content. */
export function canonicalValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalValue).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonicalValue(one)}`)
  return `{${parts.join(',')}}`
}
