import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { removeConversation } from './actions/delete-old-conversations.ts'
import { listConversations, readConversation } from './actions/read-conversations.ts'
import * as contract from './contract/conversations.ts'
import type { ConversationDeps } from './conversation-deps.ts'

/** Binds the operations on conversations to their actions. */
export function conversationRoutes(deps: ConversationDeps): Binding[] {
  return [
    bind(contract.listConversations, ({ query }, { caller }) =>
      listConversations(deps, {
        userId: memberOf(caller).userId,
        botId: query.bot_id,
        channel: query.channel,
        refused: query.refused === undefined ? undefined : query.refused === 'true',
        limit: query.limit,
        after: query.after,
      }),
    ),
    bind(contract.readConversation, ({ params }, { caller }) =>
      readConversation(deps, { userId: memberOf(caller).userId, id: params.id }),
    ),
    bind(contract.removeConversation, ({ params }, { caller }) =>
      removeConversation(deps, { userId: memberOf(caller).userId, id: params.id }),
    ),
  ]
}
