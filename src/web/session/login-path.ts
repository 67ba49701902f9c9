/** The login screen with the way back to `path`, its query included (ROUTE-28). */
export function loginPath(path: string): string {
  return `/auth?redirect=${encodeURIComponent(path)}`
}

/** Signing up with the way on to `path`, for a visitor who pressed a button of a bot. */
export function signUpPath(path: string): string {
  return `/auth?tab=signup&redirect=${encodeURIComponent(path)}`
}

/** Where the header's two links lead; each keeps the way back. */
export interface EntryPaths {
  readonly signIn: string
  readonly signUp: string
}

/** Where signing up leads for who came from nowhere in particular (AMB-002); signing in leads home. */
export const NEWCOMERS = '/welcome'

/** The ways in from a page: the login screen passes on the way back that it was given (ROUTE-06), a bot's page is itself the way back. Whether it is ours is judged when taken. */
export function entryPaths(pathname: string, search: string): EntryPaths {
  const isEntry = pathname === '/auth' || pathname === '/signup'
  const isBot = /^\/bot\/[^/]+$/.test(pathname)
  const back = isEntry ? new URLSearchParams(search).get('redirect') : isBot ? pathname : null
  if (!back || back === NEWCOMERS)
    return { signIn: '/auth', signUp: `/signup?tab=signup&redirect=${encodeURIComponent(NEWCOMERS)}` }
  return { signIn: loginPath(back), signUp: `/signup?tab=signup&redirect=${encodeURIComponent(back)}` }
}

/** One of the screens beside the login, with the way back that the login was given. */
export function besideLogin(screen: 'code' | 'wachtwoord-vergeten' | 'beveiligen', back: string | undefined): string {
  return `/auth/${screen}${back ? `?redirect=${encodeURIComponent(back)}` : ''}`
}
