import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'
import { seedProduct } from './seed-product.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('a newly filled server answers the first question to a bot before any job has run', async () => {
  await seedProduct(app, { demo: false, beforeWork: () => {} })
  const { body: bots } = await app.send('GET', '/rest/v1/bots')
  const bot = bots.find(({ category }: { category: string }) => category === 'Horeca')
  const { body } = await app.send('POST', '/functions/v1/try-bot', {
    body: { bot_id: bot.id, visitor: newId(), message: 'Hoe laat sluit de keuken?' },
  })
  expect(body).toContain('21.00 uur')
})
