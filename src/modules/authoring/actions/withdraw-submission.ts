import { changeBot, findPendingVersion, lockBot } from '#modules/catalogue/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { releaseSubmit, withdrawVersion } from './enqueue-submission.ts'
import { botNotFound, nothingWaiting } from './publishing-failures.ts'

/** Withdraws the pending version from the queue; the live version stays, and a bot that was never live is a draft again (AMB-102). */
export function withdrawSubmission(
  { db, clock }: Pick<AuthoringDeps, 'db' | 'clock'>,
  { vendorId, botId }: { vendorId: string; botId: string },
): Promise<Outcome<{ bot_id: string; number: number }>> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const bot = await lockBot(tx, botId)
    if (bot?.vendor_id !== vendorId) return fail(botNotFound)
    const waiting = await findPendingVersion(tx, botId)
    if (!waiting) return fail(nothingWaiting)
    await withdrawVersion(tx, waiting, now)
    // Of a live bot nothing was counted.
    if (bot.status !== 'approved') await releaseSubmit(tx, waiting)
    if (bot.status === 'pending_review') await changeBot(tx, botId, { status: 'draft', active: false }, now)
    return ok({ bot_id: botId, number: waiting.number })
  })
}
