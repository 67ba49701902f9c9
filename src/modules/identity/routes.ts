import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { eqValue } from '#platform/http/query-fields.ts'
import { changeOwnProfile } from './actions/change-own-profile.ts'
import { endSessions } from './actions/end-sessions.ts'
import { changeOwnSettings, readOwnSettings } from './actions/own-settings.ts'
import { readOwnProfile, readOwnRole } from './actions/read-own-account.ts'
import { readOwnUser } from './actions/read-own-user.ts'
import { renewSession } from './actions/renew-session.ts'
import { signIn } from './actions/sign-in.ts'
import { signUp } from './actions/sign-up.ts'
import * as contract from './contract.ts'
import type { IdentityDeps } from './identity-deps.ts'

/** The identity operations, bound to their actions. */
export function identityRoutes(deps: IdentityDeps): Binding[] {
  return [
    bind(contract.signUp, ({ body }, { clientAddress }) =>
      signUp(deps, {
        email: body.email,
        password: body.password,
        displayName: body.data?.display_name ?? body.options?.data?.display_name ?? '',
        clientAddress,
      }),
    ),
    bind(contract.getToken, ({ query, body }, { clientAddress }) =>
      query.grant_type === 'password'
        ? signIn(deps, { email: body.email ?? '', password: body.password ?? '', clientAddress })
        : renewSession(deps, body.refresh_token ?? ''),
    ),
    bind(contract.signOut, ({ query }, { caller }) => {
      const { userId, sessionId } = memberOf(caller)
      return endSessions(deps, { userId, sessionId, scope: query.scope })
    }),
    bind(contract.getUser, (_, { caller }) => readOwnUser(deps, memberOf(caller).userId)),
    bind(contract.readRoles, ({ query }, { caller }) => readOwnRole(deps, memberOf(caller).userId, query)),
    bind(contract.readProfiles, ({ query }, { caller }) => readOwnProfile(deps, memberOf(caller).userId, query)),
    bind(contract.changeProfile, ({ query, body }, { caller }) =>
      changeOwnProfile(deps, { userId: memberOf(caller).userId, named: eqValue(query.user_id), role: body.role }),
    ),
    bind(contract.readSettings, (_, { caller }) => readOwnSettings(deps, memberOf(caller).userId)),
    bind(contract.changeSettings, ({ body }, { caller }) => changeOwnSettings(deps, memberOf(caller).userId, body)),
  ]
}

export { ownMailRoutes } from './own-mail-routes.ts'
