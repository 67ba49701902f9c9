import { asService } from '#platform/database/as-service.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { findEarlyAccess, unsubscribeFromEarlyAccess } from '../store/early-access-store.ts'
import { isUnsubscribeToken } from '../unsubscribe-link.ts'
import { unsubscribePage } from '../unsubscribe-page.ts'

/** Returns the page that asks whether the mails should stop; an unknown or forged link gets a page that says so. */
export async function confirmUnsubscribe(deps: MarketingDeps, link: { id: string; token: string }): Promise<Response> {
  return unsubscribePage((await isKnown(deps, link)) ? 'ask' : 'unknown')
}

/** Stops the mails of the waiting list to one address, the queued ones included. */
export async function unsubscribe(deps: MarketingDeps, link: { id: string; token: string }): Promise<Response> {
  if (!(await isKnown(deps, link))) return unsubscribePage('unknown')
  await asService(deps.db, (tx) => unsubscribeFromEarlyAccess(tx, link.id, deps.clock.now()))
  return unsubscribePage('done')
}

async function isKnown(deps: MarketingDeps, { id, token }: { id: string; token: string }): Promise<boolean> {
  if (!isUnsubscribeToken(deps.maskKey, id, token)) return false
  const entry = await asService(deps.db, (tx) => findEarlyAccess(tx, id))
  return entry !== undefined
}
