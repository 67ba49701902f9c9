import { randomBytes } from 'node:crypto'
import { configCategoryOf, readBot } from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { type Failure, fail, failures, invalidInput, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import type { Configuration, SavedConfiguration } from '../contract.ts'
import { completeValue } from '../domain/complete-address.ts'
import { CONFIGURATION_FIELDS, configurationProblems, formOf } from '../domain/configuration-schema.ts'
import { areUrlsHttps } from '../domain/url-fields.ts'
import { configurationSaved } from '../events.ts'
import { addConfiguration, lockConfiguration, storeConfiguration } from '../store/config-store.ts'
import { findPinnedCategory } from '../store/pinned-version-store.ts'
import { botNotFound } from './activation-failures.ts'

/** The input of a save; each given part replaces the stored part. */
export interface ConfigurationInput {
  readonly userId: string
  readonly botId: string
  readonly configData?: Readonly<Record<string, string>> | undefined
  readonly brandingData?: Configuration['branding_data'] | undefined
  readonly allowedDomains?: readonly string[] | undefined
  /** The version that the save builds on; without it the save overwrites any stored version. */
  readonly ifVersion?: number | undefined
  /** Browser and system of the caller, in a few words. */
  readonly savedFrom: string | null
}

const changedMeanwhile: Failure = {
  status: 409,
  code: 'configuration_changed',
  message: 'Deze configuratie is intussen ergens anders opgeslagen.',
}

/** Returns a token that names a configuration: 192 random bits, readable in a URL (AMB-127, AMB-131). */
export function newHostedToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Creates or changes an account's configuration of a bot; the server sets category, validity and https (API-40, AMB-126). */
export async function saveConfiguration(
  deps: ActivationDeps,
  input: ConfigurationInput,
): Promise<Outcome<SavedConfiguration>> {
  const { userId, botId } = input
  const found = await deps.db.as({ role: 'member', userId }, (tx) => findRunCategory(tx, botId))
  if (found === null) return fail(botNotFound)
  const category = configCategoryOf(found)
  const unknown = unknownFieldsOf(category, input.configData ?? {})
  if (unknown.length > 0) return fail({ ...invalidInput(unknown), code: 'unknown_field' })
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    await addConfiguration(tx, {
      id: newId<'config'>(now.getTime()),
      userId,
      botId,
      category,
      token: newHostedToken(),
      now,
    })
    const current = await lockConfiguration(tx, userId, botId)
    if (!current) return fail(failures.notFound)
    const { configData, brandingData, allowedDomains } = input
    if (configData === undefined && brandingData === undefined && allowedDomains === undefined)
      return ok(withProblems(current))
    if (input.ifVersion !== undefined && input.ifVersion !== current.version) return fail(changedMeanwhile)
    const saved = await storeConfiguration(tx, current.id, changeOf(current, category, input), now)
    if (configData !== undefined)
      await publishEvent(tx, configurationSaved, { ownerId: userId, data: { config_id: current.id }, now })
    return ok(withProblems(saved))
  })
}

/** Returns the category of a bot in the version that the caller runs, which may be pinned; null when they may not see the bot. */
async function findRunCategory(tx: Tx, botId: string): Promise<string | null> {
  const bot = await readBot(tx, botId)
  return bot ? ((await findPinnedCategory(tx, botId)) ?? bot.category) : null
}

/** Empties configuration and branding and makes the configuration invalid; token and category stay (CONF-12, CONF-13). */
export async function resetConfiguration(
  deps: ActivationDeps,
  input: { userId: string; botId: string; savedFrom: string | null },
): Promise<Outcome<SavedConfiguration>> {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const current = await lockConfiguration(tx, input.userId, input.botId)
    if (!current)
      return fail({
        ...failures.notFound,
        code: 'configuration_not_found',
        message: 'Er is nog geen configuratie van deze bot.',
      })
    const { savedFrom: saved_from } = input
    const nothing = { config_data: {}, branding_data: {}, config_valid: false, https_validated: false }
    const empty = { ...current, ...nothing, saved_from }
    const saved = await storeConfiguration(tx, current.id, empty, now)
    await publishEvent(tx, configurationSaved, { ownerId: input.userId, data: { config_id: current.id }, now })
    return ok(withProblems(saved))
  })
}

function changeOf(current: Configuration, category: string, input: ConfigurationInput) {
  const data = input.configData === undefined ? current.config_data : completed(category, input.configData)
  const touchesForm = input.configData !== undefined || category !== current.category
  return {
    category,
    config_data: data,
    branding_data: input.brandingData ?? current.branding_data,
    allowed_domains: input.allowedDomains ? [...new Set(input.allowedDomains)] : current.allowed_domains,
    config_valid: touchesForm ? configurationProblems(category, data).length === 0 : current.config_valid,
    saved_from: input.savedFrom,
    https_validated: touchesForm ? areUrlsHttps(category, data) : current.https_validated,
  }
}

function withProblems(configuration: Configuration): SavedConfiguration {
  return { ...configuration, problems: configurationProblems(configuration.category, configuration.config_data) }
}

/** Returns the texts of a form as stored: trimmed, with completed addresses. */
function completed(category: string, data: Readonly<Record<string, string>>): Record<string, string> {
  const kinds = new Map(CONFIGURATION_FIELDS[formOf(category)].map(({ name, kind }) => [name, kind]))
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, completeValue(kinds.get(name), value)]))
}

function unknownFieldsOf(
  category: string,
  data: Readonly<Record<string, string>>,
): { path: string; message: string }[] {
  const known = new Set(CONFIGURATION_FIELDS[formOf(category)].map((field) => field.name))
  return Object.keys(data).flatMap((name) =>
    known.has(name) ? [] : [{ path: `config_data.${name}`, message: 'Dit veld hoort niet bij deze bot' }],
  )
}
