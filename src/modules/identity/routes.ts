import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { eqValue } from '#platform/http/query-fields.ts'
import { readUserProfile, readUserRole } from './actions/read-user-account.ts'
import { updateUserProfile } from './actions/update-user-profile.ts'
import { acceptTerms, readUserAcceptances } from './actions/user-acceptances.ts'
import { readUserSettings, updateUserSettings } from './actions/user-settings.ts'
import { authRoutes } from './auth-routes.ts'
import * as terms from './contract/terms.ts'
import * as contract from './contract.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { PersonalData } from './personal-data.ts'

/** Binds the identity operations to their actions; `parts` store an account's address and are updated when it changes. */
export function identityRoutes(deps: IdentityDeps, parts: readonly PersonalData[]): Binding[] {
  return [
    ...authRoutes(deps, parts),
    bind(contract.readRoles, ({ query }, { caller }) => readUserRole(deps, memberOf(caller).userId, query)),
    bind(contract.readProfiles, ({ query }, { caller }) => readUserProfile(deps, memberOf(caller).userId, query)),
    bind(contract.changeProfile, ({ query, body }, { caller }) =>
      updateUserProfile(deps, { userId: memberOf(caller).userId, named: eqValue(query.user_id), role: body.role }),
    ),
    bind(terms.readAcceptances, (_, { caller }) => readUserAcceptances(deps, memberOf(caller).userId)),
    bind(terms.acceptTerms, ({ body }, { caller }) => acceptTerms(deps, memberOf(caller).userId, body.terms_version)),
    bind(contract.readSettings, (_, { caller }) => readUserSettings(deps, memberOf(caller).userId)),
    bind(contract.changeSettings, ({ body }, { caller }) => updateUserSettings(deps, memberOf(caller).userId, body)),
  ]
}

export { outboxRoutes } from './outbox-routes.ts'
export { personalDataRoutes } from './personal-data-routes.ts'
