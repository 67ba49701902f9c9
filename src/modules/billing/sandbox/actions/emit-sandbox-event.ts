import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { addEvent } from '../store/event-store.ts'

/** The job that brings news to the webhook door. */
export const DELIVER_JOB = 'billing.sandbox-deliver'

/** Writes in the transaction of a change that the order changed, and has it told at once. */
export async function emitSandboxEvent(tx: Tx, orderId: string, now: Date): Promise<void> {
  await addEvent(tx, orderId, now)
  await enqueueJob(tx, { name: DELIVER_JOB, dedupeKey: 'news', now })
}
