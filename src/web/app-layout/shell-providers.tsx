import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react'
import { ApiContext } from '#platform/browser/api-context.ts'
import { type Go, NavigationContext } from '#platform/browser/navigation-context.ts'
import { SESSION_LOADING, SessionContext, type SessionState } from '#platform/browser/session-context.ts'
import type { RouterContext } from '../router-context.ts'
import type { SessionStore } from '../session/session-store.ts'

/** Gives every screen what was read, its client, its session and its way to navigate. */
export function ShellProviders({ context, children }: { context: RouterContext; children: ReactNode }) {
  const router = useRouter()
  const go = useCallback<Go>(
    (path, { replace = false, keepScroll = false } = {}) =>
      // As for links: without a connection the address would change alone.
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
 * What the session is; loading while the page is made live. That it is known then may wait for the rest of the page: told at once it would
 * make React hydrate everything below in one piece, which is the longest time in which a page does not answer.
 */
function useSessionState(session: SessionStore): SessionState {
  const [state, setState] = useState<SessionState>(SESSION_LOADING)
  useEffect(() => {
    startTransition(() => setState(session.state()))
    return session.subscribe(() => setState(session.state()))
  }, [session])
  return state
}
