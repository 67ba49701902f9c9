import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { readSandboxOrders, readSandboxSession, type SandboxSession, type SimulatedOrder } from '../contract.ts'

/** An own payment page; always asked anew, because another tab may have paid meanwhile. */
export function sandboxSessionQuery(api: ApiClient, userId: string, sessionId: string) {
  return queryOptions({
    queryKey: ['sandbox-session', userId, sessionId],
    queryFn: ({ signal }): Promise<SandboxSession> => api.call(readSandboxSession, { params: { sessionId }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
}

/** What the account paid in the sandbox. */
export function sandboxOrdersQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['sandbox-orders', userId],
    queryFn: ({ signal }): Promise<SimulatedOrder[]> => api.call(readSandboxOrders, { signal }),
    staleTime: 0,
    retry: false,
  })
}

/** True when the door itself is not there: another provider takes the payments. */
export function isEndpointMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404 && error.code === 'not_found'
}

/** True when there is no such payment page for this account, or the address is no page's at all. */
export function isSessionMissing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.code === 'session_not_found' || error.code === 'invalid_input')
}
