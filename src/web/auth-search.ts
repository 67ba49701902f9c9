import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import type { RouterContext } from './router-context.ts'

/** The login screen's search parameters. */
export interface AuthSearch {
  tab?: 'login' | 'signup'
  redirect?: string
}

/** Keeps the tab and the redirect; the redirect is validated when it is followed. */
export function cleanAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const { tab, redirect: back } = raw
  return {
    ...(tab === 'signup' || tab === 'login' ? { tab } : {}),
    ...(typeof back === 'string' ? { redirect: back } : {}),
  }
}

/** Redirects a visitor who already has a session at once (ROUTE-07). */
export function forwardSignedIn({ context, search }: { context: RouterContext; search: AuthSearch }): void {
  if (context.session.token()) throw redirect({ href: safeRedirect(search.redirect, location.origin), replace: true })
}
