/** A limited number of slots for simultaneous calls. */
export type Bulkhead = {
  /** Resolves once a slot is free; each `entered` must be followed by one `leave`. */
  enter(signal: AbortSignal): 'entered' | 'full' | Promise<'entered' | 'aborted'>
  leave(): void
}

/**
 * Limits how many calls run at once, so that one slow provider cannot take every connection. Callers beyond the limit wait in order of arrival;
 * beyond `maxWaiting` they get `full` at once.
 */
export function createBulkhead(limits: { maxConcurrent: number; maxWaiting: number }): Bulkhead {
  const waiting = new Set<() => void>()
  let inside = 0

  return {
    enter(signal) {
      if (inside < limits.maxConcurrent) {
        inside++
        return 'entered'
      }
      if (waiting.size >= limits.maxWaiting) return 'full'
      return new Promise((resolve) => {
        const acquire = () => {
          signal.removeEventListener('abort', onAbort)
          resolve('entered')
        }
        const onAbort = () => {
          waiting.delete(acquire)
          resolve('aborted')
        }
        waiting.add(acquire)
        signal.addEventListener('abort', onAbort, { once: true })
      })
    },
    leave() {
      for (const acquire of waiting) {
        waiting.delete(acquire)
        acquire()
        return
      }
      inside--
    },
  }
}
