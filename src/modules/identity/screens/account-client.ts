import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { getUser, type Role, readProfiles, readRoles, type User } from '../contract.ts'

/** Queries the role of the signed-in account. When it cannot be loaded the error is logged and the account counts as buyer (AUTH-15). */
export function roleQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['role', userId],
    queryFn: async (): Promise<Role> => {
      try {
        const [newest] = await api.call(readRoles, {
          query: { user_id: `eq.${userId}`, order: 'created_at.desc', limit: '1' },
        })
        return newest?.role ?? 'buyer'
      } catch (error) {
        if (!isSignedOut(error)) console.error('the role could not be loaded', error)
        return 'buyer'
      }
    },
    staleTime: 30_000,
  })
}

/** Queries whether the signed-in account is a developer. When it cannot be loaded the error is logged and the answer is no (AUTH-15). */
export function developerQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['developer', userId],
    queryFn: async (): Promise<boolean> => {
      try {
        const [profile] = await api.call(readProfiles, { query: { user_id: `eq.${userId}` } })
        return profile?.is_developer ?? false
      } catch (error) {
        if (!isSignedOut(error)) console.error('the profile could not be loaded', error)
        return false
      }
    },
    staleTime: 30_000,
  })
}

/** Queries the signed-in account. */
export function accountQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['account', userId],
    queryFn: ({ signal }): Promise<User> => api.call(getUser, { signal }),
  })
}

/** Tells whether the session ended meanwhile, which is no fault: the client sends the user to the sign-in page itself. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401
}
