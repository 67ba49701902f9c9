import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { mailNewVersion } from '../actions/mail-new-version.ts'
import type { ActivationDeps } from '../activation-deps.ts'
import { NEW_VERSION_JOB } from '../domain/job-names.ts'

/** Registers the mails about a new version of a bot, which its approval enqueues (AMB-102). */
export function registerVersionJobs(deps: ActivationDeps & { publicUrl: string }, jobs: JobRegistry): void {
  jobs.registerJob({
    name: NEW_VERSION_JOB,
    queue: mailQueue,
    handle: (payload, { signal }) => mailNewVersion(deps, String(payload.version_id), signal),
  })
}
