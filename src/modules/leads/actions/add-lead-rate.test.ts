import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHouse, type TestHouse } from '../../../../tests/support/test-house.ts'

const IN_TEN_MINUTES = 200

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

it('an account adds no more leads in ten minutes than anybody types, and another account is not held up by it', async () => {
  const [eager, calm] = [await house.signUp(), await house.signUp()]
  const add = async (token: string) => {
    const body = { name: 'Klant', source: 'beurs' }
    return (await house.send('POST', '/rest/v1/leads', { token, body })).status
  }
  const statuses = await Promise.all(Array.from({ length: IN_TEN_MINUTES + 1 }, () => add(eager.token)))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: IN_TEN_MINUTES }, () => 200),
    429,
  ])
  expect(await add(calm.token)).toBe(200)
  house.clock.advanceMs(600_000)
  expect(await add(eager.token)).toBe(200)
}, 60_000)
