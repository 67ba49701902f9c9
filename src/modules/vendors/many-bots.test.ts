import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { ownerQuery } from '../../../tests/support/database-dump.ts'
import { makeVendor, type Vendor } from '../../../tests/support/vendor-fixtures.ts'
import { vendorBotsQuery, vendorDashboardQuery } from './screens/vendor-area-client.ts'

const BOTS = 1_004

let app: TestApp
let vendor: Vendor
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  vendor = await makeVendor(app)
  // More than an account may store by itself: the lists are right without that limit.
  const query = await ownerQuery(app)
  await query("update app.storage_limits set rows_free = 5000 where kind = 'bots'")
  await query.end()
  // Seven bots share each instant, so that a page ends between equals.
  await app.db.query(
    { role: 'service' },
    `insert into app.bots (id, vendor_id, title, description, long_description, category, pricing_model, monthly_price_cents, status, active,
       created_at, updated_at)
     select gen_random_uuid(), $1, 'Bot ' || n, 'Antwoordt.', '', 'Horeca', 'rental', 2900,
       case n % 4 when 0 then 'pending_review' else 'approved' end, n % 2 = 0,
       $2::timestamptz - (n / 7) * interval '1 microsecond', $2::timestamptz - (n / 7) * interval '1 microsecond'
     from generate_series(1, ${BOTS}) n`,
    [vendor.userId, app.clock.now()],
  )
})
afterAll(() => app.close())

/** A client as the vendor's pages have it, and the number of bots in each answer. */
function vendorPages() {
  const read: number[] = []
  const api = createApiClient({
    send: async (path, init) => {
      const response = await app.http.request(path, init)
      const body: unknown = await response.clone().json()
      const bots: unknown = typeof body === 'object' && body !== null && 'bots' in body ? body.bots : body
      read.push(Array.isArray(bots) ? bots.length : -1)
      return response
    },
    token: () => vendor.token,
    publicKey: () => null,
  })
  return { api, read }
}

it('[API-01] a vendor’s dashboard counts every bot on the server, and lists all by reads of at most 1,000', async () => {
  const { api, read } = vendorPages()
  const { totals, bots } = await new QueryClient().fetchQuery(vendorDashboardQuery(api, vendor.userId))
  expect(totals).toMatchObject({ bots: BOTS, published: 251, active: 502, waiting: 251 })
  expect(new Set(bots.map(({ id }) => id)).size).toBe(BOTS)
  expect(read).toEqual([1_000, 4])
})

it('[API-01] a vendor’s list of bots shows every bot, by reads of at most 1,000, whatever limit is asked', async () => {
  const { api, read } = vendorPages()
  const bots = await new QueryClient().fetchQuery(vendorBotsQuery(api, vendor.userId))
  expect(new Set(bots.map(({ id }) => id)).size).toBe(BOTS)
  expect(bots.map(({ updated_at: at }) => at)).toEqual(
    bots
      .map(({ updated_at: at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect(read).toEqual([1_000, 4])
  const path = `/rest/v1/bots?vendor_id=eq.${vendor.userId}`
  expect((await app.send('GET', `${path}&limit=5000`, { token: vendor.token })).body).toHaveLength(1_000)
  expect((await app.send('GET', `${path}&after=x`, { token: vendor.token })).status).toBe(400)
})
