import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type Bot, botSchema } from '../contract.ts'
import { BOT_ORDERS, findPublicBots } from '../store/bot-store.ts'

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
  orders: BOT_ORDERS,
}

/** The public bots, by the grammar of the table doors (API-06, API-07). */
export async function readBots(
  { db }: CatalogueDeps,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<Bot[]>> {
  const asked = readTableQuery(query, RULES)
  return asked.ok ? ok(await db.as(identityOf(caller), (tx) => findPublicBots(tx, asked.value))) : asked
}
