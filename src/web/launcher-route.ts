import { notFound, rootRouteId } from '@tanstack/react-router'
import type { CheckoutEntry } from '#modules/billing/screens/launch-checkout.ts'
import { isLaunchable } from '#modules/plans/contract.ts'
import { pageHead } from './page-head.ts'
import type { Site } from './site.ts'

/** The launchers' search parameters. */
export interface LauncherSearch {
  plan?: string
}

/** Keeps the requested plan. */
export function cleanLauncherSearch({ plan }: Record<string, unknown>): LauncherSearch {
  return typeof plan === 'string' ? { plan } : {}
}

/** Throws the not-found page for a code that the launcher does not know, before any call (PAY-01, AMB-071). */
export function guardPlanCode(plan: string | undefined, entry: CheckoutEntry): void {
  if (!isLaunchable(plan ?? '', entry)) throw notFound({ routeId: rootRouteId })
}

/** Returns the head of a launcher: closed to search engines. */
export function launcherHead(site: Site) {
  const path: CheckoutEntry = '/api/checkout'
  return pageHead({ title: 'Een plan bestellen', description: 'Bestel een plan bij Syvo.', path, noindex: true }, site)
}
