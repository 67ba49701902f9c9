import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { dispatchEvents } from '../events/dispatch-events.ts'
import { describeError, SafeMessageError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { JobQueue } from './job-queue.ts'
import type { JobRegistry } from './job-registry.ts'
import {
  type ClaimedJob,
  claimJobs,
  completeJob,
  extendLease,
  failJob,
  type QueueDemand,
  releaseJob,
  startWhenDue,
} from './job-store.ts'
import { nextRun } from './next-run.ts'
import { retryDelayMs } from './retry-delay.ts'

const LEASE_MS = 60_000
const ATTEMPTS_MAX = 10
const ROUNDS_MAX = 1000

/** The dependencies of a worker. */
export interface WorkerDeps {
  db: Database
  clock: Clock
  log: Log
  jobs: JobRegistry
  random?: () => number
  pollMs?: number
}

/** The background work of a process: it dispatches events, starts repeating jobs and runs due jobs. */
export interface Worker {
  /** Works until nothing is due by the clock and returns how many runs that took; tests call it instead of waiting. */
  tick(): Promise<number>
  /** Polls for work by itself from now on. */
  start(): void
  /** Takes nothing new, lets running jobs finish for up to `graceMs`, then releases them. */
  stop(graceMs?: number): Promise<void>
}

/** Creates a worker that does not poll yet. */
export function createWorker(deps: WorkerDeps): Worker {
  return new PollingWorker(deps)
}

class PollingWorker implements Worker {
  readonly #deps: WorkerDeps
  readonly #nextPollAt = new Map<string, Date>()
  readonly #running = new Map<ClaimedJob, Promise<void>>()
  readonly #stopping = new AbortController()
  readonly #killing = new AbortController()
  readonly #fullQueues = new Set<JobQueue>()
  #isPolling = false
  #hasFreedSlot = false
  #timer: NodeJS.Timeout | null = null
  #ticking: Promise<number> | null = null

  constructor(deps: WorkerDeps) {
    this.#deps = deps
  }

  tick(): Promise<number> {
    return this.#poll({ untilQuiet: true })
  }

  start(): void {
    this.#isPolling = true
    this.#timer = null
    this.#hasFreedSlot = false
    this.#poll({ untilQuiet: false })
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'the worker could not look for work'))
      .finally(() => {
        if (this.#stopping.signal.aborted) return
        this.#timer = setTimeout(() => this.start(), this.#hasFreedSlot ? 0 : (this.#deps.pollMs ?? 1000))
      })
  }

  async stop(graceMs = 20_000): Promise<void> {
    const { db, clock } = this.#deps
    this.#stopping.abort()
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#running.size > 0) {
      await Promise.race([
        Promise.allSettled(this.#running.values()),
        new Promise((resolve) => setTimeout(resolve, graceMs).unref()),
      ])
    }
    const left = [...this.#running.keys()]
    this.#killing.abort()
    await Promise.all(left.map((job) => releaseJob(db, job, clock.now())))
    if (left.length === 0) await this.#ticking?.catch(() => {})
  }

  #poll(mode: { untilQuiet: boolean }): Promise<number> {
    this.#ticking ??= this.#claimDue(mode).finally(() => {
      this.#ticking = null
    })
    return this.#ticking
  }

  /**
   * Claims and starts due jobs; returns how many runs it started. A long job holds only one slot of its queue: the others go on, and polling does not
   * wait for it.
   */
  async #claimDue(mode: { untilQuiet: boolean }): Promise<number> {
    const { db, clock, jobs } = this.#deps
    let runs = 0
    for (let round = 0; round < ROUNDS_MAX && !this.#stopping.signal.aborted; round++) {
      const now = clock.now()
      const wasIdle = this.#running.size === 0
      await startSchedules(this.#deps, this.#nextPollAt, now)
      const handedOn = await dispatchEvents(db, jobs.subscriptions, now)
      const demands = this.#demands()
      const claimed = demands.length > 0 ? await claimJobs(db, { demands, now, leaseMs: LEASE_MS }) : []
      if (this.#stopping.signal.aborted) {
        await Promise.all(claimed.map((job) => releaseJob(db, job, now)))
        break
      }
      for (const job of claimed) this.#run(job)
      runs += claimed.length
      if (claimed.length > 0 || handedOn > 0) continue
      if (!mode.untilQuiet) break
      if (this.#running.size > 0) await Promise.race(this.#running.values())
      // A run that ended during this round may have left work that the round did not see.
      else if (wasIdle) break
    }
    return runs
  }

  /** Returns the queues with free slots, always in the same order: claiming locks queues one after the other. */
  #demands(): QueueDemand[] {
    const { jobs, queues } = this.#deps.jobs
    const running = [...this.#running.keys()].map((job) => jobs.get(job.name)?.queue)
    const demands: QueueDemand[] = []
    for (const queue of [...queues.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const free = queue.concurrency - running.filter((taken) => taken === queue).length
      const names = [...jobs.values()].filter((job) => job.queue === queue).map((job) => job.name)
      if (free > 0) demands.push({ queue, names, free })
      else this.#fullQueues.add(queue)
    }
    return demands
  }

  #run(job: ClaimedJob): void {
    const { log, jobs } = this.#deps
    const done = runJob(this.#deps, job, this.#killing.signal)
      .catch((error: unknown) =>
        log.error({ err: error, job: job.name, jobId: job.id }, 'the end of a run was not noted'),
      )
      .finally(() => {
        this.#running.delete(job)
        const queue = jobs.jobs.get(job.name)?.queue
        if (!queue) return
        // In a queue with free slots, other jobs of its group may have waited for this run.
        const wasFull = this.#fullQueues.delete(queue)
        if (wasFull || queue.concurrencyPerGroup !== undefined) this.#pollSoon()
      })
    this.#running.set(job, done)
  }

  /** Polls now that a slot or turn is free, so that the next job does not wait for the next poll. */
  #pollSoon(): void {
    this.#hasFreedSlot = true
    if (!this.#isPolling || !this.#timer || this.#stopping.signal.aborted) return
    clearTimeout(this.#timer)
    this.start()
  }
}

/** Creates a worker and starts it. */
export function startWorker(deps: WorkerDeps): Worker {
  const worker = createWorker(deps)
  worker.start()
  return worker
}

async function startSchedules(deps: WorkerDeps, nextPollAt: Map<string, Date>, now: Date): Promise<void> {
  for (const job of deps.jobs.jobs.values()) {
    const { schedule } = job
    if (!schedule) continue
    const known = nextPollAt.get(job.name)
    if (known && known > now) continue
    const next = nextRun(schedule, now)
    const needed = !known || !job.isNeeded || (await job.isNeeded())
    nextPollAt.set(
      job.name,
      needed ? await startWhenDue(deps.db, { name: job.name, priority: job.priority, now, next }) : next,
    )
  }
}

async function runJob(deps: WorkerDeps, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const definition = deps.jobs.jobs.get(job.name)
  const attemptsMax = definition?.attemptsMax ?? ATTEMPTS_MAX
  const heartbeat = setInterval(() => {
    extendLease(deps.db, job, new Date(deps.clock.now().getTime() + LEASE_MS)).catch((error: unknown) =>
      deps.log.warn({ err: error, job: job.name }, 'a lease was not prolonged'),
    )
  }, LEASE_MS / 3)
  try {
    if (!definition) throw new SafeMessageError(`Nobody handles ${job.name}.`)
    // A run that kills its process never reports; its lease ends until it has used up its attempts like any other.
    if (job.attempts > attemptsMax) throw new SafeMessageError('The process died during every run.')
    await definition.handle(job.payload, {
      jobId: job.id,
      attempt: job.attempts,
      priority: job.priority,
      now: deps.clock.now(),
      signal,
    })
    await completeJob(deps.db, job)
  } catch (error) {
    if (signal.aborted) return
    const now = deps.clock.now()
    const dead = job.attempts >= attemptsMax
    const retryAt = dead ? null : new Date(now.getTime() + retryDelayMs(job.attempts, deps.random ?? Math.random))
    deps.log[dead ? 'error' : 'warn'](
      { err: error, job: job.name, jobId: job.id, attempt: job.attempts, dead },
      'a job failed',
    )
    // Before the job becomes a dead letter: a process that dies in between does both again.
    if (dead) await reportDeadJob(deps, job)
    await failJob(deps.db, job, { retryAt, error: describeError(error), now })
  } finally {
    clearInterval(heartbeat)
  }
}

async function reportDeadJob(deps: WorkerDeps, job: ClaimedJob): Promise<void> {
  try {
    await deps.jobs.jobs.get(job.name)?.onDead?.(job.payload)
  } catch (error) {
    deps.log.error({ err: error, job: job.name, jobId: job.id }, 'what waits for a dead job was not told')
  }
}
