import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import { type readSmokeQuestions as contract, smokeTestSchema } from '../contract.ts'
import type { HealthDeps } from '../health-deps.ts'
import { findQuestions } from '../store/smoke-reads.ts'

const RULES = {
  columns: Object.keys(smokeTestSchema.shape),
  filters: { id: FILTER_FORMS.id, category: FILTER_FORMS.word, active: FILTER_FORMS.truth },
}

/** Reads the health questions by the grammar of the table endpoints (API-34). */
export async function readSmokeQuestions(
  { db }: Pick<HealthDeps, 'db'>,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<OperationOutput<typeof contract>>> {
  const asked = readTableQuery(query, RULES)
  if (!asked.ok) return asked
  const { id, category, active } = asked.value.equals
  const filters = { id, category, active: active === undefined ? undefined : active === 'true' }
  return ok(await db.as(identityOf(caller), (tx) => findQuestions(tx, { ...filters, limit: asked.value.limit })))
}
