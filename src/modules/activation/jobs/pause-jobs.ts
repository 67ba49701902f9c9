import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { mailPause } from '../actions/mail-pause.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { PAUSE_NOTICE_JOB } from '../domain/job-names.ts'

/** Registers the mails to customers about a bot that was paused or resumed. */
export function registerPauseJobs(deps: ActivationDeps & { publicUrl: string }, jobs: JobRegistry): void {
  jobs.registerJob({
    name: PAUSE_NOTICE_JOB,
    queue: mailQueue,
    handle: (payload, { signal }) => mailPause(deps, String(payload.bot_id), signal),
  })
}
