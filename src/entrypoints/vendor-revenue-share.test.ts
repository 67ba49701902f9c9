import { afterAll, beforeAll, expect, it } from 'vitest'
import { splitNet, splitOffVat } from '#modules/billing/contract.ts'
import { putBot, sellBot } from '../../tests/support/bot-fixtures.ts'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'
import { makeVendor } from '../../tests/support/vendor-fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Returns the text of a public page. */
const words = async (name: string) => {
  const { status, body } = await app.send('GET', `/functions/v1/pages/${name}`)
  expect(status).toBe(200)
  return String(body.content)
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')
}

it('[VEND-38] the vendor pages state the split that is booked: 85% of the revenue for the vendor, 15% for Syvo', async () => {
  expect(await words('vendor-apply')).toMatch(/Jij krijgt 85% van de omzet van je bot, Syvo houdt 15%\./)
  expect(await words('become-developer')).toMatch(/Je houdt 85% van de omzet van je bots.*Syvo houdt 15%/)
  expect(splitNet(100_00)).toEqual({ vendorCents: 85_00, productCents: 15_00 })
  const example = splitNet(splitOffVat(29_00).netCents).vendorCents
  expect(await words('become-developer')).toContain(`€ ${(example / 100).toFixed(2).replace('.', ',')} voor jou`)

  const vendor = await makeVendor(app, { plan: null })
  await sellBot(app, vendor, { botId: await putBot(app, vendor), cents: 100_00, status: 'paid' })
  const { body } = await app.send('GET', '/functions/v1/vendor-dashboard', { token: vendor.token })
  expect(body.totals).toMatchObject({ revenue_cents: 100_00, share_cents: 85_00 })
})
