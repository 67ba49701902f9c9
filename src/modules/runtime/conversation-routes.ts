import { type Binding, bind } from '#platform/http/binding.ts'
import type { Caller } from '#platform/http/caller.ts'
import { removeConversation } from './actions/delete-old-conversations.ts'
import { listConversations, readConversation } from './actions/read-conversations.ts'
import * as contract from './contract/conversations.ts'
import type { ConversationDeps } from './conversation-deps.ts'

/** The operations on conversations, bound to their actions. */
export function conversationRoutes(deps: ConversationDeps): Binding[] {
  return [
    bind(contract.listConversations, ({ query }, { caller }) =>
      listConversations(deps, {
        userId: ownerOf(caller),
        botId: query.bot_id,
        channel: query.channel,
        refused: query.refused === undefined ? undefined : query.refused === 'true',
        limit: query.limit,
        after: query.after,
      }),
    ),
    bind(contract.readConversation, ({ params }, { caller }) =>
      readConversation(deps, { userId: ownerOf(caller), id: params.id }),
    ),
    bind(contract.removeConversation, ({ params }, { caller }) =>
      removeConversation(deps, { userId: ownerOf(caller), id: params.id }),
    ),
  ]
}

function ownerOf(caller: Caller): string {
  if (caller.kind !== 'member') throw new Error('The door let someone through who is not signed in.')
  return caller.userId
}
