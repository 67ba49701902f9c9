import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, tableField, tableQueryOf } from '#platform/http/query-fields.ts'
import { isAllowedDomain } from './contract/allowed-domains.ts'
import { accessSource, userBotSchema } from './contract/user-bots.ts'

export { readAllowedDomains } from './contract/allowed-domains.ts'
export * from './contract/example-data.ts'
export * from './contract/user-bots.ts'
export * from './contract/versions.ts'
export { completeAddress } from './domain/complete-address.ts'
export {
  CONFIGURATION_FIELDS,
  type ConfigurationField,
  type ConfigurationProblem,
  configurationProblems,
  configurationSchemaOf,
  PAGE_ABSENT,
} from './domain/configuration-schema.ts'
export { mergeEdits } from './domain/merge-edits.ts'

const id = idField('Deze bot bestaat niet')

/** Lists the caller's bots: `user_id=eq.{own}`, `active=eq.true`, `bot_id=eq.x` (API-12). */
export const readUserBots = operation({
  id: 'readUserBots',
  summary: 'Mijn bots',
  method: 'GET',
  path: '/rest/v1/user_bots',
  access: 'signed-in',
  query: tableQueryOf({ user_id: tableField, bot_id: tableField, active: tableField }),
  output: z.array(userBotSchema),
  errors: ['unsupported_query'],
})

/** Starts the free trial of a bot: 30 days, once per account and bot, without a payment method (AMB-038). Returns the caller's row of the bot. */
export const startTrial = operation({
  id: 'startTrial',
  summary: '30 dagen gratis proberen',
  method: 'POST',
  path: '/functions/v1/start-trial',
  access: 'signed-in',
  body: z.strictObject({ botId: id }),
  output: userBotSchema,
  errors: ['bot_not_found', 'bot_paused', 'model_missing', 'not_rentable', 'trial_used', 'access_exists'],
})

const botOfUser = z.strictObject({ user_id_param: z.optional(z.string().check(z.maxLength(100))), bot_id_param: id })

export const activeBotSchema = z.object({
  bot_id: z.string(),
  title: z.string(),
  category: z.string(),
  access_type: z.enum(['purchase', 'rental']),
  access_end: z.nullable(z.string()),
  access_source: accessSource,
  access_expired: z.boolean(),
})

/** A bot that an account switched on. */
export type ActiveBot = z.output<typeof activeBotSchema>

/** Lists the bots that the caller switched on; `bot_id_param` narrows to one (API-38, AMB-116). */
export const getUserActiveBots = operation({
  id: 'getUserActiveBots',
  summary: 'Mijn ingeschakelde bots',
  method: 'POST',
  path: '/rest/v1/rpc/get_user_active_bots',
  access: 'signed-in',
  body: z.optional(
    z.strictObject({
      user_id_param: z.optional(z.string().check(z.maxLength(100))),
      bot_id_param: z.optional(z.nullable(id)),
    }),
  ),
  output: z.array(activeBotSchema),
  errors: ['foreign_user'],
})

/** Returns whether the caller may switch a bot on, and how many bots count against the plan's limit now (API-38, MYBOTS-03). */
export const canActivateBot = operation({
  id: 'canActivateBot',
  summary: 'Mag ik deze bot inschakelen?',
  method: 'POST',
  path: '/rest/v1/rpc/can_activate_bot',
  access: 'signed-in',
  body: botOfUser,
  output: z.object({
    allowed: z.boolean(),
    /** The reason of a refusal: `activation_limit_reached`, `bot_not_found`, `bot_paused`, `model_missing` or `not_rentable`. */
    reason: z.nullable(z.string()),
    active_count: z.number(),
    /** Null is unlimited. */
    limit_value: z.nullable(z.number()),
  }),
  errors: ['foreign_user'],
})

/** Switches a bot on, on the plan unless the caller has direct access to it (API-38, MYBOTS-07). */
export const activateBot = operation({
  id: 'activateBot',
  summary: 'Bot inschakelen',
  method: 'POST',
  path: '/rest/v1/rpc/activate_bot',
  access: 'signed-in',
  body: botOfUser,
  output: z.boolean(),
  errors: ['foreign_user', 'bot_not_found', 'bot_paused', 'model_missing', 'not_rentable', 'activation_limit_reached'],
})

/** Switches a bot off; access itself stays (API-38, AMB-114). Returns false when the caller does not have the bot. */
export const deactivateBot = operation({
  id: 'deactivateBot',
  summary: 'Bot uitschakelen',
  method: 'POST',
  path: '/rest/v1/rpc/deactivate_bot',
  access: 'signed-in',
  body: botOfUser,
  output: z.boolean(),
  errors: ['foreign_user'],
})

export const brandingSchema = z.object({
  company_name: z.string(),
  primary_color: z.string(),
  welcome_message: z.string(),
  /** 'light' (default), 'dark' or 'visitor': that of the visitor's device. */
  theme: z.string(),
  /** The widget's bottom corner: 'right' (default) or 'left'. */
  position: z.string(),
})

export const configurationSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  bot_id: z.string(),
  category: z.string(),
  config_data: z.record(z.string(), z.string()),
  branding_data: z.partial(brandingSchema),
  config_valid: z.boolean(),
  https_validated: z.boolean(),
  /** Identifies this configuration to widget and chat page; no secret (AMB-131). */
  hosted_token: z.string(),
  /** Hosts that may show the widget; empty means everywhere. */
  allowed_domains: z.array(z.string()),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** The number of saves. */
  version: z.number(),
  /** Browser and system of the last save; null when they were not sent. */
  saved_from: z.nullable(z.string()),
})

/** The caller's setup of one bot (DATA-26). */
export type Configuration = z.output<typeof configurationSchema>

export const testableConfigurationSchema = z.pick(configurationSchema, {
  id: true,
  bot_id: true,
  category: true,
  config_valid: true,
})

/** The fields of any account's configuration that a health test reads. */
export type TestableConfiguration = z.output<typeof testableConfigurationSchema>

/**
 * Lists the caller's configurations, `bot_id=eq.x` for one, possibly none (API-40). For an administrator who selects only the columns of a health
 * test, with `config_valid=eq.true` and without `user_id`, it returns every account's in these columns (API-34).
 */
export const readConfigurations = operation({
  id: 'readConfigurations',
  summary: 'Mijn configuraties',
  method: 'GET',
  path: '/rest/v1/user_bot_configs',
  access: 'signed-in',
  query: tableQueryOf({ user_id: tableField, bot_id: tableField, config_valid: tableField }),
  output: z.array(z.union([configurationSchema, testableConfigurationSchema])),
  errors: ['unsupported_query'],
})

/** Returns the caller's own among the returned configurations. */
export function onlyOwnedConfigurations(rows: readonly (Configuration | TestableConfiguration)[]): Configuration[] {
  return rows.filter((row): row is Configuration => 'config_data' in row)
}

const savedConfigurationSchema = z.extend(configurationSchema, {
  /** The problems that make the saved configuration invalid, per field. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
})

/** A stored configuration with its remaining problems. */
export type SavedConfiguration = z.output<typeof savedConfigurationSchema>

const hostname = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, 'Dit domein is te lang'),
    z.refine(isAllowedDomain, 'Vul een domein in, zoals www.bedrijf.nl'),
  )

/**
 * Creates or changes the caller's configuration of a bot (API-40). With `bot_id` alone it creates an empty, invalid one when there is none (CONF-02).
 * Each given part replaces that part; the server sets validity, category and token. With `if_version` the save only counts while that is the stored
 * version; otherwise it is refused with `configuration_changed` and changes nothing.
 */
export const saveConfiguration = operation({
  id: 'saveConfiguration',
  summary: 'Configuratie opslaan',
  method: 'POST',
  path: '/rest/v1/user_bot_configs',
  access: 'signed-in',
  query: z.strictObject({ on_conflict: z.optional(z.literal('user_id,bot_id')) }),
  body: z.strictObject({
    bot_id: id,
    user_id: z.optional(z.string().check(z.maxLength(100))),
    if_version: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
    config_data: z.optional(
      z.record(
        z.string().check(z.maxLength(60)),
        z.string('Vul hier tekst in').check(z.maxLength(5000, 'Hier passen hoogstens 5000 tekens')),
      ),
    ),
    branding_data: z.optional(
      z.strictObject({
        company_name: z.optional(z.string().check(z.trim(), z.maxLength(80, 'De bedrijfsnaam is te lang'))),
        primary_color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Kies een kleur, zoals #3B82F6'))),
        welcome_message: z.optional(z.string().check(z.trim(), z.maxLength(300, 'Het welkomstbericht is te lang'))),
        theme: z.optional(
          z.string().check(z.regex(/^(?:light|dark|visitor)$/, 'Kies licht, donker of zoals de bezoeker')),
        ),
        position: z.optional(z.string().check(z.regex(/^(?:right|left)$/, 'Kies links of rechts'))),
      }),
    ),
    allowed_domains: z.optional(z.array(hostname).check(z.maxLength(20, 'Hoogstens 20 domeinen'))),
  }),
  output: savedConfigurationSchema,
  errors: ['foreign_user', 'bot_not_found', 'unknown_field', 'configuration_changed'],
})

/** Empties a configuration; token and category stay (CONF-12, CONF-13). */
export const resetConfiguration = operation({
  id: 'resetConfiguration',
  summary: 'Configuratie resetten',
  method: 'POST',
  path: '/functions/v1/reset-configuration',
  access: 'signed-in',
  irreversible: 'fresh-proof',
  body: z.strictObject({ botId: id }),
  output: savedConfigurationSchema,
  errors: ['configuration_not_found'],
})
