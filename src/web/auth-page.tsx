import { useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import type { Session } from '#modules/identity/contract.ts'
import { AuthScreen, type AuthTab } from '#modules/identity/screens/auth-screen.tsx'
import { useGo } from '#platform/browser/navigation-context.ts'
import { sendFromBrowser } from '#platform/http/browser-fetch-client.ts'
import type { AuthSearch } from './auth-search.ts'
import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import { recordOfSession } from './session/session-renewal.ts'
import { endEverywhere } from './session/sign-out.ts'

/** The login screen, bound to address and session; afterwards it opens what was asked for (ROUTE-06, ROUTE-07, AUTH-06). */
export function AuthPage() {
  const { session, site } = useRouteContext({ from: '__root__' })
  const search: AuthSearch = useSearch({ strict: false })
  const path = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const go = useGo()
  const tab: AuthTab = search.tab ?? (path === '/signup' ? 'signup' : 'login')
  const changeTab = (next: AuthTab) =>
    void navigate({ to: '.', search: { ...search, tab: next }, replace: true, resetScroll: false })
  const take = (answer: Session) => {
    const record = recordOfSession(answer, Date.now())
    if (!record) return
    session.handle({ type: 'signed-in', record })
    go(safeRedirect(search.redirect, location.origin), { replace: true })
  }
  return (
    <AuthScreen
      tab={tab}
      onTab={changeTab}
      onSession={take}
      endPrevious={() => endEverywhere(sendFromBrowser, session.token())}
      siteUrl={`${site.publicUrl}/`}
    />
  )
}
