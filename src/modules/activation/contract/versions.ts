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
  /** Both are null of what is not a renter's to read: he is told that it changed, not how. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

/** One part of a bot that changed, as a renter is told it. */
export type CustomerVersionChange = z.output<typeof changeSchema>

const userBotVersionsSchema = z.object({
  bot_id: z.string(),
  /** The version that answers for the caller. */
  running: z.number(),
  live: z.number(),
  /** The caller keeps `running`; else his bot is updated by itself. */
  held: z.boolean(),
  /** The version that one may go back to; null when there is none, or when it is not older than what runs. */
  previous: z.nullable(z.number()),
  /** Versions that were approved, newest first, each with what differs from the one before it. */
  versions: z.array(
    z.object({ number: z.number(), approved_at: z.nullable(z.string()), changes: z.array(changeSchema) }),
  ),
})

/** The versions of one of the caller's bots. */
export type UserBotVersions = z.output<typeof userBotVersionsSchema>

/** The approved versions of a bot that the caller has, with what changed; never its instructions or where it answers from (AMB-102). */
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
 * Keeps a version for the caller alone: the one that is live, to stay there when a newer one comes, or the one before it. Null follows what is
 * live again (AMB-102).
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
