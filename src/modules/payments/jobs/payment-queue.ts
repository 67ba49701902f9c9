import type { JobQueue } from '#platform/jobs/job-queue.ts'

/** The queue for everything that asks the payment provider or moves money. */
export const paymentQueue: JobQueue = { name: 'money', concurrency: 2 }
