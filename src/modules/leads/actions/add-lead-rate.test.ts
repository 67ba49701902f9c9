import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

const IN_TEN_MINUTES = 200

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('an account adds no more leads in ten minutes than a person can type; other accounts are not affected', async () => {
  const [eager, calm] = [await app.signUp(), await app.signUp()]
  const add = async (token: string) => {
    const body = { name: 'Klant', source: 'beurs' }
    return (await app.send('POST', '/rest/v1/leads', { token, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: IN_TEN_MINUTES + 1 }, () => add(eager.token)))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: IN_TEN_MINUTES }, () => 200),
    429,
  ])
  expect(await add(calm.token)).toBe(200)
  app.clock.advanceMs(600_000)
  expect(await add(eager.token)).toBe(200)
}, 60_000)
