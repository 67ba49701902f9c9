import { type Binding, bind, type RequestContext } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import type { Outcome } from '#platform/http/failure.ts'
import type { OperationInput } from '#platform/http/operation.ts'
import { confirmEmailChange, requestEmailChange } from './actions/change-email.ts'
import { changeUser } from './actions/change-user.ts'
import { checkRecoveryLink } from './actions/check-recovery-link.ts'
import { confirmEmail } from './actions/confirm-email.ts'
import { finishSso } from './actions/finish-sso.ts'
import { listSessions } from './actions/list-sessions.ts'
import {
  confirmFactor,
  enrolFactor,
  readSecurity,
  removeFactor,
  renewBackupCodes,
} from './actions/manage-second-factor.ts'
import { readCurrentUser } from './actions/read-current-user.ts'
import { reauthenticateSession } from './actions/reauthenticate-session.ts'
import { recoverAccount } from './actions/recover-account.ts'
import { renewSession } from './actions/renew-session.ts'
import { requestMail } from './actions/request-mail.ts'
import { revokeSession, revokeSessions } from './actions/revoke-sessions.ts'
import { signIn } from './actions/sign-in.ts'
import { signInSecondStep } from './actions/sign-in-second-step.ts'
import { signInWithCode } from './actions/sign-in-with-code.ts'
import { signUp } from './actions/sign-up.ts'
import { startSso } from './actions/start-sso.ts'
import * as mailed from './contract/mailed-tokens.ts'
import * as security from './contract/security.ts'
import * as sso from './contract/sso.ts'
import * as contract from './contract.ts'
import type { IdentityDeps, Visitor } from './identity-deps.ts'
import type { PersonalData } from './personal-data.ts'

/** Binds the operations to sign up, sign in and sign out to their actions. */
export function authRoutes(deps: IdentityDeps, parts: readonly PersonalData[]): Binding[] {
  return [
    bind(contract.signUp, ({ body }, context) =>
      signUp(deps, {
        email: body.email,
        password: body.password,
        displayName: body.data?.display_name ?? body.options?.data?.display_name ?? '',
        termsVersion: body.data?.terms_version ?? body.options?.data?.terms_version,
        redirectTo: body.options?.emailRedirectTo,
        deviceSecret: body.options?.device_secret,
        visitor: visitorOf(context),
      }),
    ),
    bind(contract.getToken, (input, context) => grantToken(deps, input, visitorOf(context))),
    bind(contract.signOut, ({ query }, { caller }) =>
      revokeSessions(deps, { ...memberOf(caller), scope: query.scope }),
    ),
    bind(contract.getUser, (_, { caller }) => readCurrentUser(deps, memberOf(caller).userId)),
    ...mailedRoutes(deps, parts),
    bind(sso.startSso, ({ body }, { clientAddress }) =>
      startSso(deps, { redirectTo: body.redirect_to, clientAddress }),
    ),
    bind(sso.finishSso, ({ body }, context) => finishSso(deps, { ...body, visitor: visitorOf(context) })),
    ...securityRoutes(deps),
  ]
}

function mailedRoutes(deps: IdentityDeps, parts: readonly PersonalData[]): Binding[] {
  const asked = (body: { email: string; options?: { emailRedirectTo?: string | undefined } | undefined }) => ({
    email: body.email,
    redirectTo: body.options?.emailRedirectTo,
  })
  return [
    bind(mailed.sendCode, ({ body }, { clientAddress }) =>
      requestMail(deps, { kind: 'code', ...asked(body), clientAddress }),
    ),
    bind(mailed.recoverPassword, ({ body }, { clientAddress }) =>
      requestMail(deps, { kind: 'recover', ...asked(body), clientAddress }),
    ),
    bind(mailed.resendConfirmation, ({ body }, { clientAddress }) =>
      requestMail(deps, { kind: 'resend', ...asked(body), clientAddress }),
    ),
    bind(mailed.checkRecoveryLink, ({ body }, context) =>
      checkRecoveryLink(deps, { token: body.token, visitor: visitorOf(context) }),
    ),
    bind(mailed.verifyToken, ({ body }, context) => {
      const visitor = visitorOf(context)
      switch (body.type) {
        case 'signup':
          return confirmEmail(deps, { token: body.token, deviceSecret: body.device_secret, visitor })
        case 'email_change':
          return confirmEmailChange(deps, parts, { token: body.token, clientAddress: visitor.clientAddress })
        case 'recovery':
          return recoverAccount(deps, { ...body, factorCode: body.factor_code, visitor })
        case 'email':
          return signInWithCode(deps, { email: body.email, code: body.token, visitor })
      }
    }),
  ]
}

function securityRoutes(deps: IdentityDeps): Binding[] {
  return [
    bind(security.changeUser, ({ body }, { caller }) =>
      changeUser(deps, memberOf(caller), {
        name: body.data?.display_name,
        password: body.password,
        currentPassword: body.current_password,
      }),
    ),
    bind(security.requestEmailChange, ({ body }, { caller }) => requestEmailChange(deps, memberOf(caller), body)),
    bind(security.listSessions, (_, { caller }) => listSessions(deps, memberOf(caller))),
    bind(security.endSession, ({ params }, { caller }) =>
      revokeSession(deps, { userId: memberOf(caller).userId, id: params.id }),
    ),
    bind(security.reauthenticateSession, ({ body }, { caller }) => reauthenticateSession(deps, memberOf(caller), body)),
    bind(security.readFactors, (_, { caller }) => readSecurity(deps, memberOf(caller).userId)),
    bind(security.enrolFactor, ({ body }, { caller }) => enrolFactor(deps, memberOf(caller), body.password)),
    bind(security.renewBackupCodes, ({ body }, { caller }) => renewBackupCodes(deps, memberOf(caller), body.password)),
    bind(security.confirmFactor, ({ params, body }, { caller }) =>
      confirmFactor(deps, memberOf(caller), { id: params.id, code: body.code }),
    ),
    bind(security.removeFactor, ({ params, body }, { caller }) =>
      removeFactor(deps, memberOf(caller), { id: params.id, password: body.password }),
    ),
  ]
}

function grantToken(
  deps: IdentityDeps,
  { query, body }: OperationInput<typeof contract.getToken>,
  visitor: Visitor,
): Promise<Outcome<contract.Session>> {
  switch (query.grant_type) {
    case 'password':
      return signIn(deps, {
        email: body.email ?? '',
        password: body.password ?? '',
        visitor: { ...visitor, deviceToken: body.device_token },
      })
    case 'mfa':
      return signInSecondStep(deps, { challenge: body.challenge ?? '', code: body.code ?? '', visitor })
    case 'refresh_token':
      return renewSession(deps, body.refresh_token ?? '', visitor)
  }
}

function visitorOf({ clientAddress, headers, isLocalRequest }: RequestContext): Visitor {
  return { clientAddress, userAgent: headers.get('user-agent'), isLocalRequest }
}
