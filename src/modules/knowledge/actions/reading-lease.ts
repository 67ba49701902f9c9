import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { acquireReadingLease, extendReadingLease, makeLive, releaseReadingLease } from '../store/index-store.ts'
import type { ReadDeps } from './read-deps.ts'

// Longer than fetching and reading a page may take, and short enough that the reading of a killed worker soon continues.
const leaseMs = 2 * 60_000

/** Thrown by a write of a reading that paused so long that another one took its lease; the write is rolled back. */
export class LeaseLostError extends Error {}

/** The right to read one configuration and to build one generation of its index, held by one slice at a time for two minutes after its last write. */
export class ReadingLease {
  readonly configId: string
  readonly generation: number
  private readonly deps: ReadDeps

  private constructor(deps: ReadDeps, configId: string, generation: number) {
    this.deps = deps
    this.configId = configId
    this.generation = generation
  }

  /** Acquires the lease; null while another reading holds it. */
  static async acquire(deps: ReadDeps, configId: string): Promise<ReadingLease | null> {
    const now = deps.clock.now()
    const generation = await asService(
      deps.db,
      (tx) => acquireReadingLease(tx, configId, now, new Date(now.getTime() + leaseMs)),
      configId,
    )
    return generation === null ? null : new ReadingLease(deps, configId, generation)
  }

  /** Writes and extends the lease in one transaction; throws `LeaseLostError` when this reading no longer holds it. */
  write<Result>(fn: (tx: Tx) => Promise<Result>): Promise<Result> {
    return asService(
      this.deps.db,
      async (tx) => {
        const result = await fn(tx)
        const until = new Date(this.deps.clock.now().getTime() + leaseMs)
        if (!(await extendReadingLease(tx, this.configId, this.generation, until))) throw new LeaseLostError()
        return result
      },
      this.configId,
    )
  }

  /** Replaces the live generation by the built one and ends the lease; throws `LeaseLostError` when this reading no longer holds it. */
  async goLive(
    built: { vocabulary: string; passageCount: number; nextReadAt: Date | null },
    fn: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    await asService(
      this.deps.db,
      async (tx) => {
        await fn(tx)
        const live = { ...built, generation: this.generation, now: this.deps.clock.now() }
        if (!(await makeLive(tx, this.configId, live))) throw new LeaseLostError()
      },
      this.configId,
    )
  }

  /** Ends the lease without a new index; `nextReadAt` null leaves it to the next slice. */
  async release(nextReadAt: Date | null): Promise<void> {
    await asService(
      this.deps.db,
      (tx) => releaseReadingLease(tx, this.configId, this.generation, nextReadAt),
      this.configId,
    )
  }
}
