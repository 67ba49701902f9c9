import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { addEvent } from '../store/event-store.ts'

/** The job that delivers events to the webhook endpoint. */
export const DELIVER_JOB = 'billing.sandbox-deliver'

/** Adds an event for a changed order in the transaction of the change, and enqueues its delivery at once. */
export async function emitSandboxEvent(tx: Tx, orderId: string, now: Date): Promise<void> {
  await addEvent(tx, orderId, now)
  await enqueueJob(tx, { name: DELIVER_JOB, dedupeKey: 'news', now })
}
