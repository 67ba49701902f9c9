import { recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { HealthDeps } from '../health-deps.ts'
import { cancelRuns, endBatch, findBatch } from '../store/smoke-store.ts'

/** Stops a batch: the remaining questions are not asked, and an answer that is still running is not stored. */
export function cancelSmokeBatch(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  ask: { userId: string; batchId: string },
): Promise<Outcome<{ batch_id: string; cancelled: number }>> {
  const now = clock.now()
  const { userId, batchId } = ask
  return asService(db, async (tx) => {
    if (!(await findBatch(tx, batchId)))
      return fail({ status: 404, code: 'batch_not_found', message: 'Deze test bestaat niet.' })
    if (!(await endBatch(tx, batchId, 'cancelled', now)))
      return fail({ status: 409, code: 'already_ended', message: 'Deze test is al klaar.' })
    const cancelled = await cancelRuns(tx, batchId)
    const subject = { subjectType: 'smoke_batch' as const, subjectId: batchId, detail: { cancelled } }
    await recordAudit(tx, { actorId: userId, actor: 'admin', action: 'smoke.cancelled', ...subject }, now)
    return ok({ batch_id: batchId, cancelled })
  })
}
