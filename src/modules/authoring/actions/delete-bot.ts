import { countCustomers } from '#modules/activation/public.ts'
import { findPendingVersion, lockBot, removeBot } from '#modules/catalogue/public.ts'
import { consumeAuditLimit, recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { releaseSubmit } from './enqueue-submission.ts'
import { botNotFound } from './publishing-failures.ts'

/** Deletes a bot of the caller's own; refused while any account has access to it, because that account paid for it or uses it (AMB-107). */
export function deleteBot(
  { db, clock }: Pick<AuthoringDeps, 'db' | 'clock'>,
  input: { vendorId: string; botId: string },
): Promise<Outcome<{ id: string }[]>> {
  const { vendorId, botId } = input
  const now = clock.now()
  return asService(db, async (tx) => {
    const bot = await lockBot(tx, botId)
    if (bot?.vendor_id !== vendorId) return fail(botNotFound)
    const holders = await countCustomers(tx, { botId, vendorId, now })
    if (holders > 0) return fail({ status: 409, code: 'bot_in_use', message: inUse(holders) })
    const refusal = await consumeAuditLimit(tx, 'delete-bot', vendorId, now)
    if (refusal) return fail(refusal)
    await recordAudit(
      tx,
      { actorId: vendorId, actor: 'vendor', action: 'bot.deleted', subjectType: 'bot', subjectId: botId },
      now,
    )
    const waiting = bot.status === 'approved' ? null : await findPendingVersion(tx, botId)
    if (waiting) await releaseSubmit(tx, waiting)
    await removeBot(tx, botId)
    return ok([{ id: botId }])
  })
}

function inUse(holders: number): string {
  const who = holders === 1 ? 'Eén klant gebruikt' : `${holders} klanten gebruiken`
  return `${who} deze bot nog. Haal hem van de marktplaats; verwijderen kan zodra niemand er meer toegang toe heeft.`
}
