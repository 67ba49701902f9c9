import { type Binding, bind } from '#platform/http/binding.ts'
import { type Caller, userIdOf } from '#platform/http/caller.ts'
import { readAgain, showKnowledge } from './actions/manage-knowledge.ts'
import * as contract from './contract.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'

/** The knowledge operations, bound to their actions. */
export function knowledgeRoutes(deps: KnowledgeDeps): Binding[] {
  return [
    bind(contract.readKnowledge, ({ query }, { caller }) => showKnowledge(deps, ownerOf(caller), query.config_id)),
    bind(contract.refreshKnowledge, ({ body }, { caller }) =>
      readAgain(deps, ownerOf(caller), { configId: body.config_id, extraUrls: null }),
    ),
    bind(contract.changeExtraPages, ({ body }, { caller }) =>
      readAgain(deps, ownerOf(caller), { configId: body.config_id, extraUrls: body.urls }),
    ),
  ]
}

function ownerOf(caller: Caller): string {
  const userId = userIdOf(caller)
  if (!userId) throw new Error('The door let someone through who is not signed in.')
  return userId
}
