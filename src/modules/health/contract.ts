import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, tableField, tableQueryOf } from '#platform/http/query-fields.ts'

/** The four categories that have a card, in their order; `generic` has none and appears in the details only (ADMIN-07, AMB-122). */
export const SMOKE_CATEGORIES = ['horeca', 'ecommerce', 'hr', 'support'] as const

const categoryField = z.enum([...SMOKE_CATEGORIES, 'generic'], 'Kies een categorie')

const countsSchema = z.object({
  waiting: z.number(),
  running: z.number(),
  passed: z.number(),
  failed: z.number(),
  cancelled: z.number(),
})

export const smokeRunSchema = z.object({
  id: z.string(),
  batch_id: z.string(),
  bot_id: z.string(),
  bot_title: z.string(),
  /** Whether the bot's own sample company was asked, or a customer's configuration. */
  is_sample: z.boolean(),
  category: z.string(),
  test_input: z.string(),
  expected_keywords: z.array(z.string()),
  forbidden_keywords: z.array(z.string()),
  expects_refusal: z.boolean(),
  status: z.enum(['waiting', 'running', 'passed', 'failed', 'cancelled']),
  response: z.nullable(z.string()),
  found_keywords: z.array(z.string()),
  error: z.nullable(z.string()),
  duration_ms: z.nullable(z.number()),
  ended_at: z.nullable(z.string()),
})

/** One question to one bot with its result. */
export type SmokeRun = z.output<typeof smokeRunSchema>

const batchSchema = z.object({
  id: z.string(),
  kind: z.enum(['asked', 'daily']),
  /** Null: every category. */
  category: z.nullable(z.string()),
  /** The one bot that was asked; null when there were more. */
  bot_id: z.nullable(z.string()),
  status: z.enum(['running', 'done', 'cancelled']),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  counts: countsSchema,
})

/** A batch with its progress n of m: m is the sum of its counts, n excludes the waiting and running ones. */
export type SmokeBatch = z.output<typeof batchSchema>

const botHealthSchema = z.object({
  bot_id: z.string(),
  title: z.string(),
  maintenance_since: z.nullable(z.string()),
  days: z.array(
    z.object({
      day: z.string(),
      outcome: z.enum(['good', 'failing', 'unknown']),
      passed: z.number(),
      asked: z.number(),
    }),
  ),
})

/**
 * Reads the data of the smoke tests' screen (ADMIN-07 to ADMIN-10): per category the numbers of valid configurations and active tests and the newest
 * batch; the newest runs of these batches, of the newest night and of the newest batch of one bot; and the last fourteen days of bots that fail or
 * are in maintenance.
 */
export const readSmokeTests = operation({
  id: 'readSmokeTests',
  summary: 'Gezondheidstests',
  method: 'GET',
  path: '/functions/v1/smoke-tests',
  access: 'admin',
  output: z.object({
    categories: z.array(
      z.object({
        category: z.string(),
        configured: z.number(),
        tests: z.number(),
        /** The newest batch that asked this category; batches of a single bot and nightly ones do not count. */
        batch: z.nullable(batchSchema),
        /** Whole percent of the category's newest results, 0 without any. */
        pass_rate: z.number(),
        /** The counts of this category's questions in that batch. */
        counts: countsSchema,
      }),
    ),
    batches: z.array(batchSchema),
    runs: z.array(smokeRunSchema),
    health: z.array(botHealthSchema),
  }),
})

/**
 * Asks every valid configuration of a category (without one: of all) each active test of its category, one a second, in the worker; with
 * `bot_id` only those of that bot. 409 `already_running` while the same bot, category or everything is being asked, with that batch in `details`.
 */
export const startSmokeBatch = operation({
  id: 'startSmokeBatch',
  summary: 'Gezondheidstests starten',
  method: 'POST',
  path: '/functions/v1/start-smoke-tests',
  access: 'admin',
  body: z.strictObject({ category: z.optional(categoryField), bot_id: z.optional(idField()) }),
  output: z.object({ batch_id: z.string(), total: z.number() }),
  errors: ['already_running', 'nothing_to_test'],
})

/** Stops a batch: the remaining questions are not asked. */
export const cancelSmokeBatch = operation({
  id: 'cancelSmokeBatch',
  summary: 'Gezondheidstests stoppen',
  method: 'POST',
  path: '/functions/v1/cancel-smoke-tests',
  access: 'admin',
  body: z.strictObject({ batch_id: idField() }),
  output: z.object({ batch_id: z.string(), cancelled: z.number() }),
  errors: ['batch_not_found', 'already_ended'],
})

export const smokeTestSchema = z.object({
  id: z.string(),
  category: z.string(),
  test_input: z.string(),
  expected_keywords: z.array(z.string()),
  active: z.boolean(),
  forbidden_keywords: z.array(z.string()),
  expects_refusal: z.boolean(),
})

/** Reads the health questions by the table grammar, for administrators (API-34, DATA-25). Filters: `category`, `active`, `id`. */
export const readSmokeQuestions = operation({
  id: 'readSmokeQuestions',
  summary: 'Vragen van de gezondheidstest',
  method: 'GET',
  path: '/rest/v1/bot_smoke_tests',
  access: 'admin',
  query: tableQueryOf({ id: tableField, category: tableField, active: tableField }),
  output: z.array(smokeTestSchema),
  errors: ['unsupported_query'],
})
