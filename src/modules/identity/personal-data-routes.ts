import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { deleteAccount } from './actions/delete-account.ts'
import { exportPersonalData } from './actions/export-personal-data.ts'
import * as contract from './contract/personal-data.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { PersonalData } from './personal-data.ts'

/** Binds the export of personal data and the deletion of an account to their actions; `parts` run from the lowest module to the highest. */
export function personalDataRoutes(deps: IdentityDeps, parts: readonly PersonalData[]): Binding[] {
  return [
    bind(contract.exportPersonalData, (_, { caller }) => exportPersonalData(deps, parts, memberOf(caller).userId)),
    bind(contract.deleteAccount, ({ body }, { caller }) =>
      deleteAccount(deps, parts, { ...memberOf(caller), password: body.password }),
    ),
  ]
}
