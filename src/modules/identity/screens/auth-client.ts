import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { getToken, type Session, signUp } from '../contract.ts'

/** Signs in with a password (API-03). */
export function signInWithPassword(api: ApiClient, input: { email: string; password: string }): Promise<Session> {
  return api.call(getToken, { query: { grant_type: 'password' }, body: input })
}

/** Makes an account; the answer has no token while the address must be confirmed (AUTH-05, API-03). */
export function createAccount(
  api: ApiClient,
  input: { name: string; email: string; password: string; siteUrl: string },
): Promise<Session> {
  const { name, email, password, siteUrl } = input
  return api.call(signUp, {
    body: { email, password, options: { emailRedirectTo: siteUrl, data: { display_name: name } } },
  })
}

/** The message of a failed call, else the given default (AUTH-07, AMB-027). */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.code !== 'unexpected' && error.message !== '' ? error.message : fallback
}
