import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a long queue of transactions lets the rest of the process work in between: an answer that comes in is not kept waiting for all of them', async () => {
  const COUNT = 1000
  let done = 0
  const queue = Array.from({ length: COUNT }, () =>
    app.db.query({ role: 'service' }, 'select 1', []).then(() => {
      done += 1
    }),
  )
  const doneAtTimer = await new Promise<number>((resolve) => setTimeout(() => resolve(done), 5))
  expect(doneAtTimer).toBeLessThan(COUNT / 2)
  await Promise.all(queue)
  expect(done).toBe(COUNT)
})
