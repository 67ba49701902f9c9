import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'
import { makeVendor } from '../../../tests/support/vendor-fixtures.ts'

type Person = Awaited<ReturnType<ReviewFixture['inRole']>>
let at: ReviewFixture
let vendor: Person
beforeAll(async () => {
  at = await openReviewFixture()
})
beforeEach(async () => {
  await at.clear()
  vendor = await at.inRole('vendor')
})
afterAll(() => at.app.close())

const submit = (more: Partial<Parameters<typeof submitContent>[1]> = {}) =>
  submitContent(at.app, { vendorId: vendor.userId, ...more })

describe('the preview of a version', () => {
  const detail = (botId: string, token: string | null, version?: number) =>
    at.app.send('GET', `/functions/v1/bot-detail?botId=${botId}${version ? `&version=${version}` : ''}`, { token })

  it('shows the pending version of a bot that was never approved to its vendor and to administrators (AMB-105)', async () => {
    const { botId } = await submit()
    for (const token of [at.admin.token, vendor.token])
      expect((await detail(botId, token)).body).toMatchObject({
        title: 'Tafelhulp',
        visibility: 'preview',
        version: 1,
        sample_questions: ['Wanneer zijn jullie open?'],
        input_fields: [{ label: 'Je vraag' }],
      })
    for (const token of [at.buyer.token, null, (await at.inRole('vendor')).token])
      expect((await detail(botId, token)).status).toBe(404)
  })

  it('shows price and trader as buyers will read them, to the same people, and so does the submission', async () => {
    const seller = await makeVendor(at.app)
    const version = await submitContent(at.app, { vendorId: seller.userId })
    const offered = {
      company: 'Botmakerij BV',
      street: 'Kade 1',
      postcode: '3511 AB',
      city: 'Utrecht',
      country: 'NL',
      kvk: '12345678',
      btw_id: null,
      email: 'noor@botmakerij.example',
      is_verified: false,
    }
    for (const token of [at.admin.token, seller.token]) {
      const { body } = await detail(version.botId, token)
      expect(body).toMatchObject({ price: 249, monthly_price: 29.99, maker: 'Botmakerij BV', offered_by: offered })
      expect(JSON.stringify(body)).not.toContain('Noor Bakker')
    }
    expect((await at.review(version.id)).body.offered_by).toEqual(offered)
    await at.decide(version.id, 'approve')
    expect((await detail(version.botId, null)).body).toMatchObject({ visibility: 'public', offered_by: offered })
    const update = await submitContent(at.app, { vendorId: seller.userId, botId: version.botId })
    await at.asProduct('update app.vendor_profiles set verified_at = changed_at where vendor_id = $1', [seller.userId])
    expect((await detail(version.botId, at.admin.token, 2)).body.offered_by).toEqual({ ...offered, is_verified: true })
    expect((await at.review(update.id)).body.offered_by.is_verified).toBe(true)
  })

  it('names no trader while the bot is free, or before its vendor filled in the profile', async () => {
    const seller = await makeVendor(at.app)
    const content = sampleContent({ price_cents: null, monthly_price_cents: null })
    for (const version of [await submit(), await submitContent(at.app, { vendorId: seller.userId, content })]) {
      expect((await detail(version.botId, at.admin.token)).body).toMatchObject({ maker: null, offered_by: null })
      expect((await at.review(version.id)).body.offered_by).toBeNull()
    }
  })

  it('shows another version of a live bot by its number, to the same people and to nobody else', async () => {
    const botId = await at.liveBot(vendor.userId)
    await submit({ botId, content: sampleContent({ title: 'Tafelhulp Plus', price_cents: null }) })
    for (const token of [at.admin.token, vendor.token]) {
      expect((await detail(botId, token)).body).toMatchObject({ title: 'Tafelhulp', visibility: 'public', version: 1 })
      const second = (await detail(botId, token, 2)).body
      expect(second).toMatchObject({
        title: 'Tafelhulp Plus',
        price: null,
        visibility: 'preview',
        version: 2,
        demo_enabled: false,
      })
      expect(JSON.stringify(second)).not.toContain('Je bent gastheer')
      expect((await detail(botId, token, 9)).status).toBe(404)
    }
    for (const token of [at.buyer.token, null, (await at.inRole('vendor')).token])
      expect((await detail(botId, token, 2)).status).toBe(404)
    expect((await at.app.send('GET', `/functions/v1/bot-detail?botId=${botId}&version=0`)).status).toBe(422)
  })
})
