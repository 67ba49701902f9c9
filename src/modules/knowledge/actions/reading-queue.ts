import type { Tx } from '#platform/database/database.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { recordReadingRequest } from '../store/reading-store.ts'

/** The queue of jobs that wait for other people's sites: an account has one reading at a time, and accounts take turns. */
export const readingQueue: JobQueue = { name: 'reading', concurrency: 2, concurrencyPerGroup: 1 }

/** The job that reads one slice of one configuration. */
export const READ_JOB = 'knowledge.read'

/** A user waits for a requested reading; nobody for one that is due. */
export const REQUESTED_PRIORITY = 10
export const DUE_PRIORITY = 0

/**
 * Requests a reading; the only way to start one beside the daily run. A queued reading is not doubled, and a running one is followed by a new one.
 */
export async function enqueueReading(tx: Tx, reading: { configId: string; userId: string; now: Date }): Promise<void> {
  const { configId, userId, now } = reading
  await recordReadingRequest(tx, configId)
  const payload = { config_id: configId }
  const job = { name: READ_JOB, payload, dedupeKey: configId, groupKey: userId, priority: REQUESTED_PRIORITY, now }
  await enqueueJob(tx, job)
}
