import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sparklinePoints } from './sparkline.tsx'

test('one value is a flat line, no values no line', () => {
  expect(sparklinePoints([5])).toBe('0,6 380,6')
  expect(sparklinePoints([])).toBe('')
  expect(sparklinePoints([0, 0])).toBe('0,70 380,70')
})

test('every point is inside the drawing', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -10, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 }), (values) => {
      for (const point of sparklinePoints(values).split(' ')) {
        const [x = -1, y = -1] = point.split(',').map(Number)
        expect(x >= 0 && x <= 380 && y >= 6 && y <= 70).toBe(true)
      }
    }),
  )
})
