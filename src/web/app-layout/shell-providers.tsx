import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { ApiContext } from '#platform/browser/api-context.ts'
import { type Go, NavigationContext } from '#platform/browser/navigation-context.ts'
import { SESSION_LOADING, SessionContext } from '#platform/browser/session-context.ts'
import type { RouterContext } from '../router-context.ts'

/** Gives every screen what was read, its client, its session and its way to navigate. */
export function ShellProviders({ context, children }: { context: RouterContext; children: ReactNode }) {
  const router = useRouter()
  const go = useCallback<Go>(
    (path, options) => void router.navigate({ href: path, replace: options?.replace ?? false }),
    [router],
  )
  const state = useSyncExternalStore(context.session.subscribe, context.session.state, () => SESSION_LOADING)
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
