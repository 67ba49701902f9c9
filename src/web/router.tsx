import { dehydrate, hydrate } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { sendFromBrowser } from '#platform/http/browser-fetch-client.ts'
import { createPageApi } from './api.ts'
import { ErrorPage } from './app-layout/error-page.tsx'
import { NotFoundPage } from './app-layout/not-found-page.tsx'
import { ShellProviders } from './app-layout/shell-providers.tsx'
import { createQueryClient } from './query-client.ts'
import type { PageRequestContext } from './request-context.ts'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'
import { parseSearch, stringifySearch } from './search-codec.ts'
import { isScrolledByHand } from './session/early-click-script.ts'
import { handleRefusal } from './session/handle-refusal.ts'
import { renewSession, startSessionRenewal } from './session/session-renewal.ts'
import { browserStorages } from './session/session-storage.ts'
import { createSessionStore, syncWithOtherTabs } from './session/session-store.ts'
import { type Site, UNKNOWN_SITE } from './site.ts'

/** Returns the router of one server-rendered request, or the one of this browser page. */
export function getRouter() {
  const request: PageRequestContext | undefined = import.meta.env.SSR ? getGlobalStartContext() : undefined
  const context = request ? serverContext(request) : browserContext()
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: request ? true : restoresScroll(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    InnerWrap: ({ children }) => <ShellProviders context={context}>{children}</ShellProviders>,
    // The page carries the data of its rendering to the browser: the site of the installation, and the query cache as JSON.
    dehydrate: () => ({
      site: context.site,
      read: import.meta.env.SSR ? JSON.stringify(dehydrate(context.queryClient)) : '',
    }),
    hydrate({ site, read }: { site: Site; read: string }) {
      Object.assign(context.site, site)
      // oxlint-disable-next-line typescript/no-unsafe-argument -- what `dehydrate` wrote above, of which the library tells no type
      hydrate(context.queryClient, JSON.parse(read))
    },
    ...(request ? { ssr: { nonce: request.nonce } } : {}),
  })
}

/** Returns whether the router restores a page's scroll: always, except on the first page when the user scrolled before hydration. */
function restoresScroll(): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && isScrolledByHand()
    isFirst = false
    return !stays
  }
}

function serverContext({ send, site }: PageRequestContext): RouterContext {
  const session = createSessionStore(null)
  return { queryClient: createQueryClient(), session, site, api: createPageApi({ send, session, site }) }
}

function browserContext(): RouterContext {
  const site = { ...UNKNOWN_SITE }
  const session = createSessionStore(browserStorages())
  session.handle({ type: 'initial-session' })
  const renewal = createPageApi({ send: sendFromBrowser, session, site })
  const api = createPageApi({
    send: sendFromBrowser,
    session,
    site,
    // Ask the auth service itself before believing that the session is over.
    onUnauthenticated: () => void renewSession(renewal, session, Date.now),
    onRefused: handleRefusal,
  })
  startSessionRenewal(renewal, session, window)
  syncWithOtherTabs(session, window)
  return { queryClient: createQueryClient(), session, site, api }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
