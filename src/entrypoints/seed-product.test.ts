import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestHouse, type TestHouse } from '../../tests/support/test-house.ts'
import { seedProduct } from './seed-product.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

it('a server that was just filled answers the first question to a bot, before any job has run', async () => {
  await seedProduct(house, { demo: false, beforeWork: () => {} })
  const { body: bots } = await house.send('GET', '/rest/v1/bots')
  const bot = bots.find(({ category }: { category: string }) => category === 'Horeca')
  const { body } = await house.send('POST', '/functions/v1/try-bot', {
    body: { bot_id: bot.id, visitor: newId(), message: 'Hoe laat sluit de keuken?' },
  })
  expect(body).toContain('21.00 uur')
})
