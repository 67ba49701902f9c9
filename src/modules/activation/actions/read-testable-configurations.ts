import { findNewestRole } from '#modules/identity/public.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { type TestableConfiguration, testableConfigurationSchema } from '../contract.ts'
import { findTestableConfigurations } from '../store/config-store.ts'

const COLUMNS = Object.keys(testableConfigurationSchema.shape)
const RULES = { columns: COLUMNS, filters: { bot_id: FILTER_FORMS.id, config_valid: FILTER_FORMS.truth } }

/**
 * Returns whether a query of the configurations endpoint is that of a health test: valid ones, of no account in particular, and only the columns that
 * it needs.
 */
export function isTestableConfigurationsQuery(query: Readonly<Record<string, unknown>>): boolean {
  const { select, config_valid: valid, user_id: userId } = query
  if (typeof select !== 'string' || valid !== 'eq.true' || userId !== undefined) return false
  return select.split(',').every((column) => COLUMNS.includes(column.trim()))
}

/** Returns every account's valid configurations with only these columns, for administrators (API-34, AMB-124); null for any other caller. */
export function readTestableConfigurations(
  { db }: Pick<ActivationDeps, 'db'>,
  userId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<TestableConfiguration[]> | null> {
  return db.as({ role: 'member', userId }, async (tx) => {
    if ((await findNewestRole(tx, userId))?.role !== 'admin') return null
    const asked = readTableQuery(query, RULES)
    if (!asked.ok) return asked
    const { equals, limit } = asked.value
    return ok(await findTestableConfigurations(tx, { botId: equals['bot_id'], limit }))
  })
}
