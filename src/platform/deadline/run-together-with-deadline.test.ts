import { Script } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { runTogetherWithDeadline } from './run-together-with-deadline.ts'

const DEADLINE_MS = 40
const WORST_MS = 150

const endless = () => {
  for (;;);
}
const backtracking = () => /^(a|a)*$/.test(`${'a'.repeat(60)}b`)

/** Uses the CPU for a while, as honest work does. */
function work(ms: number): string {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
  return 'honest'
}

afterEach(() => vi.restoreAllMocks())

it('returns the value of every work, and rejects only the one that throws', async () => {
  const ends = await Promise.allSettled([
    runTogetherWithDeadline(DEADLINE_MS, () => 1),
    runTogetherWithDeadline(DEADLINE_MS, () => {
      throw new RangeError('own fault')
    }),
    runTogetherWithDeadline(DEADLINE_MS, () => undefined),
  ])
  expect(ends).toEqual([
    { status: 'fulfilled', value: { timedOut: false, value: 1 } },
    { status: 'rejected', reason: new RangeError('own fault') },
    { status: 'fulfilled', value: { timedOut: false, value: undefined } },
  ])
})

it('starts one watchdog for the works of one turn of the event loop', async () => {
  const watchdogs = vi.spyOn(Script.prototype, 'runInThisContext')
  // A deadline that no pause of a busy machine uses up.
  await Promise.all(Array.from({ length: 20 }, (_, nth) => runTogetherWithDeadline(60_000, () => nth)))
  expect(watchdogs).toHaveBeenCalledTimes(1)
})

it.each([
  ['a loop without end', endless],
  ['a regular expression that would take years', backtracking],
])('the deadline ends %s and none of the works beside it', async (_, hostile) => {
  const before = process.threadCpuUsage()
  const ends = await Promise.all([
    runTogetherWithDeadline(DEADLINE_MS, () => 'first'),
    runTogetherWithDeadline(DEADLINE_MS, hostile),
    runTogetherWithDeadline(DEADLINE_MS, () => 'last'),
  ])
  const { user, system } = process.threadCpuUsage(before)
  expect(ends).toEqual([{ timedOut: false, value: 'first' }, { timedOut: true }, { timedOut: false, value: 'last' }])
  expect((user + system) / 1_000).toBeLessThan(WORST_MS)
})

it('gives each work its own deadline: many honest ones together take longer than one may', async () => {
  const ends = await Promise.all(
    Array.from({ length: 8 }, () => runTogetherWithDeadline(DEADLINE_MS, () => work(0.6 * DEADLINE_MS))),
  )
  expect(ends).toEqual(Array(8).fill({ timedOut: false, value: 'honest' }))
})

it('lets the event loop turn between hostile works', async () => {
  let turns = 0
  const count = () => {
    turns++
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const turnsAtEnd = await Promise.all(
    Array.from({ length: 3 }, () => runTogetherWithDeadline(DEADLINE_MS, endless).then(() => turns)),
  )
  clearImmediate(timer)
  expect(new Set(turnsAtEnd).size).toBe(3)
})
