import { findAddress } from '#modules/identity/public.ts'
import { nextMonthAt } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import { usageMail } from '../mails/usage-mail.ts'
import { findUsageCrossings } from '../store/usage-mail-store.ts'

const BATCH = 100

/** Whether anybody crossed a threshold of his month and was not told; one statement over the counters of the month. */
export async function hasUnnotifiedUsage({ db, clock }: ConversationDeps): Promise<boolean> {
  const found = await asService(db, 'who comes near a limit', (tx) => findUsageCrossings(tx, clock.now(), 1))
  return found.length > 0
}

/** Mails everybody who came to three quarters of a month's limit or reached it, once each; answers how many. */
export async function mailUsage(deps: ConversationDeps & { publicUrl: string }, signal?: AbortSignal): Promise<number> {
  let notifiedCount = 0
  while (!signal?.aborted) {
    const { found, written } = await mailBatch(deps)
    notifiedCount += written
    // Whoever has no address stays among those to be told; they must not hold this up.
    if (found < BATCH || written === 0) break
  }
  return notifiedCount
}

function mailBatch({ db, clock, publicUrl }: ConversationDeps & { publicUrl: string }) {
  const now = clock.now()
  const about = { freshAt: nextMonthAt(now), publicUrl }
  return asService(db, 'mail about a limit that comes near', async (tx) => {
    const crossings = await findUsageCrossings(tx, now, BATCH)
    let written = 0
    for (const crossing of crossings) {
      const address = await findAddress(tx, crossing.userId)
      if (!address) continue
      const { userId, dedupeKey } = crossing
      const mail = { ...usageMail(crossing, about), userId, dedupeKey, kind: 'usage', recipient: address.email, now }
      if ((await enqueueMail(tx, mail)) !== null) written += 1
    }
    return { found: crossings.length, written }
  })
}
