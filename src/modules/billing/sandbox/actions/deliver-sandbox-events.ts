import { asService } from '#platform/database/as-service.ts'
import type { ProviderEvent } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { signWebhook } from '../sign-webhook.ts'
import { findEventsSince, findPendingEvents, markDelivered } from '../store/event-store.ts'

const AT_ONCE = 100
/** As long as a real provider goes on trying; what never arrived is found by asking (`listEvents`). */
const TRIED_FOR_MS = 3 * 86_400_000

/** Takes a signed body to the webhook door; true when the door has it. */
export type DeliverEvents = (rawBody: string, headers: Headers) => Promise<boolean>

/**
 * Sends the news that waits, in order, and marks what was taken; one that is refused or breaks does not keep the others. Two runs at
 * once may send the same, as any provider may. Answers how many were not taken.
 */
export async function deliverSandboxEvents(
  deps: Pick<SandboxDeps, 'db' | 'clock' | 'signingKey'>,
  deliver: DeliverEvents,
): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - TRIED_FOR_MS)
  let refused = 0
  for (let afterSeq = '0'; ; ) {
    const waiting = await asService(deps.db, 'the sandbox tells its news', (tx) =>
      findPendingEvents(tx, { since, afterSeq, limit: AT_ONCE }),
    )
    for (const event of waiting) {
      const { body, headers } = signWebhook(deps.signingKey, event, deps.clock.now())
      const wasAccepted = await deliver(body, headers).catch(() => false)
      if (!wasAccepted) refused++
      else
        await asService(deps.db, 'the sandbox tells its news', (tx) => markDelivered(tx, event.seq, deps.clock.now()))
    }
    const last = waiting.at(-1)
    if (!last || waiting.length < AT_ONCE) return refused
    afterSeq = last.seq
  }
}

/** The orders about which something was told since then, newest first. */
export function listSandboxEvents(deps: SandboxDeps, since: Date, limit: number): Promise<ProviderEvent[]> {
  return asService(deps.db, 'the sandbox answers the product', (tx) => findEventsSince(tx, since, limit))
}
