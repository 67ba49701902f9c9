import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

const botId = idField('Deze bot bestaat niet')

const changeSchema = z.object({
  field: z.enum([
    'title',
    'description',
    'long_description',
    'category',
    'pricing_model',
    'price_cents',
    'monthly_price_cents',
    'monthly_execution_limit',
    'input_fields',
    'needs_model',
    'instructions',
    'service',
  ]),
  /** Both are null for parts that a customer may not read: they learn that it changed, not how. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** One changed part of a bot, as a customer sees it. */
export type CustomerVersionChange = z.output<typeof changeSchema>

const userBotVersionsSchema = z.object({
  bot_id: z.string(),
  /** The version that answers for the caller. */
  running: z.number(),
  live: z.number(),
  /** True when the caller pinned `running`; otherwise the bot is updated automatically. */
  held: z.boolean(),
  /** The version that the caller may go back to; null when there is none, or when it is not older than the running one. */
  previous: z.nullable(z.number()),
  /** Approved versions, newest first, each with its differences from the one before it. */
  versions: z.array(
    z.object({ number: z.number(), approved_at: z.nullable(z.string()), changes: z.array(changeSchema) }),
  ),
})

/** The versions of one of the caller's bots. */
export type UserBotVersions = z.output<typeof userBotVersionsSchema>

/** Lists the approved versions of a bot that the caller has, with what changed; never its instructions or its endpoint (AMB-102). */
export const readUserBotVersions = operation({
  id: 'readUserBotVersions',
  summary: 'Versies van mijn bot',
  method: 'GET',
  path: '/functions/v1/own-versions',
  access: 'signed-in',
  query: z.strictObject({ botId }),
  output: userBotVersionsSchema,
  errors: ['activation_not_found'],
})

/**
 * Pins a version for the caller alone: the live one, to stay on it when a newer one comes, or the one before it. Null follows the live version again
 * (AMB-102).
 */
export const pinVersion = operation({
  id: 'pinVersion',
  summary: 'Versie van mijn bot kiezen',
  method: 'POST',
  path: '/functions/v1/hold-version',
  access: 'signed-in',
  body: z.strictObject({ bot_id: botId, number: z.nullable(z.int().check(z.gt(0), z.lte(2_147_483_647))) }),
  output: userBotVersionsSchema,
  errors: ['activation_not_found', 'version_not_offered'],
})
