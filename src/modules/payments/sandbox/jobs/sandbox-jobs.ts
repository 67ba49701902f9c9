import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { SafeMessageError } from '#platform/log/describe-error.ts'
import { paymentQueue } from '../../jobs/payment-queue.ts'
import { type DeliverEvents, deliverSandboxEvents } from '../actions/deliver-sandbox-events.ts'
import { DELIVER_JOB } from '../actions/emit-sandbox-event.ts'
import { runDueSandboxWork } from '../actions/run-due-sandbox-work.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'

const HOURLY = { everySeconds: 3600 }

/** Registers the sandbox's jobs: renewing by the clock, and delivering its events to the webhook endpoint at once and every hour. */
export function registerSandboxJobs(deps: SandboxDeps, jobs: JobRegistry, deliver: DeliverEvents): void {
  jobs.registerJob({
    name: 'billing.sandbox-renew',
    queue: paymentQueue,
    // Runs before billing asks: a real provider renews by itself, also while this process is down.
    priority: 1,
    schedule: HOURLY,
    handle: (_, { signal }) => runDueSandboxWork(deps, signal),
  })
  jobs.registerJob({
    name: DELIVER_JOB,
    queue: paymentQueue,
    schedule: HOURLY,
    handle: async () => {
      const refused = await deliverSandboxEvents(deps, deliver)
      if (refused > 0)
        throw new SafeMessageError(`The webhook door did not take ${refused} pieces of the sandbox's news.`)
    },
  })
}
