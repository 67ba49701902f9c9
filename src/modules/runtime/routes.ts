import { type Binding, bind } from '#platform/http/binding.ts'
import { userIdOf } from '#platform/http/caller.ts'
import { fail, failures } from '#platform/http/failure.ts'
import { jsonResponse } from '#platform/http/json-response.ts'
import { ConfigCache } from './actions/config-cache.ts'
import { MemberCache } from './actions/member-cache.ts'
import { runBot } from './actions/run-bot.ts'
import { trySample } from './actions/try-sample.ts'
import * as contract from './contract/execution.ts'
import type { RuntimeDeps } from './runtime-deps.ts'

/** Binds the operations that run bots to their actions. */
export function executionRoutes(runtime: RuntimeDeps): Binding[] {
  const deps = { ...runtime, knownConfigs: new ConfigCache(), knownMembers: new MemberCache() }
  return [
    bind(contract.executeBot, async ({ body }, { caller, signal }) => {
      const userId = userIdOf(caller)
      if (!userId) return fail(failures.unauthenticated)
      const answer = await runBot(deps, { userId, body, signal })
      const waitSeconds = answer.body.code === 'too_many_requests' ? 600 : 86_400
      const headers = answer.status === 429 ? { 'retry-after': String(waitSeconds) } : {}
      return jsonResponse(answer.body, { status: answer.status, headers })
    }),
    bind(
      contract.trySample,
      ({ body: { bot_id: botId, visitor, message, previous = null } }, { clientAddress, signal }) =>
        trySample(deps, { botId, visitor, message, previous, clientAddress, signal }),
    ),
  ]
}

export { conversationRoutes } from './conversation-routes.ts'
export { monitorRoutes } from './monitor-routes.ts'
