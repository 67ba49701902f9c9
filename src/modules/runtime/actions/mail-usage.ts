import { findAddress } from '#modules/identity/public.ts'
import { nextMonthAt } from '#modules/plans/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import { usageMail } from '../mails/usage-mail.ts'
import { findUsageCrossings } from '../store/usage-mail-store.ts'

const BATCH = 100

/** Returns whether any account crossed a threshold this month and was not notified; one statement over the month's counters. */
export async function hasUnnotifiedUsage({ db, clock }: ConversationDeps): Promise<boolean> {
  const found = await asService(db, (tx) => findUsageCrossings(tx, clock.now(), 1))
  return found.length > 0
}

/** Mails every account that reached three quarters of a monthly limit, or the limit, once each; returns how many. */
export async function mailUsage(deps: ConversationDeps & { publicUrl: string }, signal?: AbortSignal): Promise<number> {
  let notifiedCount = 0
  while (!signal?.aborted) {
    const { found, written } = await mailBatch(deps)
    notifiedCount += written
    // Accounts without an address stay unnotified; they must not hold up this loop.
    if (found < BATCH || written === 0) break
  }
  return notifiedCount
}

function mailBatch({ db, clock, publicUrl }: ConversationDeps & { publicUrl: string }) {
  const now = clock.now()
  const about = { freshAt: nextMonthAt(now), publicUrl }
  return asService(db, async (tx) => {
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
