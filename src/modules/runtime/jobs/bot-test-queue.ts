import type { JobQueue } from '#platform/jobs/job-queue.ts'

/** For tests of bots, which wait for models and for the endpoints of vendors. */
export const botTestQueue: JobQueue = { name: 'bot-tests', concurrency: 2 }
