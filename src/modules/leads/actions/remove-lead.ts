import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { notifyChange } from '#platform/realtime/notify-change.ts'
import type { LeadsDeps } from '../leads-deps.ts'
import { deleteLead } from '../store/lead-store.ts'

/** Deletes one of the caller's leads permanently, with the caller's own identity (AMB-144). */
export function removeLead(
  deps: LeadsDeps,
  input: { userId: string; leadId: string },
): Promise<Outcome<{ id: string }>> {
  const { userId, leadId } = input
  return deps.db.as({ role: 'member', userId }, async (tx) => {
    if (!(await deleteLead(tx, userId, leadId)))
      return fail({ ...failures.notFound, message: 'Deze lead bestaat niet.' })
    await notifyChange(tx, { channel: 'leads', userId, id: leadId })
    return ok({ id: leadId })
  })
}
