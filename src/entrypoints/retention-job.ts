import { billingRetention } from '#modules/billing/module.ts'
import { healthRetention } from '#modules/health/module.ts'
import { identityRetention } from '#modules/identity/module.ts'
import { marketingRetention } from '#modules/marketing/module.ts'
import { moderationRetention } from '#modules/moderation/module.ts'
import { paymentsRetention } from '#modules/payments/module.ts'
import type { Database } from '#platform/database/database.ts'
import { deleteOldEvents } from '#platform/events/dispatch-events.ts'
import { maintenanceQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { deleteDeadJobs, deleteOldTurns } from '#platform/jobs/job-store.ts'
import { deleteOldMails } from '#platform/mail/send-pending-mails.ts'
import { deleteOldMailboxes } from '#platform/mail/unsolicited-mail.ts'
import type { RetentionRule } from '#platform/module/app-module.ts'

const DAY_MS = 86_400_000
const PARTITIONS_AHEAD_DAYS = 62

/** The retention of what the mechanisms store. */
const PLATFORM_RETENTION: readonly RetentionRule[] = [
  { name: 'events that were dispatched', afterDays: 7, apply: deleteOldEvents },
  { name: 'counters of limits', afterDays: 8, apply: deleteOldCounters },
  { name: 'mails', afterDays: 400, apply: deleteOldMails },
  { name: 'jobs that were given up', afterDays: 90, apply: deleteDeadJobs },
  { name: 'counters of unsolicited mail', afterDays: 2, apply: deleteOldMailboxes },
  { name: 'turns of accounts', afterDays: 2, apply: deleteOldTurns },
]

const RETENTION: readonly RetentionRule[] = [
  ...PLATFORM_RETENTION,
  ...identityRetention,
  ...marketingRetention,
  ...moderationRetention,
  ...healthRetention,
  ...billingRetention,
  ...paymentsRetention,
]

/** Registers the nightly retention job: it deletes data that is no longer needed and creates the partitions of the coming months. */
export function registerRetentionJob(db: Database, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'platform.tidy',
    queue: maintenanceQueue,
    schedule: { dailyAt: '02:40' },
    handle: async (_, { now }) => {
      const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
      for (const rule of RETENTION) await rule.apply(db, daysAgo(rule.afterDays))
      await db.query({ role: 'service' }, 'select app.ensure_partitions($1, $2)', [
        now,
        daysAgo(-PARTITIONS_AHEAD_DAYS),
      ])
    },
  })
}

async function deleteOldCounters(db: Database, before: Date): Promise<void> {
  await db.query({ role: 'service' }, 'delete from app.rate_counters where window_start < $1', [before])
}
