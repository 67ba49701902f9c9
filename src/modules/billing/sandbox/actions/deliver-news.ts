import { asService } from '#platform/database/as-service.ts'
import type { ProviderNews } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { signNews } from '../sign-news.ts'
import { findNewsSince, findWaitingNews, markDelivered } from '../store/news-store.ts'

const AT_ONCE = 100
/** As long as a real provider goes on trying; what never arrived is found by asking (`listNews`). */
const TRIED_FOR_MS = 3 * 86_400_000

/** Takes a signed body to the webhook door; true when the door has it. */
export type DeliverNews = (rawBody: string, headers: Headers) => Promise<boolean>

/**
 * Sends the news that waits, in order, and marks what was taken; one that is refused or breaks does not keep the others. Two runs at
 * once may send the same, as any provider may. Answers how many were not taken.
 */
export async function deliverSandboxNews(
  deps: Pick<SandboxDeps, 'db' | 'clock' | 'signingKey'>,
  deliver: DeliverNews,
): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - TRIED_FOR_MS)
  let refused = 0
  for (let afterSeq = '0'; ; ) {
    const waiting = await asService(deps.db, 'the sandbox tells its news', (tx) =>
      findWaitingNews(tx, { since, afterSeq, limit: AT_ONCE }),
    )
    for (const news of waiting) {
      const { body, headers } = signNews(deps.signingKey, news, deps.clock.now())
      const isTaken = await deliver(body, headers).catch(() => false)
      if (!isTaken) refused++
      else await asService(deps.db, 'the sandbox tells its news', (tx) => markDelivered(tx, news.seq, deps.clock.now()))
    }
    const last = waiting.at(-1)
    if (!last || waiting.length < AT_ONCE) return refused
    afterSeq = last.seq
  }
}

/** The orders about which something was told since then, newest first. */
export function listSandboxNews(deps: SandboxDeps, since: Date, limit: number): Promise<ProviderNews[]> {
  return asService(deps.db, 'the sandbox answers the product', (tx) => findNewsSince(tx, since, limit))
}
