/** Where jobs run: a queue has slots of its own in every worker process, so a full queue never delays the jobs of another one. */
export interface JobQueue {
  readonly name: string
  /** How many of its jobs one worker process runs at once. */
  readonly concurrency: number
  /**
   * How many jobs of one group run at once, counted over all workers. Groups then take turns: the one whose last turn is longest ago goes first.
   * Without it the group of a job means nothing.
   */
  readonly concurrencyPerGroup?: number
}

/** For short work of the product itself: a few statements, no other service. */
export const generalQueue: JobQueue = { name: 'general', concurrency: 2 }

/** For everything that leads to a mail: rendering, storing and sending. */
export const mailQueue: JobQueue = { name: 'mail', concurrency: 3 }

/** For work that may take minutes and that nobody waits for: clearing up, counting again. */
export const maintenanceQueue: JobQueue = { name: 'maintenance', concurrency: 1 }
