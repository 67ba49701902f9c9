import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { preloadFonts } from '#ui/fonts.ts'
import '#ui/styles/index.css'
import { Document } from '../app-layout/document.tsx'
import { BareErrorPage } from '../app-layout/error-page.tsx'
import { startFocusAfterNavigation } from '../app-layout/focus-after-navigation.ts'
import { NavigationBar } from '../app-layout/navigation-bar.tsx'
import { startQuickLinks } from '../app-layout/quick-links.ts'
import '../app-layout/shell.css'
import type { RouterContext } from '../router-context.ts'
import { PAGE_IS_LIVE } from '../session/early-click-script.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      // The title of a page that is loading or failed; every other page has its own.
      { title: 'Syvo' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#fbfaf6', media: '(prefers-color-scheme: light)' },
    ],
    links: [
      ...preloadFonts.map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
  }),
  shellComponent: Document,
  errorComponent: BareErrorPage,
  component: Root,
})

/** Starts what belongs to the whole page, once. */
function Root() {
  const router = useRouter()
  const { session } = Route.useRouteContext()
  useEffect(() => startQuickLinks(router), [router])
  useEffect(() => startFocusAfterNavigation(router), [router])
  useEffect(() => {
    const mark = () => {
      const isIn = session.state().status === 'signed-in'
      document.documentElement.toggleAttribute('data-session', isIn)
      if (isIn) document.documentElement.setAttribute('data-session', 'in')
    }
    mark()
    return session.subscribe(mark)
  }, [session])
  useEffect(() => {
    document.documentElement.setAttribute(PAGE_IS_LIVE, '')
    // Not from within the effect: React cannot hydrate the pressed part while it still commits this one.
    queueMicrotask(() => document.documentElement.dispatchEvent(new Event(PAGE_IS_LIVE)))
  }, [])
  return (
    <>
      <NavigationBar />
      <Outlet />
    </>
  )
}
