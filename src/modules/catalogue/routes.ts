import { FILTER_FORMS, readTableQuery } from '#modules/plans/public.ts'
import { type Binding, bind } from '#platform/http/binding.ts'
import { identityOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { readBotDetail } from './actions/read-bot-detail.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import * as contract from './contract.ts'
import { BOT_ORDERS, findPublicBots } from './store/bot-store.ts'

const BOTS = {
  columns: Object.keys(contract.botSchema.shape),
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

/** The operations of the catalogue, bound to their actions. */
export function catalogueRoutes(deps: CatalogueDeps): Binding[] {
  return [
    bind(contract.readBots, async ({ query }, { caller }) => {
      const asked = readTableQuery(query, BOTS)
      return asked.ok ? ok(await deps.db.as(identityOf(caller), (tx) => findPublicBots(tx, asked.value))) : asked
    }),
    bind(contract.readBotDetail, ({ query }, { caller }) => readBotDetail(deps, caller, query.botId)),
  ]
}
