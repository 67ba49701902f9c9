import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { mailModelNotices } from '../actions/mail-model-notices.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { MODEL_NOTICE_JOB } from '../domain/job-names.ts'

/** Registers the mails to accounts whose bots stopped for want of a language model, or work again. */
export function registerModelJobs(deps: ActivationDeps & { publicUrl: string }, jobs: JobRegistry): void {
  jobs.registerJob({
    name: MODEL_NOTICE_JOB,
    queue: mailQueue,
    handle: (_, { signal }) => mailModelNotices(deps, signal),
  })
}
