import type { Clock } from '#platform/clock/clock.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Database } from '#platform/database/database.ts'
import { createJobRegistry, type JobRegistry } from '#platform/jobs/job-registry.ts'
import { createWorker, startWorker, type Worker } from '#platform/jobs/worker.ts'
import type { Log } from '#platform/log/log.ts'
import { createMailTransport } from '#platform/mail/mail-transport.ts'
import { registerMailJobs } from '#platform/mail/send-pending-mails.ts'
import { type CoalescedChanges, coalesceChanges } from '#platform/realtime/coalesce-changes.ts'
import { createRealtimeHub, type RealtimeHub } from '#platform/realtime/hub.ts'
import { registerRetentionJob } from './retention-job.ts'

/** The background work beside requests: jobs, mail, and live updates to open screens. */
export interface BackgroundJobs {
  /** Where modules register their jobs and subscribers while the app is created. */
  jobs: JobRegistry
  hub: RealtimeHub
  usage: CoalescedChanges
  /** Starts a worker that looks for jobs until it is stopped. */
  startWorker(): Worker
  /** Works until nothing is due by the clock; for tests. */
  tick(): Promise<number>
  close(): Promise<void>
}

/** Creates the background work; nothing runs before `startWorker` or `tick`. */
export function startBackgroundJobs(parts: {
  db: Database
  clock: Clock
  log: Log
  settings: Settings
}): BackgroundJobs {
  const { db, clock, log, settings } = parts
  const jobs = createJobRegistry()
  const transport = createMailTransport({
    smtpUrl: settings.SMTP_URL,
    from: settings.MAIL_FROM,
    publicUrl: settings.PUBLIC_URL,
  })
  registerMailJobs({ db, clock, log, transport }, jobs)
  registerRetentionJob(db, jobs)
  const hub = createRealtimeHub(db)
  const usage = coalesceChanges({ db, clock, log, channel: 'usage' })
  const worker = { db, clock, log, jobs }
  const resting = createWorker(worker)
  return {
    jobs,
    hub,
    usage,
    startWorker: () => startWorker(worker),
    tick: () => resting.tick(),
    async close() {
      await usage.close()
      transport.close()
      await hub.close()
    },
  }
}
