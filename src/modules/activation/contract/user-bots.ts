import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'

/** The kinds of grant that access comes from. */
export const accessSource = z.enum(['plan', 'trial', 'rental', 'purchase'])

/** A bot that an account has access to, as the table returns it. */
export const userBotSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  bot_id: z.string(),
  access_type: z.enum(['purchase', 'rental']),
  /** Null for permanent access, or for as long as the plan lasts. */
  access_end: z.nullable(z.string()),
  /** The switch of My Bots. */
  active: z.boolean(),
  created_at: z.string(),
  /** The grant that counts; for ended access the last one. */
  access_source: accessSource,
  /** True when no grant is live any more (AMB-117). */
  access_expired: z.boolean(),
  /** True when it has a slot on the plan: it runs on the plan, or will when direct access ends. */
  on_plan: z.boolean(),
  /** The next payment of a rental; null for access that ends by itself or never. */
  renews_at: z.nullable(z.string()),
  /** True when the account's configuration of the bot is complete; false also before there is one. */
  config_valid: z.boolean(),
  /** True when Syvo paused the bot: it answers nobody. */
  is_paused: z.boolean(),
  /** True when the running version needs a language model and none is connected: it answers nobody (AMB-197). */
  model_missing: z.boolean(),
  /** True when its access is example data of the demo. */
  is_example: z.boolean(),
  bot: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    input_fields: z.array(z.object({ label: z.string(), type: z.string(), placeholder: z.string() })),
  }),
  /** The version that answers for this account, and the live one; `held` means that it is pinned and not updated automatically. */
  version: z.object({ running: z.number(), live: z.number(), held: z.boolean() }),
  /** Executions of this bot in the calendar month, including example data; `limit` is the bot's own monthly limit for this account. */
  usage: z.object({ used: z.number(), limit: z.number(), month: z.string() }),
})

/** A bot that an account has access to (DATA-10). */
export type UserBot = z.output<typeof userBotSchema>

/**
 * Reserves a slot on the caller's plan for a bot on trial, so that it runs on after the trial without a gap, or releases the slot (AMB-037). Returns
 * the caller's row of the bot.
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
