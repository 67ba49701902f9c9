import type { EventData, EventDefinition, PublishedEvent } from '../events/define-event.ts'
import { toEvent } from '../events/event-payload.ts'
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

/** A subscriber of an event: a job of its own, whose `name` is unique, e.g. `leads.mail-owner`. */
export interface Subscriber<Data extends EventData>
  extends Pick<JobDefinition, 'name' | 'queue' | 'priority' | 'attemptsMax'> {
  /** Reacts to one event, perhaps twice: a key or row of its own makes its effect happen once, e.g. the event's id. */
  readonly handle: (event: PublishedEvent<Data>, run: JobRun) => Promise<void>
}

/** The jobs and subscribers of one process; modules register theirs when the app is created. */
export interface JobRegistry {
  registerJob(job: JobDefinition): void
  /** Runs a subscriber for every event of this kind. */
  subscribe<Data extends EventData>(event: EventDefinition<Data>, subscriber: Subscriber<Data>): void
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
    subscribe(event, { handle, ...job }) {
      registerJob({ ...job, handle: (payload, run) => handle(toEvent(event, payload), run) })
      subscriptions.set(event.name, [...(subscriptions.get(event.name) ?? []), job.name])
    },
  }
}
