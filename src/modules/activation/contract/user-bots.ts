import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

/** What an access rests on. */
export const accessSource = z.enum(['plan', 'trial', 'rental', 'purchase'])

/** A bot that an account has access to, as the table answers it. */
export const userBotSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  bot_id: z.string(),
  access_type: z.enum(['purchase', 'rental']),
  /** Null is permanent, or as long as the plan lasts. */
  access_end: z.nullable(z.string()),
  /** The switch of My Bots. */
  active: z.boolean(),
  created_at: z.string(),
  /** The ground that counts; of an ended access the last one. */
  access_source: accessSource,
  /** True when no ground is live any more (AMB-117). */
  access_expired: z.boolean(),
  /** Whether it has a place on the plan: it runs on it, or will when own access ends. */
  on_plan: z.boolean(),
  /** When a rent is paid again; null for access that ends by itself or never. */
  renews_at: z.nullable(z.string()),
  /** True when the account's configuration of the bot is complete; false too before there is one. */
  config_valid: z.boolean(),
  /** Whether Syvo stopped the bot: it answers nobody. */
  is_paused: z.boolean(),
  /** The version that runs needs a language model, and none is connected: it answers nobody (AMB-197). */
  model_missing: z.boolean(),
  /** Its access is example data of the demo. */
  is_example: z.boolean(),
  bot: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    input_fields: z.array(z.object({ label: z.string(), type: z.string(), placeholder: z.string() })),
  }),
  /** Which version answers for this account, and which one is live; `held` means that it is not updated by itself. */
  version: z.object({ running: z.number(), live: z.number(), held: z.boolean() }),
  /** Executions of this bot in the calendar month, those of example data too; `limit` is the bot's own monthly limit for this account. */
  usage: z.object({ used: z.number(), limit: z.number(), month: z.string() }),
})

/** A bot that an account has access to (DATA-10). */
export type UserBot = z.output<typeof userBotSchema>

/**
 * Reserves a slot on the caller's plan for a bot on trial, so that it runs on after the trial without a gap, or gives the slot back (AMB-037).
 * Answers the caller's row of the bot.
 */
export const moveTrialToPlan = operation({
  id: 'moveTrialToPlan',
  summary: 'Bot na de proef op mijn plan zetten',
  method: 'POST',
  path: '/functions/v1/move-trial-to-plan',
  access: 'signed-in',
  body: z.strictObject({ botId: idField('Deze bot bestaat niet'), onPlan: z.boolean() }),
  output: userBotSchema,
  errors: ['trial_not_found', 'plan_full', 'model_missing'],
})
