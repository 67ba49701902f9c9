import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

it('a throttle never allows more than its burst and its rate together, at any moments', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 }), (pauses) => {
      let now = 0
      const throttle = createThrottle({ burst: 5, perMinute: 60 }, () => now)
      let allowed = 0
      for (const pause of pauses) {
        now += pause
        if (throttle.consume('a') === 0) allowed += 1
      }
      expect(allowed).toBeLessThanOrEqual(5 + now / 1_000)
    }),
  )
})

it('a refusal says when the next use is allowed, and keys are independent', () => {
  let now = 0
  const throttle = createThrottle({ burst: 1, perMinute: 6 }, () => now)
  expect([throttle.consume('a'), throttle.consume('a'), throttle.consume('b')]).toEqual([0, 10, 0])
  now = 10_000
  expect(throttle.consume('a')).toBe(0)
})
