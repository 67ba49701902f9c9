import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { findReadySamples, runSampleTests } from '../actions/run-sample-tests.ts'
import type { RuntimeDeps } from '../runtime-deps.ts'
import { botTestQueue } from './bot-test-queue.ts'

/** Registers the test of sample companies, whose answers the bots' pages show: soon after a change, and every day. */
export function registerSampleTestJobs(deps: RuntimeDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'runtime.test-samples',
    queue: botTestQueue,
    schedule: { everySeconds: 15 },
    isNeeded: async () => (await findReadySamples(deps)).length > 0,
    handle: async (_, { signal }) => {
      const tested = await runSampleTests(deps, signal)
      deps.log.info({ tested }, 'sample companies tested')
    },
  })
}
