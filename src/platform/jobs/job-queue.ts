/** A queue with slots of its own in every worker process, so a full queue never delays the jobs of another one. */
export interface JobQueue {
  readonly name: string
  /** The number of its jobs that one worker process runs at once. */
  readonly concurrency: number
  /**
   * The number of jobs of one group that run at once, counted over all workers. Groups then take turns: the one whose last turn is longest ago goes
   * first. Without it a job's group has no effect.
   */
  readonly concurrencyPerGroup?: number
}

/** For short work of the product itself: a few statements, no other service. */
export const generalQueue: JobQueue = { name: 'general', concurrency: 2 }

/** For all mail work: rendering, storing and sending. */
export const mailQueue: JobQueue = { name: 'mail', concurrency: 3 }

/** For work that may take minutes and that nobody waits for: cleaning up, recounting. */
export const maintenanceQueue: JobQueue = { name: 'maintenance', concurrency: 1 }
