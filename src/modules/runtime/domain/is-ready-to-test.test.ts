import { expect, it } from 'vitest'
import { isReadyToTest } from './is-ready-to-test.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute))

it.each([
  ['its pages were never read, however long ago it changed', 0, null, 59, false],
  ['its pages were read before it changed, and that is just now', 20, 10, 21, false],
  ['its pages were read after it changed', 20, 21, 21, true],
  ['its pages were read before it changed, ten minutes ago', 20, 10, 30, true],
])('a sample company of which %s', (_, changed, indexed, now, ready) => {
  const sample = { changedAt: at(changed), indexedAt: indexed === null ? null : at(indexed), now: at(now) }
  expect(isReadyToTest(sample)).toBe(ready)
})
