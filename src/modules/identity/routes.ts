import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { eqValue } from '#platform/http/query-fields.ts'
import { changeOwnProfile } from './actions/change-own-profile.ts'
import { acceptTerms, readOwnAcceptances } from './actions/own-acceptances.ts'
import { changeOwnSettings, readOwnSettings } from './actions/own-settings.ts'
import { readOwnProfile, readOwnRole } from './actions/read-own-account.ts'
import { authRoutes } from './auth-routes.ts'
import * as terms from './contract/terms.ts'
import * as contract from './contract.ts'
import type { IdentityDeps } from './identity-deps.ts'
import type { OwnData } from './own-data.ts'

/** The identity operations, bound to their actions; `parts` follow an account's change of address. */
export function identityRoutes(deps: IdentityDeps, parts: readonly OwnData[]): Binding[] {
  return [
    ...authRoutes(deps, parts),
    bind(contract.readRoles, ({ query }, { caller }) => readOwnRole(deps, memberOf(caller).userId, query)),
    bind(contract.readProfiles, ({ query }, { caller }) => readOwnProfile(deps, memberOf(caller).userId, query)),
    bind(contract.changeProfile, ({ query, body }, { caller }) =>
      changeOwnProfile(deps, { userId: memberOf(caller).userId, named: eqValue(query.user_id), role: body.role }),
    ),
    bind(terms.readAcceptances, (_, { caller }) => readOwnAcceptances(deps, memberOf(caller).userId)),
    bind(terms.acceptTerms, ({ body }, { caller }) => acceptTerms(deps, memberOf(caller).userId, body.terms_version)),
    bind(contract.readSettings, (_, { caller }) => readOwnSettings(deps, memberOf(caller).userId)),
    bind(contract.changeSettings, ({ body }, { caller }) => changeOwnSettings(deps, memberOf(caller).userId, body)),
  ]
}

export { outboxRoutes } from './outbox-routes.ts'
export { ownDataRoutes } from './own-data-routes.ts'
