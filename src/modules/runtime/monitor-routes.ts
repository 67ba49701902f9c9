import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { readExecutionHours, readExecutions } from './actions/read-monitor.ts'
import { revealExecution } from './actions/reveal-execution.ts'
import * as contract from './contract/monitor.ts'
import type { ConversationDeps } from './conversation-deps.ts'

/** Binds the operations of the administrator's monitor to their actions. */
export function monitorRoutes(deps: ConversationDeps): Binding[] {
  return [
    bind(contract.readExecutions, ({ query }, { caller }) => readExecutions(deps, memberOf(caller).userId, query)),
    bind(contract.readExecutionHours, ({ query }, { caller }) =>
      readExecutionHours(deps, { userId: memberOf(caller).userId, botId: query.bot_id }),
    ),
    bind(contract.revealExecution, ({ body }, { caller }) =>
      revealExecution(deps, { adminId: memberOf(caller).userId, executionId: body.execution_id, reason: body.reason }),
    ),
  ]
}
