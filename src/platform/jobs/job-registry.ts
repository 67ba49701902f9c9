import type { JobQueue } from './job-queue.ts'
import type { Schedule } from './next-run.ts'

/** What a job's handler is told of the run. */
export interface JobRun {
  readonly jobId: string
  /** 1 for the first run. */
  readonly attempt: number
  /** The priority it was enqueued with; work that goes on in a new job hands it on. */
  readonly priority: number
  readonly now: Date
  /** Ends when the worker must stop at once. */
  readonly signal: AbortSignal
}

/** Does the work; returning ends the job, throwing brings it back later. It may run twice: effects are guarded by a key or row of their own. */
export type JobHandler = (payload: Record<string, unknown>, run: JobRun) => Promise<void>

export interface JobDefinition {
  readonly name: string
  /** Whose slots it takes: what waits for a slow stranger never shares a queue with mail or money. */
  readonly queue: JobQueue
  readonly handle: JobHandler
  /** Runs by itself at these times as well. */
  readonly schedule?: Schedule
  /** Of its scheduled runs; within a queue a higher one goes first, 0 unless stated. */
  readonly priority?: number
  /** Asked before a scheduled run: false skips it without a trace. For cheap "is there anything to do". */
  readonly isNeeded?: () => Promise<boolean>
  /** Runs after which it is a dead letter; 10 unless stated. */
  readonly attemptsMax?: number
  /** Told when the job becomes a dead letter, also one whose process died every time, so that what waits for it can end. It may be told twice. */
  readonly onDead?: (payload: Record<string, unknown>) => Promise<void>
}

/** The jobs and subscribers of one process; modules add theirs when the house is built. */
export interface JobRegistry {
  registerJob(job: JobDefinition): void
  /** Runs `handle` once per event of a topic, as a job of its own; `name` is unique, e.g. `leads.mail-owner`. */
  subscribe(topic: string, job: Omit<JobDefinition, 'schedule' | 'isNeeded'>): void
  readonly jobs: ReadonlyMap<string, JobDefinition>
  readonly queues: ReadonlyMap<string, JobQueue>
  readonly subscriptions: ReadonlyMap<string, readonly string[]>
}

/** Makes an empty registry. */
export function createJobRegistry(): JobRegistry {
  const jobs = new Map<string, JobDefinition>()
  const queues = new Map<string, JobQueue>()
  const subscriptions = new Map<string, string[]>()
  const registerJob = (job: JobDefinition) => {
    if (jobs.has(job.name)) throw new Error(`The job ${job.name} is registered twice.`)
    const known = queues.get(job.queue.name)
    if (known && known !== job.queue) throw new Error(`There are two queues named ${job.queue.name}.`)
    queues.set(job.queue.name, job.queue)
    jobs.set(job.name, job)
  }
  return {
    jobs,
    queues,
    subscriptions,
    registerJob,
    subscribe(topic, job) {
      registerJob(job)
      subscriptions.set(topic, [...(subscriptions.get(topic) ?? []), job.name])
    },
  }
}
