import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'

let at: ReviewFixture
beforeAll(async () => {
  at = await openReviewFixture()
})
afterAll(() => at.app.close())

it('a decision about a bot row that names a version decides nothing when another one waits by then (API-33)', async () => {
  const vendor = await at.inRole('vendor')
  const first = await submitContent(at.app, { vendorId: vendor.userId })
  const { botId } = first
  const decide = (number: string, body: object) =>
    at.app.send('PATCH', `/rest/v1/bots?id=eq.${botId}&pending_version=eq.${number}`, {
      token: at.admin.token,
      body,
    })
  const waiting = await at.app.send('GET', `/rest/v1/bots?status=eq.pending_review&id=eq.${botId}`, {
    token: at.admin.token,
  })
  expect(waiting.body).toMatchObject([{ id: botId, pending_version: 1 }])
  await at.asProduct("update app.bot_versions set status = 'withdrawn' where id = $1", [first.id])
  const second = await submitContent(at.app, {
    vendorId: vendor.userId,
    botId,
    content: sampleContent({ title: 'Heel iets anders' }),
  })
  for (const body of [{ status: 'approved' }, { status: 'rejected', review_feedback: 'Te duur.' }])
    expect(await decide('1', body)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'other_version_waits',
          message: expect.stringContaining('intussen wacht versie 2 van deze bot op review, niet versie 1'),
          details: { version_id: second.id, number: 2 },
        },
      },
    })
  expect((await at.review(second.id)).body).toMatchObject({ status: 'pending_review', decision: null })
  for (const number of ['0', 'twee', '1.5', '-1', ''])
    expect((await decide(number, { status: 'approved' })).status).toBe(400)
  expect((await decide('2', { active: true })).status).toBe(400)
  expect(await decide('2', { status: 'approved' })).toMatchObject({
    status: 200,
    body: [{ id: botId, title: 'Heel iets anders', status: 'approved' }],
  })
  expect((await decide('2', { status: 'approved' })).body.error.code).toBe('decided_before')
})
