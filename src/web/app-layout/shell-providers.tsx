import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { ApiContext } from '#platform/browser/api-context.ts'
import { type Go, NavigationContext } from '#platform/browser/navigation-context.ts'
import { SESSION_LOADING, SessionContext, type SessionState } from '#platform/browser/session-context.ts'
import type { RouterContext } from '../router-context.ts'
import type { SessionStore } from '../session/session-store.ts'

/** Provides every screen with the query cache, the API client, the session and the navigation. */
export function ShellProviders({ context, children }: { context: RouterContext; children: ReactNode }) {
  const router = useRouter()
  const go = useCallback<Go>(
    (path, { replace = false, keepScroll = false } = {}) =>
      // As for links: without a connection only the address would change.
      void (navigator.onLine && router.navigate({ href: path, replace, resetScroll: !keepScroll })),
    [router],
  )
  const state = useSessionState(context.session)
  return (
    <QueryClientProvider client={context.queryClient}>
      <ApiContext value={context.api}>
        <NavigationContext value={go}>
          <SessionContext value={state}>{children}</SessionContext>
        </NavigationContext>
      </ApiContext>
    </QueryClientProvider>
  )
}

/**
 * Returns the session state; loading while the page hydrates. Its first value is set in a transition: set at once it would make React hydrate
 * everything below in one piece, the longest time in which a page does not respond.
 */
function useSessionState(session: SessionStore): SessionState {
  const [state, setState] = useState<SessionState>(SESSION_LOADING)
  useEffect(() => {
    startTransition(() => setState(session.state()))
    return session.subscribe(() => setState(session.state()))
  }, [session])
  return state
}
