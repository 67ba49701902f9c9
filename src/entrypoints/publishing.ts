import { setTimeout as restFor } from 'node:timers/promises'
import { registerSmokeJobs } from '#modules/publishing/jobs/smoke-jobs.ts'
import { publishingRoutes } from '#modules/publishing/routes.ts'
import { createDraftBulkhead, type RuntimeDeps } from '#modules/runtime/public.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { Binding } from '#platform/http/binding.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'

/** The parts that publishing is created from; `sleep` replaces waiting, for tests. */
export interface PublishingParts {
  settings: Settings
  sleep?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined
}

/** Creates publishing: its operations and its background work. */
export function openPublishing(runtime: RuntimeDeps, parts: PublishingParts, jobs: JobRegistry): Binding[] {
  const deps = { ...runtime, publicUrl: parts.settings.PUBLIC_URL, draftBulkhead: createDraftBulkhead() }
  registerSmokeJobs({ ...deps, sleep: parts.sleep ?? sleep }, jobs)
  return publishingRoutes(deps)
}

/** Waits for `ms`, or until the signal aborts. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await restFor(ms, undefined, { signal }).catch(() => undefined)
}
