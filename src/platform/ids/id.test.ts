import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newBrowserId } from './browser-id.ts'
import { firstIdAt, newId, timeOfId } from './id.ts'
import { isUuid } from './is-uuid.ts'

const start = Date.UTC(2026, 10, 20)

it('ids rise strictly while a clock jitters by up to a minute, and are UUIDs of version 7', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30_000, max: 30_000 }), { minLength: 2, maxLength: 200 }), (offsets) => {
      const ids = offsets.map((offset) => newId(start + offset))
      for (const [index, id] of ids.entries()) {
        expect(isUuid(id)).toBe(true)
        expect(id[14]).toBe('7')
        if (index > 0) expect(id > (ids[index - 1] ?? '')).toBe(true)
      }
    }),
  )
})

it('a clock that was years ahead and is corrected gives ids of the right time at once', () => {
  newId(Date.UTC(2040, 0, 1))
  const id = newId(start)
  expect(id > firstIdAt(start - 1) && id < firstIdAt(start + 1)).toBe(true)
})

it('an id of the browser has the same form, holds its instant, and is never repeated', () => {
  const ids = Array.from({ length: 1000 }, () => newBrowserId(start))
  for (const id of ids) expect([isUuid(id), id[14], timeOfId(id)]).toEqual([true, '7', start])
  expect(new Set(ids).size).toBe(ids.length)
})

it('an id holds the instant of its creation', () => {
  newId(Date.UTC(2030, 0, 1))
  expect(timeOfId(newId(start))).toBe(start)
  expect(timeOfId(firstIdAt(start))).toBe(start)
})

it('five thousand ids of one millisecond are all different and in order', () => {
  const ids = Array.from({ length: 5_000 }, () => newId(start))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
