import { answerJson } from '#platform/http/answer-json.ts'
import { type Binding, bind } from '#platform/http/binding.ts'
import { userIdOf } from '#platform/http/caller.ts'
import { fail, failures } from '#platform/http/failure.ts'
import { KnownConfigs } from './actions/known-configs.ts'
import { KnownMembers } from './actions/known-members.ts'
import { runBot } from './actions/run-bot.ts'
import { trySample } from './actions/try-sample.ts'
import * as contract from './contract/execution.ts'
import type { RuntimeDeps } from './runtime-deps.ts'

/** The operations that run bots, bound to their actions. */
export function executionRoutes(runtime: RuntimeDeps): Binding[] {
  const deps = { ...runtime, knownConfigs: new KnownConfigs(), knownMembers: new KnownMembers() }
  return [
    bind(contract.executeBot, async ({ body }, { caller, signal }) => {
      const userId = userIdOf(caller)
      if (!userId) return fail(failures.unauthenticated)
      const answer = await runBot(deps, { userId, body, signal })
      const waitSeconds = answer.body.code === 'too_many_requests' ? 600 : 86_400
      const headers = answer.status === 429 ? { 'retry-after': String(waitSeconds) } : {}
      return answerJson(answer.body, { status: answer.status, headers })
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
