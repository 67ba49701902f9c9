import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { afterEach, describe, expect, it } from 'vitest'
import type { burn, double, fail, fill, priority, spin } from './example-tasks.ts'
import { createWorkerPool, type PoolLimits, type WorkerPool } from './worker-pool.ts'
import type { WorkerTask } from './worker-task.ts'

const file = join(import.meta.dirname, 'example-tasks.ts')
const doubles: WorkerTask<typeof double> = { file, name: 'double' }
const spins: WorkerTask<typeof spin> = { file, name: 'spin' }
const fills: WorkerTask<typeof fill> = { file, name: 'fill' }
const fails: WorkerTask<typeof fail> = { file, name: 'fail' }
const burns: WorkerTask<typeof burn> = { file, name: 'burn' }
const priorities: WorkerTask<typeof priority> = { file, name: 'priority' }
const usual: PoolLimits = { threads: 2, waiting: 10, timeMs: 20_000, heapBytes: 64_000_000, idleMs: 30_000 }

let pool: WorkerPool
const open = (limits: Partial<PoolLimits> = {}) => {
  pool = createWorkerPool({ ...usual, ...limits })
  return pool
}
afterEach(() => pool.close())

describe('a pool of worker threads', () => {
  it('returns every task’s own value', async () => {
    open()
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => pool.run(doubles, index)))
    expect(outcomes).toEqual(Array.from({ length: 12 }, (_, index) => ({ is: 'done', value: index * 2 })))
  })

  it('keeps the work off the calling thread', async () => {
    open()
    await pool.run(burns, 1)
    const before = performance.eventLoopUtilization()
    await pool.run(burns, 400)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  it('ends a task that never returns at its deadline, and runs the next one', { timeout: 30_000 }, async () => {
    open({ threads: 1, timeMs: 300 })
    const [stuck, next] = [pool.run(spins), pool.run(doubles, 4)]
    expect([await stuck, await next]).toEqual([{ is: 'too_heavy' }, { is: 'done', value: 8 }])
  })

  it('ends a task that fills the memory, and runs the next one', { timeout: 60_000 }, async () => {
    open({ threads: 1, heapBytes: 24_000_000 })
    const [heavy, next] = [pool.run(fills), pool.run(doubles, 4)]
    expect([await heavy, await next]).toEqual([{ is: 'too_heavy' }, { is: 'done', value: 8 }])
  })

  it('gives background work a low priority, and leaves the calling thread’s unchanged', async () => {
    open({ isBackground: true })
    const before = getPriority()
    const there = await pool.run(priorities)
    expect([getPriority(), there]).toEqual([
      before,
      { is: 'done', value: process.platform === 'linux' ? constants.priority.PRIORITY_LOW : before },
    ])
  })

  it('refuses at once what does not fit in its queue', async () => {
    open({ threads: 1, waiting: 2 })
    const asked = Array.from({ length: 5 }, (_, index) => pool.run(doubles, index))
    expect((await Promise.all(asked)).map(({ is }) => is)).toEqual(['done', 'done', 'done', 'busy', 'busy'])
  })

  it('rejects when a task throws or sends a value that cannot be copied, and goes on', async () => {
    open({ threads: 1 })
    await expect(pool.run(fails)).rejects.toThrow('no such figure')
    const uncopied: WorkerTask<(value: () => void) => void> = { file, name: 'double' }
    await expect(pool.run(uncopied, () => {})).rejects.toThrow('could not be cloned')
    await expect(pool.run(doubles, 1)).resolves.toEqual({ is: 'done', value: 2 })
  })

  it('rejects running and waiting tasks when it closes', async () => {
    open()
    await pool.run(doubles, 1)
    const asked = [pool.run(spins), pool.run(doubles, 1), pool.run(doubles, 1)].map((one) =>
      one.then(() => 'answered', String),
    )
    await pool.close()
    expect(await Promise.all(asked)).toEqual(Array(3).fill('Error: The worker pool was closed.'))
  })
})
