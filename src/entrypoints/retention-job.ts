import { deleteOldProviderEvents } from '#modules/billing/public.ts'
import { deleteDeletionMails, deleteExpiredTokens } from '#modules/identity/public.ts'
import { deleteOldContactMessages } from '#modules/marketing/public.ts'
import { deleteOldRuns, eraseReporters } from '#modules/publishing/public.ts'
import type { Database } from '#platform/database/database.ts'
import { deleteOldEvents } from '#platform/events/dispatch-events.ts'
import { maintenanceQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { deleteDeadJobs, deleteOldTurns } from '#platform/jobs/job-store.ts'
import { deleteOldMails } from '#platform/mail/send-pending-mails.ts'
import { deleteOldMailboxes } from '#platform/mail/unsolicited-mail.ts'

const DAY_MS = 86_400_000
const COUNTER_RETENTION_DAYS = 8
const DEAD_JOB_RETENTION_DAYS = 90
const TURN_RETENTION_DAYS = 2
const PROVIDER_EVENT_RETENTION_DAYS = 90
const MAIL_RETENTION_DAYS = 400
const DELETION_MAIL_RETENTION_DAYS = 1
const HANDLED_RETENTION_DAYS = 400
const TEST_ANSWER_RETENTION_DAYS = 30
const TEST_RETENTION_DAYS = 400
const PARTITIONS_AHEAD_DAYS = 62

/** Registers the nightly retention job: it deletes data that is no longer needed and creates the partitions of the coming months. */
export function registerRetentionJob(db: Database, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'platform.tidy',
    queue: maintenanceQueue,
    schedule: { dailyAt: '02:40' },
    handle: async (_, { now }) => {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      await deleteOldEvents(db, now)
      await db.query({ role: 'service' }, 'delete from app.rate_counters where window_start < $1', [
        daysAgo(COUNTER_RETENTION_DAYS),
      ])
      await db.query({ role: 'auth' }, 'delete from auth."session" where "expiresAt" < $1', [now])
      await deleteExpiredTokens(db, now)
      await deleteOldMails(db, daysAgo(MAIL_RETENTION_DAYS))
      await deleteDeletionMails(db, daysAgo(DELETION_MAIL_RETENTION_DAYS))
      await deleteDeadJobs(db, daysAgo(DEAD_JOB_RETENTION_DAYS))
      await deleteOldMailboxes(db, daysAgo(TURN_RETENTION_DAYS))
      await deleteOldTurns(db, daysAgo(TURN_RETENTION_DAYS))
      await deleteOldContactMessages(db, daysAgo(HANDLED_RETENTION_DAYS))
      await eraseReporters(db, daysAgo(HANDLED_RETENTION_DAYS))
      await deleteOldRuns(db, {
        textsBefore: daysAgo(TEST_ANSWER_RETENTION_DAYS),
        batchesBefore: daysAgo(TEST_RETENTION_DAYS),
      })
      await deleteOldProviderEvents(db, daysAgo(PROVIDER_EVENT_RETENTION_DAYS))
      await db.query({ role: 'service' }, 'select app.ensure_partitions($1, $2)', [
        now,
        daysAgo(-PARTITIONS_AHEAD_DAYS),
      ])
    },
  })
}
