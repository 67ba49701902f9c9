import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { readAgain, showKnowledge } from './actions/manage-knowledge.ts'
import * as contract from './contract.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'

/** Binds the knowledge operations to their actions. */
export function knowledgeRoutes(deps: KnowledgeDeps): Binding[] {
  return [
    bind(contract.readKnowledge, ({ query }, { caller }) =>
      showKnowledge(deps, memberOf(caller).userId, query.config_id),
    ),
    bind(contract.refreshKnowledge, ({ body }, { caller }) =>
      readAgain(deps, memberOf(caller).userId, { configId: body.config_id, extraUrls: null }),
    ),
    bind(contract.changeExtraPages, ({ body }, { caller }) =>
      readAgain(deps, memberOf(caller).userId, { configId: body.config_id, extraUrls: body.urls }),
    ),
  ]
}
