import type { JobQueue } from './job-queue.ts'
import type { Schedule } from './next-run.ts'

/** The context of a job's run. */
export interface JobRun {
  readonly jobId: string
  /** 1 for the first run. */
  readonly attempt: number
  /** The priority that it was enqueued with; work that continues in a new job passes it on. */
  readonly priority: number
  readonly now: Date
  /** Aborts when the worker must stop at once. */
  readonly signal: AbortSignal
}

/** Does the work; returning ends the job, throwing retries it later. It may run twice: effects are guarded by a key or row of their own. */
export type JobHandler = (payload: Record<string, unknown>, run: JobRun) => Promise<void>

export interface JobDefinition {
  readonly name: string
  /** The queue whose slots it takes: work that waits for an external service never shares a queue with mail or money. */
  readonly queue: JobQueue
  readonly handle: JobHandler
  /** Also runs by itself at these times. */
  readonly schedule?: Schedule
  /** The priority of its scheduled runs; within a queue a higher one goes first, 0 by default. */
  readonly priority?: number
  /** Called before a scheduled run: false skips the run without a trace. For a cheap check whether there is anything to do. */
  readonly isNeeded?: () => Promise<boolean>
  /** The number of runs after which it is a dead letter; 10 by default. */
  readonly attemptsMax?: number
  /**
   * Called when the job becomes a dead letter, also when its process died every time, so that work that waits for it can end. It may be called twice.
   */
  readonly onDead?: (payload: Record<string, unknown>) => Promise<void>
}

/** The jobs and subscribers of one process; modules register theirs when the app is created. */
export interface JobRegistry {
  registerJob(job: JobDefinition): void
  /** Runs `handle` once per event of a topic, as a job of its own; `name` is unique, e.g. `leads.mail-owner`. */
  subscribe(topic: string, job: Omit<JobDefinition, 'schedule' | 'isNeeded'>): void
  readonly jobs: ReadonlyMap<string, JobDefinition>
  readonly queues: ReadonlyMap<string, JobQueue>
  readonly subscriptions: ReadonlyMap<string, readonly string[]>
}

/** Creates an empty registry. */
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
