import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHouse, type TestHouse } from '../../../tests/support/test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

it('a long queue of transactions lets the rest of the process work in between: an answer that comes in is not kept waiting for all of them', async () => {
  const COUNT = 1000
  let done = 0
  const queue = Array.from({ length: COUNT }, () =>
    house.db.one({ role: 'service' }, 'select 1', []).then(() => {
      done += 1
    }),
  )
  const doneAtTimer = await new Promise<number>((resolve) => setTimeout(() => resolve(done), 5))
  expect(doneAtTimer).toBeLessThan(COUNT / 2)
  await Promise.all(queue)
  expect(done).toBe(COUNT)
})
