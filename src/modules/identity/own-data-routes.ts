import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { deleteAccount } from './actions/delete-account.ts'
import { exportOwnData } from './actions/export-own-data.ts'
import * as contract from './contract/own-data.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { OwnData } from './own-data.ts'

/** Taking one's data along and removing one's account, bound to their actions; `parts` from the lowest module to the highest. */
export function ownDataRoutes(deps: IdentityDeps, parts: readonly OwnData[]): Binding[] {
  return [
    bind(contract.exportOwnData, (_, { caller }) => exportOwnData(deps, parts, memberOf(caller).userId)),
    bind(contract.deleteAccount, ({ body }, { caller }) =>
      deleteAccount(deps, parts, { ...memberOf(caller), password: body.password }),
    ),
  ]
}
