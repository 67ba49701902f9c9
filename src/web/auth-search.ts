import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '#modules/identity/contract/safe-redirect.ts'
import type { RouterContext } from './router-context.ts'

/** The login screen's part of the address. */
export interface AuthSearch {
  tab?: 'login' | 'signup'
  redirect?: string
}

/** Keeps the tab and the way back; whether that way is ours is judged when it is taken. */
export function cleanAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const { tab, redirect: back } = raw
  return {
    ...(tab === 'signup' || tab === 'login' ? { tab } : {}),
    ...(typeof back === 'string' ? { redirect: back } : {}),
  }
}

/** Sends a visitor who already has a session on at once (ROUTE-07). */
export function forwardSignedIn({ context, search }: { context: RouterContext; search: AuthSearch }): void {
  if (context.session.token()) throw redirect({ href: safeRedirect(search.redirect, location.origin), replace: true })
}
