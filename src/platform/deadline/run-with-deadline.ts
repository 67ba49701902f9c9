import { Script } from 'node:vm'

/** What came of work with a deadline: its value, or that it was ended. */
export type DeadlineResult<T> = { readonly isEnded: false; readonly value: T } | { readonly isEnded: true }

const SLOT = Symbol.for('syvo.deadline')
const MICROSECONDS = 1_000
const MOST_ATTEMPTS = 3
const script = new Script(`globalThis[Symbol.for('syvo.deadline')]()`, { filename: 'deadline.js' })

/**
 * Runs synchronous work on this thread and ends it once it has used `cpuMs` of its time, also in the midst of a regular expression. On a machine
 * that is busy with something else the clock runs faster than the work, so work that was ended early is begun again: it must bear that.
 * Throws what the work throws.
 */
export function runWithDeadline<T>(cpuMs: number, work: () => T): DeadlineResult<T> {
  const before = process.threadCpuUsage()
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const result = runOnce(cpuMs, work)
    if (!result.isEnded) return result
    const { user, system } = process.threadCpuUsage(before)
    if ((user + system) / MICROSECONDS >= cpuMs) return result
  }
  return { isEnded: true }
}

function runOnce<T>(timeoutMs: number, work: () => T): DeadlineResult<T> {
  let result: DeadlineResult<T> = { isEnded: true }
  const outer: unknown = Reflect.get(globalThis, SLOT)
  Reflect.set(globalThis, SLOT, () => {
    result = { isEnded: false, value: work() }
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
