import * as z from 'zod/mini'
import { BOT_CATEGORIES, CONFIG_CATEGORIES } from './categories.ts'
import { modelExampleSchema } from './version-content.ts'

const cents = z.nullable(z.int().check(z.gt(0)))

const pageSchema = z.object({
  path: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
})

/** One page of a sample company, ready to be read as knowledge. */
export type SamplePage = z.output<typeof pageSchema>

/** The bots of the product's own catalogue as `database/seed/bots.json` holds them. */
export const botContentSchema = z.array(
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    longDescription: z.string(),
    category: z.enum(BOT_CATEGORIES),
    configCategory: z.enum(CONFIG_CATEGORIES),
    pricingModel: z.enum(['purchase', 'rental', 'both']),
    priceCents: cents,
    monthlyPriceCents: cents,
    featured: z.boolean(),
    totalSales: z.int().check(z.gte(0)),
    monthlyExecutionLimit: z.int().check(z.gt(0)),
    promptTemplate: z.string(),
    inputFields: z.object({
      fields: z.array(z.object({ label: z.string(), type: z.string(), placeholder: z.string() })),
    }),
    sampleConfig: z.record(z.string(), z.string()),
    sampleCompany: z.string(),
    sampleQuestions: z.array(z.string()),
    sampleKnowledge: z.array(pageSchema),
    /** The recorded example of a bot that needs a language model (AMB-197); null for any other. */
    modelExample: z._default(z.nullable(modelExampleSchema), null),
  }),
)

/** One bot of the product's own catalogue. */
export type BotContent = z.output<typeof botContentSchema>[number]

/** The health questions as `database/seed/smoke-tests.json` holds them (DATA-25). */
export const smokeTestContentSchema = z.array(
  z.strictObject({
    category: z.enum(CONFIG_CATEGORIES),
    testInput: z.string(),
    expectedKeywords: z.array(z.string()),
    /** Words that a good answer must not hold. */
    forbiddenKeywords: z._default(z.array(z.string()), []),
    /** Whether the question is out of scope and the bot should refuse it. */
    expectsRefusal: z._default(z.boolean(), false),
  }),
)

/** One health question of the product's own content. */
export type SmokeTestContent = z.output<typeof smokeTestContentSchema>[number]
