import { useLocation, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sendFromBrowser } from '#platform/http/browser-fetch-client.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { signOut } from '../session/sign-out.ts'
import { focusTitleOfNextPage } from './focus-after-navigation.ts'
import { shellText } from './shell.text.ts'
import { SimulatedPayments } from './simulated-payments.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Returns the sign-out of the header: it leads to the landing, not to the login screen (SHELL-03, AMB-022). */
export function useHeaderSignOut(): () => void {
  const { session } = useRouteContext({ from: '__root__' })
  const leave = (path: string) => {
    focusTitleOfNextPage()
    location.assign(path)
  }
  return () => void signOut({ store: session, send: sendFromBrowser, leave }, '/')
}

/** A public page between header and footer. */
export function PublicPage({ children }: { children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname })
  const onSignOut = useHeaderSignOut()
  return (
    <>
      <SkipLink href="#inhoud">{shellText.toContent}</SkipLink>
      <SiteHeader path={path} onSignOut={onSignOut} />
      <main id="inhoud" tabIndex={-1}>
        <SimulatedPayments />
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
