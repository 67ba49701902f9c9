import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentHashOf, findVersionById, liveContentOf, lockBot } from '#modules/catalogue/public.ts'
import { TEST_NOW } from '../../../tests/support/create-test-app.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'

const UNKNOWN = '0192f000-0000-7000-8000-ffffffffffff'

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

describe('approving', () => {
  it('[ADMIN-02] makes a pending bot approved, after which the marketplace shows it', async () => {
    const version = await submit()
    expect(await at.onMarketplace(version.botId)).toEqual([])
    expect((await at.decide(version.id, 'approve')).body).toEqual({
      version_id: version.id,
      bot_id: version.botId,
      status: 'approved',
      visible: true,
    })
    expect(await at.onMarketplace(version.botId)).toMatchObject([
      { title: 'Tafelhulp', status: 'approved', price: 249 },
    ])
    const listing = await at.app.send('GET', '/functions/v1/listing?search=Tafelhulp')
    expect(listing.body.items.map((item: { id: string }) => item.id)).toContain(version.botId)
    expect((await at.queue()).body).toEqual([])
  })

  it('[LIST-16] changes only the status: an unpublished or paused bot stays hidden and the answer says so (AMB-103)', async () => {
    const hidden = await submit({ publish: false })
    expect((await at.decide(hidden.id, 'approve')).body.visible).toBe(false)
    expect(await at.botOf(hidden.botId)).toMatchObject({ status: 'approved', active: false })
    expect(await at.onMarketplace(hidden.botId)).toEqual([])
    const botId = await at.liveBot(vendor.userId)
    await at.asProduct("update app.bots set paused_at = $2, pause_reason = 'klacht' where id = $1", [botId, TEST_NOW])
    const update = await submit({ botId, content: sampleContent({ title: 'Rustig' }) })
    expect((await at.decide(update.id, 'approve')).body.visible).toBe(false)
  })

  it('puts live exactly what was frozen, whatever the draft holds by then', async () => {
    const botId = await at.liveBot(vendor.userId)
    const content = sampleContent({
      title: 'Tafelhulp  «2»',
      long_description: 'Eerste regel\n\n  ingesprongen\tmet 😀 en é',
      price_cents: 1,
      monthly_execution_limit: null,
      api_endpoint: 'https://bot.example/antwoord?a=1&b=2',
      input_fields: { fields: [] },
      sample: {
        company: 'X',
        pages: [],
        questions: [
          { question: 'A?', keywords: ['b'] },
          { question: 'C?', keywords: [] },
        ],
      },
    })
    const version = await submit({ botId, content })
    await at.decide(version.id, 'approve')
    const { live, frozen } = await at.app.db.as({ role: 'service' }, async (tx) => {
      const bot = await lockBot(tx, botId)
      return { live: bot && liveContentOf(bot), frozen: await findVersionById(tx, version.id) }
    })
    const onRow = {
      company: '',
      pages: [],
      questions: content.sample.questions.map((one) => ({ ...one, keywords: [] })),
    }
    expect(live && contentHashOf(live)).toBe(contentHashOf({ ...content, sample: onRow }))
    expect(frozen).toMatchObject({ status: 'approved', content, contentHash: contentHashOf(content) })
    expect(await at.botOf(botId)).toMatchObject({ approved_version: 2, status: 'approved' })
    const versions = await at.asProduct('select number, status from app.bot_versions where bot_id = $1 order by 1', [
      botId,
    ])
    expect(versions).toEqual([
      { number: 1, status: 'replaced' },
      { number: 2, status: 'approved' },
    ])
  })

  it('opens the free trial with the sample company of the version', async () => {
    const version = await submit()
    const demo = async () =>
      (await at.app.send('GET', `/functions/v1/bot-detail?botId=${version.botId}`, { token: vendor.token })).body
        .demo_enabled
    expect(await demo()).toBe(false)
    await at.decide(version.id, 'approve')
    expect(await demo()).toBe(true)
  })

  it('rolls back completely when the content to go live is not what was frozen', async () => {
    const real = await submit()
    await at.asProduct("update app.bot_versions set status = 'withdrawn' where id = $1", [real.id])
    const [forged] = await at.asProduct(
      `insert into app.bot_versions (id, bot_id, vendor_id, number, status, content, content_hash, submitted_at)
       select gen_random_uuid(), bot_id, vendor_id, 2, 'pending_review', content || '{"title": "Anders"}', content_hash, submitted_at
       from app.bot_versions where id = $1 returning id`,
      [real.id],
    )
    expect((await at.decide(String(forged?.id), 'approve')).status).toBe(503)
    expect(await at.botOf(real.botId)).toMatchObject({
      status: 'pending_review',
      approved_version: null,
      title: 'Klad',
    })
    expect((await at.queue()).body).toHaveLength(1)
  })

  it('mails the vendor once, in words that fit a first version, an update and a hidden bot', async () => {
    const botId = await at.liveBot(vendor.userId)
    const update = await submit({ botId, content: sampleContent({ title: 'Tafelhulp Plus' }) })
    await at.decide(update.id, 'approve')
    const hidden = await submit({ publish: false, content: sampleContent({ title: 'Stille bot' }) })
    await at.decide(hidden.id, 'approve')
    const mails = await at.mailsTo(vendor.userId)
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Goedgekeurd: Stille bot',
      'Goedgekeurd: Tafelhulp',
      'Goedgekeurd: Tafelhulp Plus',
    ])
    expect(mails[1]?.text_content).toContain(`/bot/${botId}`)
    expect(mails[2]?.text_content).toContain('Versie 2 van Tafelhulp Plus is goedgekeurd')
    expect(mails[0]?.text_content).toContain('staat nog niet op de marktplaats')
  })
})

describe('turning down', () => {
  it('[ADMIN-03] makes a pending bot rejected and stores the feedback, which reaches the vendor by mail', async () => {
    const version = await submit()
    const answer = await at.decide(version.id, 'reject', '  De prompt belooft te veel.\n ')
    expect(answer).toMatchObject({ status: 200, body: { status: 'rejected', visible: false } })
    expect(await at.botOf(version.botId)).toMatchObject({
      status: 'rejected',
      active: false,
      review_feedback: 'De prompt belooft te veel.',
    })
    const [mail] = await at.mailsTo(vendor.userId)
    expect(mail?.subject).toBe('Afgewezen: Tafelhulp')
    expect(mail?.text_content).toContain('De prompt belooft te veel.')
    expect(mail?.text_content).toContain(`/vendor/bots/${version.botId}/edit`)
  })

  it('[ADMIN-03] leaves a live bot live with its content, and stores the feedback beside it', async () => {
    const botId = await at.liveBot(vendor.userId)
    const version = await submit({ botId, content: sampleContent({ title: 'Slechter' }) })
    const answer = await at.decide(version.id, 'reject', 'Dit is een stap terug.')
    expect(answer.body).toMatchObject({ status: 'rejected', visible: true })
    expect(await at.botOf(botId)).toEqual({
      status: 'approved',
      active: true,
      review_feedback: 'Dit is een stap terug.',
      title: 'Tafelhulp',
      approved_version: 1,
    })
    expect(await at.onMarketplace(botId)).toMatchObject([{ title: 'Tafelhulp' }])
    expect(
      (await at.mailsTo(vendor.userId)).find((mail) => mail.subject === 'Afgewezen: Slechter')?.text_content,
    ).toContain('blijft gewoon werken')
    const better = await submit({ botId, content: sampleContent({ title: 'Beter' }) })
    await at.decide(better.id, 'approve')
    expect(await at.botOf(botId)).toMatchObject({ title: 'Beter', review_feedback: null, approved_version: 3 })
  })

  it('asks for changes, after which a bot that was never approved is a draft again with the feedback', async () => {
    const version = await submit()
    const answer = await at.decide(version.id, 'request_changes', 'Noem je openingstijden.')
    expect(answer.body).toMatchObject({ status: 'changes_requested' })
    expect(await at.botOf(version.botId)).toMatchObject({
      status: 'draft',
      active: false,
      review_feedback: 'Noem je openingstijden.',
    })
    expect(await at.mailsTo(vendor.userId)).toMatchObject([{ subject: 'Nog iets aanpassen: Tafelhulp' }])
  })

  it.each(['reject', 'request_changes'])('%s is refused without feedback and changes nothing', async (decision) => {
    const version = await submit()
    for (const feedback of [undefined, '', ' \n\t '])
      expect(await at.decide(version.id, decision, feedback)).toMatchObject({
        status: 422,
        body: { error: { code: 'feedback_needed', message: 'Feedback vereist: Voer feedback in voor de afwijzing' } },
      })
    expect((await at.decide(version.id, decision, 'x'.repeat(5001))).status).toBe(422)
    expect((await at.queue()).body).toHaveLength(1)
    expect(await at.mailsTo(vendor.userId)).toEqual([])
  })
})

describe('a decision', () => {
  it('is taken once: of many simultaneous deciders one wins, and the others learn who and when', async () => {
    const version = await submit()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2 === 0
          ? at.decide(version.id, 'approve')
          : at.decide(version.id, 'reject', 'Liever niet.', at.colleague.token),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer !== won[0])) {
      expect(status).toBe(409)
      expect(body.error).toMatchObject({
        code: 'decided_before',
        details: { status: won[0]?.body.status, decided_by: 'Mens', decided_at: TEST_NOW.toISOString() },
      })
      expect(body.error.message).toMatch(/^Mens keurde deze inzending (goed|af) op 20 november 2026 om 10:00\.$/)
    }
    expect((await at.botOf(version.botId))?.status).toBe(won[0]?.body.status)
    expect(await at.mailsTo(vendor.userId)).toHaveLength(1)
    const audit = await at.asProduct('select actor, action, detail from app.audit_entries where subject_id = $1', [
      version.id,
    ])
    expect(audit).toEqual([
      { actor: 'admin', action: `bot.${won[0]?.body.status}`, detail: { bot_id: version.botId, number: 1 } },
    ])
    const events = await at.asProduct("select topic from app.outbox where payload ->> 'version_id' = $1", [version.id])
    expect(events).toEqual([{ topic: `bot.${won[0]?.body.status}` }])
    expect((await at.review(version.id)).body.decision).toMatchObject({
      status: won[0]?.body.status,
      decided_by: 'Mens',
    })
  })

  it('of a submission that its vendor withdrew is refused and says so', async () => {
    const version = await submit()
    await at.asProduct("update app.bot_versions set status = 'withdrawn', decided_at = $2 where id = $1", [
      version.id,
      TEST_NOW,
    ])
    const { status, body } = await at.decide(version.id, 'approve')
    expect(status).toBe(409)
    expect(body.error.message).toBe('De maker trok deze inzending in op 20 november 2026 om 10:00.')
    expect(await at.botOf(version.botId)).toMatchObject({ approved_version: null })
  })

  it('about nothing, or of an unknown kind, is refused', async () => {
    expect(await at.decide(UNKNOWN, 'approve')).toMatchObject({
      status: 404,
      body: { error: { code: 'submission_not_found' } },
    })
    const version = await submit()
    for (const decision of ['publish', '', null as unknown as string])
      expect((await at.decide(version.id, decision)).status).toBe(422)
    expect((await at.decide('x', 'approve')).status).toBe(422)
  })
})
