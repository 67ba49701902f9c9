import type { RuntimeDeps } from '#modules/runtime/public.ts'

/** The dependencies of health tests; questions run through the pipeline of live bots. */
export interface HealthDeps extends RuntimeDeps {
  publicUrl: string
  /** Waits for `ms` milliseconds, or until the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}
