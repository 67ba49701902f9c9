import { expect, it } from 'vitest'
import { runWithDeadline } from './run-with-deadline.ts'

const DEADLINE_MS = 40
const WORST_MS = 150

function cpuMs(call: () => void): number {
  const before = process.threadCpuUsage()
  call()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

it('returns the value of work that ends in time, and throws what it throws', () => {
  expect(runWithDeadline(DEADLINE_MS, () => 42)).toEqual({ timedOut: false, value: 42 })
  expect(() =>
    runWithDeadline(DEADLINE_MS, () => {
      throw new RangeError('own fault')
    }),
  ).toThrow('own fault')
})

it.each([
  ['a regular expression that would take years', () => /^(a|a)*$/.test(`${'a'.repeat(60)}b`)],
  [
    'a loop without end',
    () => {
      for (;;);
    },
  ],
])('the deadline ends %s', (_, work) => {
  let result: unknown
  expect(
    cpuMs(() => {
      result = runWithDeadline(DEADLINE_MS, work)
    }),
  ).toBeLessThan(WORST_MS)
  expect(result).toEqual({ timedOut: true })
})

it('does not end work that other load delayed: its own CPU time counts, not the clock', () => {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  let attempts = 0
  const result = runWithDeadline(DEADLINE_MS, () => {
    attempts++
    // Simulates other load: the clock goes on and this thread uses no CPU.
    Atomics.wait(sleeper, 0, 0, 1.5 * DEADLINE_MS)
    return 'honest'
  })
  expect(result).toEqual({ timedOut: false, value: 'honest' })
  expect(attempts).toBe(2)
})

it('runs the next work normally after one was ended, also one inside another', () => {
  runWithDeadline(DEADLINE_MS, () => /^(a|a)*$/.test(`${'a'.repeat(60)}b`))
  const nested = runWithDeadline(DEADLINE_MS, () => runWithDeadline(DEADLINE_MS, () => 'inner'))
  expect(nested).toEqual({ timedOut: false, value: { timedOut: false, value: 'inner' } })
})
