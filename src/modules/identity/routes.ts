import { type Binding, bind } from '#platform/http/binding.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { fail, failures, ok } from '#platform/http/failure.ts'
import { readUser, renewSession } from './actions/authenticate.ts'
import { chooseOwnRole } from './actions/choose-own-role.ts'
import { endSessions } from './actions/end-sessions.ts'
import { SESSION_SECONDS } from './actions/session-answer.ts'
import { signIn } from './actions/sign-in.ts'
import { signUp } from './actions/sign-up.ts'
import * as contract from './contract.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { findNewestRole, findProfile, findSettings, saveSettings } from './store/account-store.ts'

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
    bind(contract.getToken, async ({ query, body }, { clientAddress }) => {
      if (query.grant_type === 'password')
        return signIn(deps, { email: body.email ?? '', password: body.password ?? '', clientAddress })
      const token = body.refresh_token ?? ''
      const user = await renewSession(deps, token)
      if (!user)
        return fail({
          ...failures.unauthenticated,
          code: 'session_missing',
          message: 'Je sessie is verlopen. Log opnieuw in.',
        })
      return ok({
        access_token: token,
        refresh_token: token,
        token_type: 'bearer' as const,
        expires_in: SESSION_SECONDS,
        user,
      })
    }),
    bind(contract.signOut, async ({ query }, { caller }) => {
      const member = memberOf(caller)
      await endSessions(deps, { userId: member.userId, sessionId: member.sessionId, scope: query.scope })
      return ok({ ok: true as const })
    }),
    bind(contract.getUser, async (_, { caller }) => {
      const user = await readUser(deps, memberOf(caller).userId)
      return user ? ok(user) : fail(failures.unauthenticated)
    }),
    bind(contract.readRoles, async ({ query }, { caller }) => {
      if (namesAnother(query, caller)) return ok([])
      const row = await deps.db.as(identityOf(caller), (tx) => findNewestRole(tx, memberOf(caller).userId))
      return ok(row ? [{ ...row, created_at: row.created_at.toISOString() }] : [])
    }),
    bind(contract.readProfiles, async ({ query }, { caller }) => {
      if (namesAnother(query, caller)) return ok([])
      const row = await deps.db.as(identityOf(caller), (tx) => findProfile(tx, memberOf(caller).userId))
      return ok(row ? [{ ...row, updated_at: row.updated_at.toISOString() }] : [])
    }),
    bind(contract.changeProfile, async ({ query, body }, { caller }) => {
      if (namesAnother(query, caller)) return fail(failures.forbidden)
      const outcome = await chooseOwnRole(deps, { userId: memberOf(caller).userId, role: body.role })
      return outcome.ok ? ok([outcome.value]) : outcome
    }),
    bind(contract.readSettings, async (_, { caller }) =>
      ok(await deps.db.as(identityOf(caller), (tx) => findSettings(tx, memberOf(caller).userId))),
    ),
    bind(contract.changeSettings, ({ body }, { caller }) =>
      deps.db.as(identityOf(caller), async (tx) => {
        const changes = {
          ...(body.lead_mail === undefined ? {} : { lead_mail: body.lead_mail }),
          ...(body.conversation_retention_days === undefined
            ? {}
            : { conversation_retention_days: body.conversation_retention_days }),
        }
        await saveSettings(tx, memberOf(caller).userId, changes, deps.clock.now())
        return ok(await findSettings(tx, memberOf(caller).userId))
      }),
    ),
  ]
}

function memberOf(caller: Caller): Extract<Caller, { kind: 'member' }> {
  if (caller.kind !== 'member') throw new Error('The door let someone through who is not signed in.')
  return caller
}

/** An account that a filter names must be the caller's own (AMB-034). */
function namesAnother({ user_id: named }: { user_id?: string | undefined }, caller: Caller): boolean {
  return named !== undefined && named.slice('eq.'.length).toLowerCase() !== memberOf(caller).userId
}

export { ownMailRoutes } from './own-mail-routes.ts'
