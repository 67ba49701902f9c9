import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a long queue of transactions does not block the process: an incoming answer need not wait for all', async () => {
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
