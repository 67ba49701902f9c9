import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { deleteBot } from '../actions/delete-bot.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import * as contract from '../contract/bot-rows.ts'
import { readBotQuery } from './read-bot-query.ts'

/** Binds deleting a row of `bots`; changing one is bound by `review`, because a decision arrives at the same endpoint (API-17, API-33). */
export function botRowRoutes(deps: Pick<AuthoringDeps, 'db' | 'clock'>): Binding[] {
  return [
    bind(contract.deleteBot, async ({ query }, { caller }) => {
      const vendorId = memberOf(caller).userId
      const asked = readBotQuery(query, vendorId)
      return asked.ok ? deleteBot(deps, { vendorId, botId: asked.value.botId }) : asked
    }),
  ]
}
