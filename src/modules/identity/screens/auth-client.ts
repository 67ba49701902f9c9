import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import {
  checkRecoveryLink,
  recoverPassword,
  resendConfirmation,
  sendCode,
  verifyToken,
} from '../contract/mailed-tokens.ts'
import { finishSso, startSso } from '../contract/sso.ts'
import { getToken, type Session, signUp } from '../contract.ts'

/** Signs in with a password (API-03). */
export function signInWithPassword(
  api: ApiClient,
  { deviceToken, ...input }: { email: string; password: string; deviceToken: string | undefined },
): Promise<Session> {
  const body = { ...input, ...(deviceToken === undefined ? {} : { device_token: deviceToken }) }
  return api.call(getToken, { query: { grant_type: 'password' }, body })
}

/** Performs the second step of a sign-in. */
export function submitSecondFactor(api: ApiClient, input: { challenge: string; code: string }): Promise<Session> {
  return api.call(getToken, { query: { grant_type: 'mfa' }, body: input })
}

/** Creates an account; the answer has no token while the address must be confirmed (AUTH-05, API-03). */
export function createAccount(
  api: ApiClient,
  input: {
    name: string
    email: string
    password: string
    siteUrl: string
    termsVersion: string
    deviceSecret: string | undefined
  },
): Promise<Session> {
  const { name, email, password, siteUrl, termsVersion, deviceSecret } = input
  return api.call(signUp, {
    body: {
      email,
      password,
      data: { terms_version: termsVersion },
      options: {
        emailRedirectTo: siteUrl,
        data: { display_name: name },
        ...(deviceSecret === undefined ? {} : { device_secret: deviceSecret }),
      },
    },
  })
}

type Mailed = { email: string; redirectTo: string }

/** Has a link mailed to choose a new password. */
export async function requestRecovery(api: ApiClient, { email, redirectTo }: Mailed): Promise<void> {
  await api.call(recoverPassword, { body: { email, options: { emailRedirectTo: redirectTo } } })
}

/** Has a code mailed to sign in with. */
export async function requestCode(api: ApiClient, { email, redirectTo }: Mailed): Promise<void> {
  await api.call(sendCode, { body: { email, options: { emailRedirectTo: redirectTo } } })
}

/** Has the link that confirms an address mailed again. */
export async function requestConfirmation(api: ApiClient, { email, redirectTo }: Mailed): Promise<void> {
  await api.call(resendConfirmation, { body: { type: 'signup', email, options: { emailRedirectTo: redirectTo } } })
}

/** Confirms an address with the secret of its link; the answer has a session where `deviceSecret` is that of the sign-up. */
export function confirmAddress(
  api: ApiClient,
  { token, deviceSecret }: { token: string; deviceSecret: string | undefined },
): Promise<Session> {
  return api.call(verifyToken, {
    body: { type: 'signup', token, ...(deviceSecret === undefined ? {} : { device_secret: deviceSecret }) },
  })
}

/** Changes the account to the address whose link was opened. */
export async function confirmNewAddress(api: ApiClient, token: string): Promise<void> {
  await api.call(verifyToken, { body: { type: 'email_change', token } })
}

/** Signs in with a mailed code. */
export function signInWithCode(api: ApiClient, input: { email: string; code: string }): Promise<Session> {
  return api.call(verifyToken, { body: { type: 'email', email: input.email, token: input.code } })
}

/** Sets a new password with the secret of a link. */
export function chooseNewPassword(
  api: ApiClient,
  input: { token: string; password: string; factorCode: string | undefined },
): Promise<Session> {
  const { token, password, factorCode } = input
  return api.call(verifyToken, {
    body: { type: 'recovery', token, password, ...(factorCode === undefined ? {} : { factor_code: factorCode }) },
  })
}

/** Queries whether the link to a new password still works, without using it. A refusal means no. */
export function recoveryLinkQuery(api: ApiClient, token: string | null) {
  return queryOptions({
    queryKey: ['recovery-link', token],
    queryFn: ({ signal }) => api.call(checkRecoveryLink, { body: { type: 'recovery', token: token ?? '' }, signal }),
    enabled: token !== null && token !== '',
    // Asked once: after the new password is set the link no longer works, which is not worth a message.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Starts a sign-in at the operator's single sign-on service. */
export function openSsoSignIn(api: ApiClient, redirectTo: string): Promise<{ url: string; binding: string }> {
  return api.call(startSso, { body: { redirect_to: redirectTo } })
}

/** Finishes it with the query that the service returned. */
export function completeSso(api: ApiClient, input: { params: string; binding: string }): Promise<Session> {
  return api.call(finishSso, { body: input })
}
