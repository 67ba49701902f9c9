import { asService } from '#platform/database/as-service.ts'
import type { ProviderEvent } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { signWebhook } from '../sign-webhook.ts'
import { findEventsSince, findPendingEvents, markDelivered } from '../store/event-store.ts'

const AT_ONCE = 100
/** The retry window, as long as a real provider's; events that never arrived are found by asking (`listEvents`). */
const TRIED_FOR_MS = 3 * 86_400_000

/** Delivers a signed body to the webhook endpoint; true when the endpoint accepted it. */
export type DeliverEvents = (rawBody: string, headers: Headers) => Promise<boolean>

/**
 * Sends the waiting events in order and marks the accepted ones; a refused or failing one does not stop the others. Two concurrent runs may send the
 * same event, as any provider may. Returns how many were not accepted.
 */
export async function deliverSandboxEvents(
  deps: Pick<SandboxDeps, 'db' | 'clock' | 'signingKey'>,
  deliver: DeliverEvents,
): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - TRIED_FOR_MS)
  let refused = 0
  for (let afterSeq = '0'; ; ) {
    const waiting = await asService(deps.db, (tx) => findPendingEvents(tx, { since, afterSeq, limit: AT_ONCE }))
    for (const event of waiting) {
      const { body, headers } = signWebhook(deps.signingKey, event, deps.clock.now())
      const wasAccepted = await deliver(body, headers).catch(() => false)
      if (!wasAccepted) refused++
      else await asService(deps.db, (tx) => markDelivered(tx, event.seq, deps.clock.now()))
    }
    const last = waiting.at(-1)
    if (!last || waiting.length < AT_ONCE) return refused
    afterSeq = last.seq
  }
}

/** Returns the orders with events since then, newest first. */
export function listSandboxEvents(deps: SandboxDeps, since: Date, limit: number): Promise<ProviderEvent[]> {
  return asService(deps.db, (tx) => findEventsSince(tx, since, limit))
}
