import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../tests/support/create-test-app.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { SAMPLE_CHECKS, sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'

const UNKNOWN = '0192f000-0000-7000-8000-ffffffffffff'
const DAY_MS = 86_400_000

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

describe('the queue', () => {
  it('[ADMIN-01] lists pending versions with their facts, prices and checks, the longest waiting first', async () => {
    const botId = await at.liveBot(vendor.userId)
    const update = await submit({ botId, content: sampleContent({ title: 'Tafelhulp Plus', price_cents: null }) })
    at.app.clock.set(new Date(TEST_NOW.getTime() + 2 * DAY_MS))
    const fresh = await submit({ publish: false })
    expect((await at.queue()).body).toEqual([
      expect.objectContaining({
        version_id: update.id,
        bot_id: botId,
        number: 2,
        title: 'Tafelhulp Plus',
        category: 'Horeca',
        price: null,
        monthly_price: 29.99,
        submitted_at: TEST_NOW.toISOString(),
        is_update: true,
        vendor: { id: vendor.userId, name: 'Mens', verified: false, approved_bots: 1 },
        checks: SAMPLE_CHECKS,
      }),
      expect.objectContaining({ version_id: fresh.id, number: 1, price: 249, is_update: false, publish: false }),
    ])
  })

  it('[API-32] the endpoint of bots answers pending ones in the stated fields, newest first, as submitted', async () => {
    const botId = await at.liveBot(vendor.userId)
    await submit({ botId, content: sampleContent({ title: 'Tafelhulp Plus', monthly_price_cents: 3499 }) })
    at.app.clock.set(new Date(TEST_NOW.getTime() + DAY_MS))
    const fresh = await submit()
    const columns = 'id,title,category,price,monthly_price,vendor_id,created_at,status,review_feedback'
    const endpoint = `/rest/v1/bots?select=${columns}&status=eq.pending_review&order=created_at.desc`
    const { status, body } = await at.app.send('GET', endpoint, { token: at.admin.token })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id: fresh.botId, title: 'Tafelhulp', created_at: '2026-11-21T09:00:00.000Z', status: 'pending_review' },
      {
        id: botId,
        title: 'Tafelhulp Plus',
        monthly_price: 34.99,
        price: 249,
        vendor_id: vendor.userId,
        review_feedback: null,
      },
    ])
    for (const row of body) for (const column of columns.split(',')) expect(row).toHaveProperty(column)
    expect(JSON.stringify(body)).not.toContain('Je bent gastheer')
    const turned = await at.app.send('GET', endpoint.replace('.desc', '.asc'), { token: at.admin.token })
    expect(turned.body.map((row: { id: string }) => row.id)).toEqual([botId, fresh.botId])
    const one = await at.app.send('GET', `/rest/v1/bots?status=eq.pending_review&id=eq.${botId}`, {
      token: at.admin.token,
    })
    expect(one.body).toHaveLength(1)
  })

  it.each(['order=title', 'active=eq.true', 'select=id,prompt_template', 'status=eq.pending_review,approved'])(
    'a query for pending bots outside the grammar is refused with 400: %s',
    async (query) => {
      const answer = await at.app.send('GET', `/rest/v1/bots?status=eq.pending_review&${query}`, {
        token: at.admin.token,
      })
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unsupported_query' } } })
    },
  )
})

describe('one submission', () => {
  it('is read in full: its texts, its changes since the live version, and the outcome of earlier ones', async () => {
    const botId = await at.liveBot(vendor.userId)
    const other = await submit({ content: sampleContent({ title: 'Andere bot' }) })
    await at.decide(other.id, 'reject', 'De prijs klopt niet.')
    const content = sampleContent({
      title: 'Tafelhulp Plus',
      prompt_template: 'Je bent kok.',
      monthly_price_cents: 3499,
    })
    const version = await submit({ botId, content })
    const { status, body } = await at.review(version.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'pending_review',
      decision: null,
      description: content.description,
      long_description: content.long_description,
      prompt_template: 'Je bent kok.',
      monthly_execution_limit: 1500,
      input_fields: content.input_fields.fields,
      sample: content.sample,
      compared_with: { number: 1, status: 'approved' },
      history: [{ number: 1, status: 'approved', decided_by: 'Mens', feedback: null }],
      other_bots: [{ title: 'Andere bot', status: 'rejected', feedback: 'De prijs klopt niet.' }],
    })
    expect(body.changes).toEqual([
      { field: 'title', before: 'Tafelhulp', after: 'Tafelhulp Plus' },
      { field: 'monthly_price_cents', before: '€ 29,99', after: '€ 34,99' },
      { field: 'prompt_template', before: sampleContent().prompt_template, after: 'Je bent kok.' },
    ])
  })

  it('compares a bot that was never approved with the previous submission, and a first one with nothing', async () => {
    const first = await submit()
    expect((await at.review(first.id)).body).toMatchObject({ compared_with: null, changes: [], history: [] })
    await at.decide(first.id, 'request_changes', 'Kortere titel graag.')
    const second = await submit({ botId: first.botId, content: sampleContent({ title: 'Tafel' }) })
    expect((await at.review(second.id)).body).toMatchObject({
      compared_with: { number: 1, status: 'changes_requested' },
      changes: [{ field: 'title', before: 'Tafelhulp', after: 'Tafel' }],
    })
  })

  it('that does not exist is not found, and an invalid id is refused', async () => {
    expect(await at.review(UNKNOWN)).toMatchObject({ status: 404, body: { error: { code: 'submission_not_found' } } })
    expect((await at.review('7')).status).toBe(422)
    expect((await at.app.send('GET', '/functions/v1/review', { token: at.admin.token })).status).toBe(422)
  })
})

describe('the row of a bot', () => {
  it('[API-33] is approved by its status, and rejected by status and feedback, with all effects of a decision', async () => {
    const version = await submit()
    const approved = await at.patch(version.botId, { status: 'approved' })
    expect(approved.status).toBe(200)
    expect(approved.body).toMatchObject([
      { id: version.botId, title: 'Tafelhulp', status: 'approved', price: 249, review_feedback: null, active: true },
    ])
    const other = await submit()
    const rejected = await at.patch(other.botId, { status: 'rejected', review_feedback: 'Te duur.' })
    expect(rejected.body).toMatchObject([{ id: other.botId, status: 'rejected', review_feedback: 'Te duur.' }])
    expect(await at.mailsTo(vendor.userId)).toHaveLength(2)
    const audit = await at.asProduct(
      'select action from app.audit_entries where subject_id = any($1) order by action',
      [[version.id, other.id]],
    )
    expect(audit.map((entry) => entry.action)).toEqual(['bot.approved', 'bot.rejected'])
  })

  it('refuses an unknown decision, and one about a decided version', async () => {
    const version = await submit()
    const { botId } = version
    expect(await at.patch(botId, { status: 'rejected' })).toMatchObject({
      status: 422,
      body: { error: { code: 'feedback_needed' } },
    })
    for (const body of [
      { status: 'draft' },
      { status: 'pending_review' },
      { status: 'approved', featured: true },
      { review_feedback: 'x' },
    ])
      expect((await at.patch(botId, body)).status).toBe(422)
    expect(await at.patch(botId, { title: 'Gekaapt' })).toMatchObject({
      status: 403,
      body: { error: { code: 'column_not_writable' } },
    })
    expect(await at.patch(UNKNOWN, { status: 'approved' })).toMatchObject({
      status: 404,
      body: { error: { code: 'bot_not_found' } },
    })
    for (const query of ['', '?id=eq.x', '?vendor_id=eq.x', `?id=eq.${botId}&status=eq.draft`])
      expect(
        (await at.app.send('PATCH', `/rest/v1/bots${query}`, { token: at.admin.token, body: { status: 'approved' } }))
          .status,
      ).toBe(400)
    await at.patch(botId, { status: 'approved' })
    expect(await at.patch(botId, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { error: { code: 'decided_before' } },
    })
  })

  it('cannot be decided when nothing was ever submitted', async () => {
    const [bot] = await at.asProduct(
      "select id from app.bots where status = 'approved' and approved_version is null limit 1",
    )
    const answer = await at.patch(String(bot?.id), { status: 'rejected', review_feedback: 'Weg ermee' })
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'nothing_waiting' } } })
  })
})

describe('permissions to review', () => {
  it('only administrators read the queue or a submission or decide, by any endpoint', async () => {
    const version = await submit()
    const endpoints = (token: string | null) => [
      at.queue(token),
      at.review(version.id, token),
      at.decide(version.id, 'approve', undefined, token),
      at.patch(version.botId, { status: 'approved' }, token),
      at.app.send('GET', '/rest/v1/bots?status=eq.pending_review', { token }),
    ]
    const statuses = async (token: string | null) => (await Promise.all(endpoints(token))).map(({ status }) => status)
    expect(await statuses(null)).toEqual([401, 401, 401, 401, 401])
    for (const person of [at.buyer, vendor, await at.inRole('vendor')])
      expect(await statuses(person.token)).toEqual([403, 403, 403, 403, 403])
    expect(await at.botOf(version.botId)).toMatchObject({ status: 'pending_review', approved_version: null })
  })

  it('an administrator who was demoted has lost the right in the next request', async () => {
    const former = await at.inRole('admin')
    const version = await submit()
    expect((await at.queue(former.token)).status).toBe(200)
    await at.grantRole(former.userId, 'buyer')
    expect((await at.queue(former.token)).status).toBe(403)
    expect((await at.review(version.id, former.token)).status).toBe(403)
    expect((await at.decide(version.id, 'approve', undefined, former.token)).status).toBe(403)
    expect((await at.patch(version.botId, { status: 'approved' }, former.token)).status).toBe(403)
    expect((await at.app.send('GET', '/rest/v1/bots?status=eq.pending_review', { token: former.token })).status).toBe(
      403,
    )
    expect(await at.botOf(version.botId)).toMatchObject({ status: 'pending_review' })
  })
})
