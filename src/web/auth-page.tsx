import { useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import { openSsoSignIn } from '#modules/identity/screens/auth-client.ts'
import { AuthScreen, type AuthTab } from '#modules/identity/screens/auth-screen.tsx'
import { identityText } from '#modules/identity/screens/identity.text.ts'
import { signInOptionsText as text } from '#modules/identity/screens/sign-in-options.text.ts'
import { sendFromBrowser } from '#platform/http/browser-fetch-client.ts'
import { type AuthPurpose, isForNewcomers, redirectPath } from './auth-purpose.ts'
import type { AuthSearch } from './auth-search.ts'
import { readDeviceToken } from './session/device-token.ts'
import { besideLogin, NEWCOMERS } from './session/login-path.ts'
import { signOutEverywhere } from './session/sign-out.ts'
import { makeSignUpSecret } from './session/sign-up-secret.ts'
import { saveSsoBinding } from './session/sso-binding.ts'
import { useStartSession } from './session/use-start-session.ts'
import { outboxPath } from './site.ts'

/** The login screen, bound to address and session; afterwards it opens the requested page (ROUTE-06, ROUTE-07, AUTH-06). */
export function AuthPage({ purpose }: { purpose: AuthPurpose | null }) {
  const { session, site, api } = useRouteContext({ from: '__root__' })
  const search: AuthSearch = useSearch({ strict: false })
  const path = useLocation({ select: (location) => location.pathname })
  const navigate = useNavigate()
  const startSession = useStartSession()
  const tab: AuthTab = search.tab ?? (path === '/signup' || isForNewcomers(search.redirect) ? 'signup' : 'login')
  const changeTab = (next: AuthTab) => {
    const { redirect, ...rest } = search
    const isHome = redirect === undefined || (next === 'login' && redirect === NEWCOMERS)
    const onward = { ...rest, ...(isHome ? {} : { redirect }), tab: next }
    void navigate({ to: '.', search: onward, replace: true, resetScroll: false })
  }
  const endPreviousSessions = () => signOutEverywhere(sendFromBrowser, session.token())
  const redirectToSso = async () => {
    const { url, binding } = await openSsoSignIn(api, safeRedirect(search.redirect, location.origin))
    await endPreviousSessions()
    saveSsoBinding(binding)
    location.assign(url)
  }
  return (
    <AuthScreen
      tab={tab}
      onTab={changeTab}
      onSession={(answer, step) => startSession(answer, step, search.redirect)}
      endPreviousSessions={endPreviousSessions}
      siteUrl={site.publicUrl + redirectPath(search.redirect)}
      lead={purpose ? leadOf(purpose) : undefined}
      deviceSecret={makeSignUpSecret}
      signInOptions={{
        deviceToken: readDeviceToken,
        forgot: besideLogin('wachtwoord-vergeten', search.redirect),
        code: besideLogin('code', search.redirect),
        outbox: outboxPath(site),
        sso: site.hasSso ? redirectToSso : null,
      }}
    />
  )
}

/** Returns the purpose of the account as a text. A visitor who came to order something or to become a vendor does not read that a trial is free. */
function leadOf(purpose: AuthPurpose): string {
  if (purpose.does === 'subscribe') return text.toSubscribe
  if (purpose.does === 'build') return text.toBuild
  const { does, botName } = purpose
  if (does === 'rent') return text.toRent(botName)
  if (does === 'buy') return text.toBuy(botName)
  return `${identityText.lead} ${does === 'configure' ? text.afterConfigure(botName) : text.afterVisit(botName)}`
}
