import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { modelMissingMail, modelRestoredMail } from '../mails/model-notice-mails.ts'
import { claimMissingModelNotices, claimRestoredModelNotices, type ModelNotice } from '../store/language-model-store.ts'

type MailDeps = ActivationDeps & { readonly publicUrl: string }

const BATCH = 100
const KIND = 'bot-model-news'

/**
 * Mails each account once when its bots stop for want of a language model, with all of them in one mail; and once when they work again. The notified
 * mark and the mail are one transaction, so repeated runs send nothing twice.
 */
export async function mailModelNotices(deps: MailDeps, signal: AbortSignal): Promise<void> {
  await inBatches(deps, signal, (tx, now) => claimMissingModelNotices(tx, BATCH, now), modelMissingMail)
  await inBatches(deps, signal, (tx) => claimRestoredModelNotices(tx, BATCH), modelRestoredMail)
}

async function inBatches(
  deps: MailDeps,
  signal: AbortSignal,
  claim: (tx: Tx, now: Date) => Promise<ModelNotice[]>,
  write: typeof modelMissingMail,
): Promise<void> {
  let count: number
  do {
    signal.throwIfAborted()
    count = await asService(deps.db, async (tx) => {
      const now = deps.clock.now()
      const notified = await claim(tx, now)
      for (const { userId, titles } of notified) {
        const address = await findAddress(tx, userId)
        const mail = write(titles, deps.publicUrl)
        if (address) await enqueueMail(tx, { ...mail, userId, kind: KIND, recipient: address.email, now })
      }
      return notified.length
    })
  } while (count > 0)
}
