/** The login screen with the way back to `path`, its query included (ROUTE-28). */
export function loginPath(path: string): string {
  return `/auth?redirect=${encodeURIComponent(path)}`
}

/** Where the header's two links lead; each keeps the way back. */
export interface EntryPaths {
  readonly signIn: string
  readonly signUp: string
}

/** The ways in from a page: on the login screen itself the way back that it was given goes along (ROUTE-06). Whether it is ours is judged when taken. */
export function entryPaths(pathname: string, search: string): EntryPaths {
  const isEntry = pathname === '/auth' || pathname === '/signup'
  const back = isEntry ? new URLSearchParams(search).get('redirect') : null
  if (!back) return { signIn: '/auth', signUp: '/signup?tab=signup' }
  return { signIn: loginPath(back), signUp: `/signup?tab=signup&redirect=${encodeURIComponent(back)}` }
}

/** One of the screens beside the login, with the way back that the login was given. */
export function besideLogin(screen: 'code' | 'wachtwoord-vergeten', back: string | undefined): string {
  return `/auth/${screen}${back ? `?redirect=${encodeURIComponent(back)}` : ''}`
}
