import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import {
  changeUser,
  confirmFactor,
  type Enrolment,
  endSession,
  enrolFactor,
  listSessions,
  readFactors,
  removeFactor,
  renewBackupCodes,
  requestEmailChange,
  type Security,
  type SessionRow,
} from '../contract/security.ts'
import { signOut, type User } from '../contract.ts'

/** Queries how the signed-in account is secured. */
export function securityQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['security', userId],
    queryFn: ({ signal }): Promise<Security> => api.call(readFactors, { signal }),
  })
}

/** Queries the sessions of the signed-in account. */
export function sessionsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }): Promise<SessionRow[]> => (await api.call(listSessions, { signal })).sessions,
  })
}

/** Changes the password; the current one is omitted for an account that has none. */
export function changePassword(
  api: ApiClient,
  input: { current: string | undefined; password: string },
): Promise<User> {
  const { current, password } = input
  return api.call(changeUser, {
    body: { password, ...(current === undefined ? {} : { current_password: current }) },
  })
}

/** Has a link mailed to the new address of the account. */
export async function submitEmailChange(
  api: ApiClient,
  { email, password }: { email: string; password: string | undefined },
): Promise<void> {
  await api.call(requestEmailChange, { body: { email, ...bodyOf(password) } })
}

/** Starts a second factor. */
export function startFactorEnrolment(api: ApiClient, password: string | undefined): Promise<Enrolment> {
  return api.call(enrolFactor, { body: bodyOf(password) })
}

/** Confirms it with its first code; returns the backup codes. */
export async function confirmFactorEnrolment(api: ApiClient, id: string, code: string): Promise<string[]> {
  return (await api.call(confirmFactor, { params: { id }, body: { code } })).backup_codes
}

/** Turns the second factor off. */
export async function turnFactorOff(api: ApiClient, id: string, password: string | undefined): Promise<void> {
  await api.call(removeFactor, { params: { id }, body: bodyOf(password) })
}

/** Creates new backup codes that replace the old ones. */
export async function makeBackupCodes(api: ApiClient, password: string | undefined): Promise<string[]> {
  return (await api.call(renewBackupCodes, { body: bodyOf(password) })).backup_codes
}

/** Ends one session of the account. */
export async function signOutAt(api: ApiClient, id: string): Promise<void> {
  await api.call(endSession, { params: { id } })
}

/** Ends all sessions of the account except this one. */
export async function signOutElsewhere(api: ApiClient): Promise<void> {
  await api.call(signOut, { query: { scope: 'others' } })
}

function bodyOf(password: string | undefined): { password?: string } {
  return password === undefined ? {} : { password }
}
