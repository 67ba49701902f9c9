import { findNewestRole } from '#modules/identity/public.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type BotRow, botSchema, type VendorBot } from '../contract.ts'
import { BOT_ORDERS, findPublicBots } from '../store/bot-store.ts'
import { findManagedBots } from '../store/managed-bot-store.ts'
import { asksPendingSubmissions, readPendingSubmissions } from './read-pending-submissions.ts'

const RULES = {
  columns: Object.keys(botSchema.shape),
  filters: {
    id: FILTER_FORMS.id,
    active: /^true$/,
    status: /^approved$/,
    category: FILTER_FORMS.word,
    featured: FILTER_FORMS.truth,
    pricing_model: /^(purchase|rental|both|buy|subscription)$/,
  },
  lists: ['id'],
  orders: BOT_ORDERS,
}

/**
 * Reads the public bots, by the grammar of the table endpoints (API-06, API-07); for an administrator also a list of bots of any status with all
 * their fields (API-34, DATA-07), and the pending submissions (API-32).
 */
export async function readBots(
  deps: CatalogueDeps,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<(BotRow | VendorBot)[]>> {
  if (asksPendingSubmissions(query)) return readPendingSubmissions(deps, caller, query)
  const asked = readTableQuery(query, RULES)
  if (!asked.ok) return asked
  const { equals, among } = asked.value
  if (among['id']?.length === 0) return ok([])
  const seesAll = among['id'] !== undefined && equals['active'] === undefined && equals['status'] === undefined
  return deps.db.as(identityOf(caller), async (tx) => {
    const isAdmin = seesAll && caller.kind === 'member' && (await findNewestRole(tx, caller.userId))?.role === 'admin'
    return ok(await (isAdmin ? findManagedBots : findPublicBots)(tx, asked.value))
  })
}
