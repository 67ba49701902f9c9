import { Script } from 'node:vm'

/** The result of work with a deadline: its value, or that it was ended. */
export type DeadlineResult<T> = { readonly timedOut: false; readonly value: T } | { readonly timedOut: true }

const SLOT = Symbol.for('syvo.deadline')
const MICROSECONDS = 1_000
const MOST_ATTEMPTS = 4
/** The factor by which the clock may exceed the CPU time, on a machine that gives this thread only part of its time. */
const MOST_PATIENCE = 2
const script = new Script(`globalThis[Symbol.for('syvo.deadline')]()`, { filename: 'deadline.js' })

/**
 * Runs synchronous work on this thread and ends it once it has used `cpuMs` of CPU time, also inside a regular expression. Only the clock can end it,
 * and on a busy machine the clock runs ahead of the CPU time: work that ended too early starts again with the rest of its CPU time and a longer clock
 * limit, so it must be safe to repeat. Throws what the work throws.
 */
export function runWithDeadline<T>(cpuMs: number, work: () => T): DeadlineResult<T> {
  let leftMs = cpuMs
  let patience = 1
  for (let attempt = 0; attempt < MOST_ATTEMPTS && leftMs >= 1; attempt++) {
    const clockMs = Math.ceil(leftMs * patience)
    const before = process.threadCpuUsage()
    const result = runOnce(clockMs, work)
    if (!result.timedOut) return result
    const { user, system } = process.threadCpuUsage(before)
    const usedMs = (user + system) / MICROSECONDS
    leftMs -= usedMs
    patience = Math.min(MOST_PATIENCE, Math.max(1, clockMs / Math.max(usedMs, 1)))
  }
  return { timedOut: true }
}

/** Runs work under one watchdog of `timeoutMs` on the clock. Throws what the work throws. */
export function runOnce<T>(timeoutMs: number, work: () => T): DeadlineResult<T> {
  let result: DeadlineResult<T> = { timedOut: true }
  const outer: unknown = Reflect.get(globalThis, SLOT)
  Reflect.set(globalThis, SLOT, () => {
    result = { timedOut: false, value: work() }
  })
  try {
    script.runInThisContext({ timeout: timeoutMs })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error
  } finally {
    Reflect.set(globalThis, SLOT, outer)
  }
  return result
}
