import { QueryClient } from '@tanstack/react-query'
import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'
import { clientOf } from '../../../../tests/support/render-part.tsx'
import { offersQuery } from './activation-client.ts'

const app = await createTestApp()
afterAll(() => app.close())

it('[MYBOTS-02] the bots on offer are active and for rent, only or also for sale', async () => {
  const add = (title: string, model: string, active: boolean, status = 'approved') =>
    app.db.query(
      { role: 'service' },
      `insert into app.bots (id, title, description, category, pricing_model, monthly_price_cents, active, status)
       values (gen_random_uuid(), $1, 'Antwoordt', 'Horeca', $2, 2500, $3, $4)`,
      [title, model, active, status],
    )
  await add('Huur', 'rental', true)
  await add('Beide', 'both', true)
  await add('Koop', 'purchase', true)
  await add('Uit', 'rental', false)
  await add('Klad', 'rental', true, 'draft')
  const { token } = await app.signUp()
  const offers = await new QueryClient().fetchQuery(offersQuery(clientOf(app, token)))
  expect(offers.map(({ title }) => title)).toEqual(['Beide', 'Huur'])
})
