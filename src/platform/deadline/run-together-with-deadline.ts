import { type DeadlineResult, runOnce, runWithDeadline } from './run-with-deadline.ts'

/** The part of the watchdog's time in which further works begin, so that a work always has most of it to itself. */
const BEGIN_SHARE = 0.25
const MICROSECONDS = 1_000

interface Waiting {
  readonly cpuMs: number
  readonly work: () => unknown
  readonly finish: (end: End) => void
}

type End = { readonly result: DeadlineResult<unknown> } | { readonly error: unknown }

let waiting: Waiting[] = []

/**
 * Runs synchronous work on this thread with the deadline of `runWithDeadline`, at the end of this turn of the event loop and together with the other
 * works of the turn: a watchdog is a thread of the system, and one serves them all. Each work has its own `cpuMs`, and must be safe to repeat. Rejects
 * with what the work throws.
 */
export function runTogetherWithDeadline<T>(cpuMs: number, work: () => T): Promise<DeadlineResult<T>> {
  return new Promise((resolve, reject) => {
    let value: { readonly last: T } | null = null
    const finish = (end: End) => {
      if ('error' in end) reject(end.error)
      else if (end.result.timedOut || value === null) resolve({ timedOut: true })
      else resolve({ timedOut: false, value: value.last })
    }
    waiting.push({
      cpuMs,
      work: () => {
        value = { last: work() }
      },
      finish,
    })
    if (waiting.length === 1) setImmediate(runWaiting)
  })
}

/** Runs the waiting works under one watchdog; a work that it ends goes on alone with the rest of its CPU time, and the others wait for the next turn. */
function runWaiting(): void {
  const works = waiting
  const ends: End[] = []
  const limitMs = Math.min(...works.map(({ cpuMs }) => cpuMs))
  const untilMs = performance.now() + limitMs * BEGIN_SHARE
  let started = 0
  let before = process.threadCpuUsage()
  const watched = runOnce(limitMs, () => {
    for (const one of works) {
      if (ends.length > 0 && performance.now() >= untilMs) return
      before = process.threadCpuUsage()
      started++
      ends.push(endOf(() => ({ timedOut: false, value: one.work() })))
    }
  })
  const ended = works[ends.length]
  // The watchdog may also strike between two works, which costs neither of them anything.
  if (watched.timedOut && ended && started > ends.length) {
    const { user, system } = process.threadCpuUsage(before)
    ends.push(endOf(() => runWithDeadline(ended.cpuMs - (user + system) / MICROSECONDS, ended.work)))
  }
  waiting = works.slice(ends.length)
  if (waiting.length > 0) setImmediate(runWaiting)
  for (const [nth, end] of ends.entries()) works[nth]?.finish(end)
}

function endOf(run: () => DeadlineResult<unknown>): End {
  try {
    return { result: run() }
  } catch (error) {
    return { error }
  }
}
