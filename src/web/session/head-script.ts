import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import { PRIVATE_PATHS } from './private-paths.ts'
import { SESSION_MARKER, UNSECURED } from './session-storage.ts'

/**
 * Returns the script that runs in the head before anything is painted: it reads the non-secret marker of a session and redirects at once where the
 * session decides, `/` to the listing (AMB-001), `/auth` to its redirect (ROUTE-07), private pages to `/auth` (ROUTE-28). An administrator without a
 * second factor is sent to turn it on, from any page.
 */
export function headScript(): string {
  const settings = { marker: SESSION_MARKER, unsecured: UNSECURED, privatePaths: PRIVATE_PATHS }
  return `(${decideBeforePaint})(${JSON.stringify(settings)},${safeRedirect})`
}

/** Runs as text in the page, so it uses nothing but its arguments and the browser. */
function decideBeforePaint(
  settings: { marker: string; unsecured: string; privatePaths: readonly string[] },
  safe: typeof safeRedirect,
): void {
  const root = document.documentElement
  let path = location.pathname
  while (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1)
  let marker: string | null = null
  try {
    marker = localStorage.getItem(settings.marker)
  } catch {
    // Without storage the visitor counts as signed out.
  }
  const signedIn = marker === '1' || marker === settings.unsecured
  if (signedIn) root.setAttribute('data-session', 'in')
  const needsSession = settings.privatePaths.some((start) => path === start || path.startsWith(`${start}/`))
  let target = ''
  if (signedIn && path === '/') target = '/bots'
  if (signedIn && (path === '/auth' || path === '/signup'))
    target = safe(new URLSearchParams(location.search).get('redirect'), location.origin)
  if (!signedIn && needsSession) target = `/auth?redirect=${encodeURIComponent(path + location.search)}`
  if (marker === settings.unsecured) {
    // The screen that turns it on stays open, whatever leads there.
    if (path === '/auth/beveiligen') return
    const back = path === '/auth' || path === '/signup' ? target : path + location.search
    target = `/auth/beveiligen?redirect=${encodeURIComponent(back)}`
  }
  if (target === '') return
  root.setAttribute('data-leaving', '')
  location.replace(target)
}
