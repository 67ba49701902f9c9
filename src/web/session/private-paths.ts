/** The first parts of paths that open only with a session; their pages are rendered only in the browser and are not indexed (AMB-015). */
export const PRIVATE_PATHS = [
  '/dashboard',
  '/my-bots',
  '/account',
  '/billing',
  '/bestellen',
  '/bot/success',
  '/settings',
  '/leads',
  '/gesprekken',
  '/install',
  '/template',
  '/integrations',
  '/automation',
  '/email-templates',
  '/onboarding',
  '/sandbox',
  '/admin',
  '/vendor/bots',
  '/vendor/dashboard',
  '/vendor/payouts',
  '/vendor/profile',
  '/developer/dashboard',
  '/developer/publish',
  '/dev',
] as const

/** Public pages that search engines leave out (AMB-015). */
export const UNLISTED_PATHS = [
  '/auth',
  '/signup',
  '/welcome',
  '/checkout',
  '/api/checkout',
  '/payment-success',
  '/outbox',
] as const

/** Tells whether a path needs a session. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_PATHS.some((start) => isWithin(pathname, start))
}

/** Tells whether search engines must not index a path. */
export function isUnindexedPath(pathname: string): boolean {
  return isPrivatePath(pathname) || UNLISTED_PATHS.some((start) => isWithin(pathname, start))
}

function isWithin(pathname: string, start: string): boolean {
  return pathname === start || pathname.startsWith(`${start}/`)
}
