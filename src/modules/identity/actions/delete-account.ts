import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import type { OwnData } from '../own-data.ts'
import { removeAccount } from '../store/own-data-store.ts'
import { reauthenticate } from './reauthenticate.ts'

/**
 * Removes an account that proved itself again, with the part of every module, in one transaction: all of it goes or nothing does, and a
 * module may have a reason against it. Its sessions end at once everywhere, and its address can sign up again.
 */
export async function deleteAccount(
  deps: IdentityDeps,
  parts: readonly OwnData[],
  caller: { userId: string; sessionId: string; password: string | undefined },
): Promise<Outcome<{ ok: true }>> {
  const { userId } = caller
  const known = await reauthenticate(deps, caller, caller.password)
  if (!known.ok) return known
  const now = deps.clock.now()
  const refusal = await asService(deps.db, 'the owner removes its account', async (tx) => {
    for (const part of parts) {
      const message = await part.refusal?.(tx, userId, now)
      if (message) return message
    }
    for (const part of parts.toReversed()) await part.erase?.(tx, userId, now)
    await removeAccount(tx, userId)
    return null
  })
  if (refusal !== null) return fail({ status: 409, code: 'account_needed', message: refusal })
  deps.sessions.forget(userId)
  return ok({ ok: true })
}
