import { deleteOldProviderEvents } from '#modules/billing/public.ts'
import { deleteDeletionMails, deleteExpiredTokens } from '#modules/identity/public.ts'
import { forgetOldMessages } from '#modules/marketing/public.ts'
import { deleteOldRuns, forgetReporters } from '#modules/publishing/public.ts'
import type { Database } from '#platform/database/database.ts'
import { deleteOldEvents } from '#platform/events/dispatch-events.ts'
import { maintenanceQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { forgetDeadJobs, forgetOldTurns } from '#platform/jobs/job-store.ts'
import { forgetOldMails } from '#platform/mail/send-pending-mails.ts'
import { forgetOldMailboxes } from '#platform/mail/unsolicited-mail.ts'

const DAY_MS = 86_400_000
const COUNTERS_KEPT_DAYS = 8
const DEAD_JOBS_KEPT_DAYS = 90
const TURNS_KEPT_DAYS = 2
const PROVIDER_EVENT_RETENTION_DAYS = 90
const MAILS_KEPT_DAYS = 400
const FAREWELLS_KEPT_DAYS = 1
const HANDLED_KEPT_DAYS = 400
const TEST_ANSWERS_KEPT_DAYS = 30
const TESTS_KEPT_DAYS = 400
const PARTITIONS_AHEAD_DAYS = 62

/** Registers the nightly work of the house itself: it forgets what nobody needs any more and makes the partitions of the coming months. */
export function registerRetentionJob(db: Database, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'platform.tidy',
    queue: maintenanceQueue,
    schedule: { dailyAt: '02:40' },
    handle: async (_, { now }) => {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      await deleteOldEvents(db, now)
      await db.one({ role: 'service' }, 'delete from app.rate_counters where window_start < $1', [
        daysAgo(COUNTERS_KEPT_DAYS),
      ])
      await db.one({ role: 'auth' }, 'delete from auth."session" where "expiresAt" < $1', [now])
      await deleteExpiredTokens(db, now)
      await forgetOldMails(db, daysAgo(MAILS_KEPT_DAYS))
      await deleteDeletionMails(db, daysAgo(FAREWELLS_KEPT_DAYS))
      await forgetDeadJobs(db, daysAgo(DEAD_JOBS_KEPT_DAYS))
      await forgetOldMailboxes(db, daysAgo(TURNS_KEPT_DAYS))
      await forgetOldTurns(db, daysAgo(TURNS_KEPT_DAYS))
      await forgetOldMessages(db, daysAgo(HANDLED_KEPT_DAYS))
      await forgetReporters(db, daysAgo(HANDLED_KEPT_DAYS))
      await deleteOldRuns(db, { textsBefore: daysAgo(TEST_ANSWERS_KEPT_DAYS), batchesBefore: daysAgo(TESTS_KEPT_DAYS) })
      await deleteOldProviderEvents(db, daysAgo(PROVIDER_EVENT_RETENTION_DAYS))
      await db.one({ role: 'service' }, 'select app.ensure_partitions($1, $2)', [now, daysAgo(-PARTITIONS_AHEAD_DAYS)])
    },
  })
}
