import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { MODEL_NOTICE_JOB } from '../domain/job-names.ts'
import { saveModelConnected } from '../store/language-model-store.ts'

/** A model that was left out by mistake may come back within this time, before any mail. */
const SETTLES_AFTER_MS = 10 * 60_000

/**
 * Stores whether this process found a language model at its start, by which the database decides what may run (AMB-197). After a change, the accounts
 * whose bots need one are notified of the state ten minutes later.
 */
export function recordLanguageModel({ db, clock }: ActivationDeps, connected: boolean): Promise<void> {
  return asService(db, async (tx) => {
    const now = clock.now()
    if (!(await saveModelConnected(tx, connected, now))) return
    const runAt = new Date(now.getTime() + SETTLES_AFTER_MS)
    await enqueueJob(tx, { name: MODEL_NOTICE_JOB, payload: {}, dedupeKey: 'model', runAt, now })
  })
}
