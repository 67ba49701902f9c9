import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ApiContext } from '#platform/browser/api-context.ts'
import { SessionContext, type SessionState } from '#platform/browser/session-context.ts'
import { type ApiClient, createApiClient } from '#platform/http/api-client.ts'
import type { TestApp } from './create-test-app.ts'

/** A client that calls the app with a token, or as a visitor. */
export function clientOf(app: TestApp, token: string | null): ApiClient {
  const send = async (path: string, init: RequestInit) => app.http.request(path, init)
  return createApiClient({ send, token: () => token, publicKey: () => null })
}

/** A client whose every call fails, as when the backend is away. */
export const brokenClient: ApiClient = createApiClient({
  send: () => Promise.reject(new Error('away')),
  token: () => null,
  publicKey: () => null,
})

/** The session of an account. */
export function signedIn(account: { userId: string; email: string }): SessionState {
  return { status: 'signed-in', user: { id: account.userId, email: account.email, displayName: 'Noor' } }
}

/** Draws a part as its reader sees it once everything that it asks for is answered; `reads` asks it. */
export async function renderPart(
  part: ReactNode,
  around: { api?: ApiClient; session: SessionState; reads?: (client: QueryClient) => Promise<unknown>[] },
): Promise<string> {
  // A part that is drawn once asks nothing again: what failed stays failed.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  await Promise.all(around.reads?.(client) ?? [])
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiContext value={around.api ?? brokenClient}>
        <SessionContext value={around.session}>{part}</SessionContext>
      </ApiContext>
    </QueryClientProvider>,
  )
}
