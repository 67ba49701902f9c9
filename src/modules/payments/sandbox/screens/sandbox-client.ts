import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { readSandboxOrders, readSandboxSession, type SandboxSession, type SimulatedOrder } from '../contract.ts'

/** Queries one of the account's payment pages; always refetched, because another tab may have paid meanwhile. */
export function sandboxSessionQuery(api: ApiClient, userId: string, sessionId: string) {
  return queryOptions({
    queryKey: ['sandbox-session', userId, sessionId],
    queryFn: ({ signal }): Promise<SandboxSession> => api.call(readSandboxSession, { params: { sessionId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
}

/** Queries the account's sandbox payments. */
export function sandboxOrdersQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['sandbox-orders', userId],
    queryFn: ({ signal }): Promise<SimulatedOrder[]> => api.call(readSandboxOrders, { signal }),
    staleTime: 0,
    retry: false,
  })
}

/** Tells whether the endpoint itself is missing: another provider takes the payments. */
export function isEndpointMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404 && error.code === 'not_found'
}

/** Tells whether this account has no such payment page, or the address is invalid. */
export function isSessionMissing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 'session_not_found' || error.code === 'invalid_input')
}
