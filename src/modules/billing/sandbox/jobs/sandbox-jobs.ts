import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { SafeMessageError } from '#platform/log/describe-error.ts'
import { paymentQueue } from '../../jobs/payment-queue.ts'
import { type DeliverEvents, deliverSandboxEvents } from '../actions/deliver-sandbox-events.ts'
import { DELIVER_JOB } from '../actions/emit-sandbox-event.ts'
import { runDueSandboxWork } from '../actions/run-due-sandbox-work.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'

const HOURLY = { everySeconds: 3600 }

/** Registers what the sandbox does by itself: renewing by the clock, and bringing its news to the webhook door at once and every hour. */
export function registerSandboxJobs(deps: SandboxDeps, jobs: JobRegistry, deliver: DeliverEvents): void {
  jobs.registerJob({
    name: 'billing.sandbox-renew',
    queue: paymentQueue,
    // Before billing asks: a real provider renewed by itself, also while this process stood still.
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
