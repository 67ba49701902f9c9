import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { handleContactMessage, readContactMessages } from './actions/contact-messages.ts'
import { exportEarlyAccess, readEarlyAccess } from './actions/waiting-list.ts'
import * as contract from './contract/admin-inbox.ts'
import type { MarketingDeps } from './marketing-deps.ts'

/** Binds the administrators' operations on visitors' messages to their actions. */
export function adminInboxRoutes(deps: MarketingDeps): Binding[] {
  return [
    bind(contract.readContactMessages, ({ query }) =>
      readContactMessages(deps, { state: query.state, after: query.after }),
    ),
    bind(contract.handleContactMessage, ({ body }, { caller }) =>
      handleContactMessage(deps, { adminId: memberOf(caller).userId, messageId: body.message_id }),
    ),
    bind(contract.readEarlyAccess, ({ query }) => readEarlyAccess(deps, query.after)),
    bind(contract.exportEarlyAccess, (_, { caller }) => exportEarlyAccess(deps, memberOf(caller).userId)),
  ]
}
