import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { type Configuration, configurationSchema, type TestableConfiguration } from '../contract.ts'
import { findConfigurations } from '../store/config-store.ts'
import { isTestableConfigurationsQuery, readTestableConfigurations } from './read-testable-configurations.ts'

const RULES = {
  columns: Object.keys(configurationSchema.shape),
  filters: { user_id: FILTER_FORMS.id, bot_id: FILTER_FORMS.id, config_valid: FILTER_FORMS.truth },
}

/**
 * Returns an account's configurations, by the grammar of the table endpoints; never another account's, for administrators too (API-40), except for
 * the few columns that a health test selects (API-34).
 */
export async function readConfigurations(
  { db }: Pick<ActivationDeps, 'db'>,
  userId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<(Configuration | TestableConfiguration)[]>> {
  if (isTestableConfigurationsQuery(query)) {
    const testable = await readTestableConfigurations({ db }, userId, query)
    if (testable !== null) return testable
  }
  const asked = readTableQuery(query, RULES)
  if (!asked.ok) return asked
  const { user_id: wanted, bot_id: botId, config_valid: valid } = asked.value.equals
  if ((wanted ?? userId) !== userId) return ok([])
  const filters = {
    userId,
    limit: asked.value.limit,
    ...(botId === undefined ? {} : { botId }),
    ...(valid === undefined ? {} : { valid: valid === 'true' }),
  }
  return ok(await db.as({ role: 'member', userId }, (tx) => findConfigurations(tx, filters)))
}
