/** Returns the login screen with the redirect to `path`, its query included (ROUTE-28). */
export function loginPath(path: string): string {
  return `/auth?redirect=${encodeURIComponent(path)}`
}

/** Returns the sign-up screen with the redirect to `path`, for a visitor who pressed a button of a bot. */
export function signUpPath(path: string): string {
  return `/auth?tab=signup&redirect=${encodeURIComponent(path)}`
}

/** The targets of the header's two links; each keeps the redirect. */
export interface EntryPaths {
  readonly signIn: string
  readonly signUp: string
}

/** The page after signing up without a redirect (AMB-002); signing in leads home. */
export const NEWCOMERS = '/welcome'

/**
 * Returns the sign-in and sign-up paths of a page: the login screen passes on its own redirect (ROUTE-06), a bot's page is itself the redirect. It is
 * validated when it is followed.
 */
export function entryPaths(pathname: string, search: string): EntryPaths {
  const isEntry = pathname === '/auth' || pathname === '/signup'
  const isBot = /^\/bot\/[^/]+$/.test(pathname)
  const back = isEntry ? new URLSearchParams(search).get('redirect') : isBot ? pathname : null
  if (!back || back === NEWCOMERS)
    return { signIn: '/auth', signUp: `/signup?tab=signup&redirect=${encodeURIComponent(NEWCOMERS)}` }
  return { signIn: loginPath(back), signUp: `/signup?tab=signup&redirect=${encodeURIComponent(back)}` }
}

/** Returns one of the screens beside the login, with the login's own redirect. */
export function besideLogin(screen: 'code' | 'wachtwoord-vergeten' | 'beveiligen', back: string | undefined): string {
  return `/auth/${screen}${back ? `?redirect=${encodeURIComponent(back)}` : ''}`
}
