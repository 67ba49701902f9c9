import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { mailTrialEnding } from '../actions/mail-trial-ending.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { TRIAL_MAIL_JOB } from '../domain/trial.ts'

/** Registers the mails of a trial, which its start schedules for the two due days (AMB-038). */
export function registerTrialJobs(deps: ActivationDeps & { publicUrl: string }, jobs: JobRegistry): void {
  jobs.registerJob({
    name: TRIAL_MAIL_JOB,
    queue: mailQueue,
    handle: async (payload) => {
      await mailTrialEnding(deps, {
        userId: String(payload.user_id),
        botId: String(payload.bot_id),
        day: Number(payload.day),
      })
    },
  })
}
