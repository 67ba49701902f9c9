import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { admitUnsolicitedMail } from '#platform/mail/unsolicited-mail.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { ACCOUNT_DELETED_MAIL, accountDeletedMail } from '../mails/identity-mails.ts'
import type { PersonalData } from '../personal-data.ts'
import { removeAccount } from '../store/personal-data-store.ts'
import { findUser, type UserRow } from '../store/session-store.ts'
import { reauthenticate } from './reauthenticate.ts'

/**
 * Deletes an account after reauthentication, with the part of every module, in one transaction: all of it or nothing, and a module may refuse with a
 * reason. Its sessions end at once everywhere, and its address can sign up again. One mail confirms it, unless the mailbox reached its daily limit.
 */
export async function deleteAccount(
  deps: IdentityDeps,
  parts: readonly PersonalData[],
  caller: { userId: string; sessionId: string; password: string | undefined },
): Promise<Outcome<{ ok: true }>> {
  const { userId } = caller
  const known = await reauthenticate(deps, caller, caller.password)
  if (!known.ok) return known
  const user = await findUser(deps.db, userId)
  const now = deps.clock.now()
  const refusal = await asService(deps.db, async (tx) => {
    for (const part of parts) {
      const message = await part.refusal?.(tx, userId, now)
      if (message) return message
    }
    for (const part of parts.toReversed()) await part.erase?.(tx, userId, now)
    await removeAccount(tx, userId)
    if (user) await confirmDeletion(deps, tx, user)
    return null
  })
  if (refusal !== null) return fail({ status: 409, code: 'account_needed', message: refusal })
  deps.sessions.invalidate(userId)
  return ok({ ok: true })
}

/**
 * Mails the address that its account was deleted. The mail belongs to no account and is deleted a day after it was sent (`deleteDeletionMails`). It
 * is limited like an unsolicited mail: an account needs no proof of its address, and may be created and deleted repeatedly.
 */
async function confirmDeletion(deps: IdentityDeps, tx: Tx, user: UserRow): Promise<void> {
  const now = deps.clock.now()
  const admission = await admitUnsolicitedMail(tx, {
    maskKey: deps.maskKey,
    recipient: user.email,
    sender: user.id,
    key: newId(now.getTime()),
    isRepeatable: false,
    isAccount: user.emailVerified,
    now,
  })
  if (admission !== 'admitted') return
  const mail = accountDeletedMail(deps.publicUrl)
  await enqueueMail(tx, { userId: null, kind: ACCOUNT_DELETED_MAIL, recipient: user.email, ...mail, now })
}
