import { expect, test } from 'vitest'
import { rovingIndex } from './roving.ts'

test('arrows wrap around, Home and End go to the ends', () => {
  expect(rovingIndex('ArrowRight', 2, 3)).toBe(0)
  expect(rovingIndex('ArrowLeft', 0, 3)).toBe(2)
  expect(rovingIndex('Home', 2, 3)).toBe(0)
  expect(rovingIndex('End', 0, 3)).toBe(2)
  expect(rovingIndex('a', 0, 3)).toBeUndefined()
})
