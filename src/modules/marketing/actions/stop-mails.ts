import { asService } from '#platform/database/as-service.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { isStopToken } from '../stop-link.ts'
import { stopPage } from '../stop-page.ts'
import { findEarlyAccess, stopEarlyAccessMails } from '../store/early-access-store.ts'

/** The page that asks whether the mails should stop; an unknown or forged link is told so. */
export async function askToStopMails(deps: MarketingDeps, link: { id: string; token: string }): Promise<Response> {
  return stopPage((await isKnown(deps, link)) ? 'ask' : 'unknown')
}

/** Stops the mails of the waiting list to one address, those that wait included. */
export async function stopMails(deps: MarketingDeps, link: { id: string; token: string }): Promise<Response> {
  if (!(await isKnown(deps, link))) return stopPage('unknown')
  await asService(deps.db, 'the link in a mail stops the mails', (tx) =>
    stopEarlyAccessMails(tx, link.id, deps.clock.now()),
  )
  return stopPage('done')
}

async function isKnown(deps: MarketingDeps, { id, token }: { id: string; token: string }): Promise<boolean> {
  if (!isStopToken(deps.maskKey, id, token)) return false
  const entry = await asService(deps.db, 'the link in a mail names its entry', (tx) => findEarlyAccess(tx, id))
  return entry !== undefined
}
