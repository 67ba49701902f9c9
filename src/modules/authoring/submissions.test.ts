import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { decideVersion, findPendingVersion } from '#modules/catalogue/public.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  submitDraft,
  submitNewBot,
  type Vendor,
  vendorFixturesOf,
} from '../../../tests/support/vendor-fixtures.ts'

const LIMIT =
  'Bot limiet bereikt: Je hebt het maximum aantal bots voor je plan bereikt. Upgrade je plan om meer bots te maken.'

let app: TestApp
let vendorFixtures: ReturnType<typeof vendorFixturesOf>
let vendor: Vendor
beforeAll(async () => {
  app = await createTestApp()
  vendorFixtures = vendorFixturesOf(app)
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  vendor = await makeVendor(app)
})
afterAll(() => app.close())

const used = async (who = vendor) =>
  (await app.send('POST', '/rest/v1/rpc/can_use_feature', { token: who.token, body: { key: 'bot_create' } })).body.used

describe('submitting', () => {
  it('[VEND-04] stores status pending_review with active equal to the publish toggle, which starts as true', async () => {
    expect(FITTING_FORM.publish).toBe(true)
    const on = await submitNewBot(app, vendor)
    expect(await vendorFixtures.botRow(on)).toMatchObject({ status: 'pending_review', active: true })
    const off = await submitNewBot(app, vendor, { title: 'Stille bot', publish: false })
    expect(await vendorFixtures.botRow(off)).toMatchObject({ status: 'pending_review', active: false })
    const listed = await app.send('GET', `/rest/v1/bots?id=eq.${on}`)
    expect(listed.body).toEqual([])
  })

  it('[VEND-19] counts one use of bot_create only when it publishes, and a client’s own count adds nothing (AMB-108)', async () => {
    await submitNewBot(app, vendor)
    expect(await used()).toBe(1)
    await submitNewBot(app, vendor, { title: 'Stille bot', publish: false })
    expect(await used()).toBe(1)
    const tell = () =>
      app.send('POST', '/rest/v1/rpc/increment_usage', { token: vendor.token, body: { key: 'bot_create', step: 1 } })
    expect((await tell()).body.used).toBe(1)
    expect((await tell()).body.used).toBe(2)
  })

  it('[VEND-18] with publish on is refused in the stated words when the month is used up, and leaves nothing', async () => {
    vendor = await makeVendor(app, { plan: null })
    await submitNewBot(app, vendor)
    const { body } = await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: 'Tweede' } })
    const refused = await submitDraft(app, vendor, { botId: body.bot_id })
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'limit_reached', message: LIMIT } } })
    expect(await vendorFixtures.botRow(body.bot_id)).toMatchObject({ status: 'draft', active: false })
    expect((await vendorFixtures.versions(body.bot_id, vendor)).body).toEqual([])
    await saveDraft(app, vendor, { botId: body.bot_id, revision: 1, form: { ...FITTING_FORM, publish: false } })
    expect((await submitDraft(app, vendor, { botId: body.bot_id, revision: 2 })).status).toBe(200)
  })

  it('with publish on takes a slot: a full plan refuses it, next month too, and accepts it switched off (VEND-30)', async () => {
    vendor = await makeVendor(app, { plan: null })
    const first = await submitNewBot(app, vendor)
    await app.db.query(
      { role: 'auth' },
      `update auth."session" set "expiresAt" = '2030-01-01' where "userId" = $1 returning "id"`,
      [vendor.userId],
    )
    app.clock.advanceMs(40 * 86_400_000)
    const { body } = await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: 'Tweede' } })
    const message = 'Plan-limiet bereikt: Upgrade je plan op Abonnement om meer te publiceren.'
    expect(await submitDraft(app, vendor, { botId: body.bot_id })).toMatchObject({
      status: 409,
      body: { error: { code: 'plan_limit_reached', message } },
    })
    expect(await vendorFixtures.botRow(body.bot_id)).toMatchObject({ status: 'draft', active: false })
    await saveDraft(app, vendor, { botId: body.bot_id, revision: 1, form: { ...FITTING_FORM, publish: false } })
    expect((await submitDraft(app, vendor, { botId: body.bot_id, revision: 2 })).status).toBe(200)
    // The pending bot has its slot already, and may be submitted anew.
    await saveDraft(app, vendor, { botId: first, revision: 1, form: { ...FITTING_FORM, title: 'Beter' } })
    expect((await submitDraft(app, vendor, { botId: first, revision: 2 })).status).toBe(200)
    expect(
      await vendorFixtures.rows('select id from app.bots where vendor_id = $1 and active', vendor.userId),
    ).toHaveLength(1)
  })

  it('is counted, and released when an administrator turns it down, so that it can be submitted again', async () => {
    vendor = await makeVendor(app, { plan: null })
    const admin = await makeAdmin(app)
    const botId = await submitNewBot(app, vendor)
    const decide = async (decision: string) => {
      const [waiting] = await vendorFixtures.rows(
        "select id from app.bot_versions where bot_id = $1 and status = 'pending_review'",
        botId,
      )
      const body = { version_id: waiting?.['id'], decision, feedback: 'Noem de openingstijden.' }
      expect((await app.send('POST', '/functions/v1/decide-submission', { token: admin.token, body })).status).toBe(200)
    }
    expect(await used()).toBe(1)
    for (const [at, decision] of (['reject', 'request_changes'] as const).entries()) {
      await decide(decision)
      expect(await used()).toBe(0)
      await saveDraft(app, vendor, { botId, revision: at + 1, form: { ...FITTING_FORM, title: `Beter ${at}` } })
      expect((await submitDraft(app, vendor, { botId, revision: at + 2 })).status).toBe(200)
      expect(await used()).toBe(1)
    }
    await decide('approve')
    expect(await used()).toBe(1)
    // Nothing is counted for a live bot, so nothing is released.
    await saveDraft(app, vendor, { botId, revision: 3, form: { ...FITTING_FORM, title: 'Slechter' } })
    expect((await submitDraft(app, vendor, { botId, revision: 4 })).status).toBe(200)
    await decide('reject')
    expect(await used()).toBe(1)
  })

  it('of twenty simultaneous submissions with one use left one gets it', async () => {
    vendor = await makeVendor(app, { plan: null })
    const bots = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => {
        const saved = await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: `Bot nummer ${nth}` } })
        return String(saved.body.bot_id)
      }),
    )
    const answers = await Promise.all(bots.map((botId) => submitDraft(app, vendor, { botId })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // The free plan has one use and one slot: either may be found used up first.
    const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [String(body.error.code)]))
    expect(codes.filter((code) => ['limit_reached', 'plan_limit_reached'].includes(code))).toHaveLength(19)
    expect(await used()).toBe(1)
    expect(
      await vendorFixtures.rows('select 1 from app.bot_versions where vendor_id = $1', vendor.userId),
    ).toHaveLength(1)
  })

  it('of twenty simultaneous submits of one draft one creates a version and one use is counted', async () => {
    const { body } = await saveDraft(app, vendor)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submitDraft(app, vendor, { botId: body.bot_id })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body: { error } }) => error?.code === 'unchanged')).toHaveLength(19)
    expect(await used()).toBe(1)
  })

  it('requires the vendor profile before anything is sold', async () => {
    vendor = await makeVendor(app, { profile: false })
    const { body } = await saveDraft(app, vendor)
    expect(await submitDraft(app, vendor, { botId: body.bot_id })).toMatchObject({
      status: 409,
      body: { error: { code: 'profile_needed' } },
    })
    expect(await used()).toBe(0)
  })

  it('names every problem of a form that does not fit, and stores no version', async () => {
    const form = { ...FITTING_FORM, description: 'kort', category: '', price: '0', input_fields: '{', publish: true }
    const { body } = await saveDraft(app, vendor, { form })
    const refused = await submitDraft(app, vendor, { botId: body.bot_id })
    expect(refused.status).toBe(422)
    expect(refused.body.error.code).toBe('not_ready')
    expect(refused.body.error.details).toEqual([
      { field: 'description', message: 'Beschrijving is te kort' },
      { field: 'category', message: 'Categorie is verplicht' },
      { field: 'price', message: 'Ongeldige prijs' },
      { field: 'input_fields', message: 'Ongeldig JSON: Controleer de JSON van input-velden' },
    ])
    expect((await vendorFixtures.versions(body.bot_id, vendor)).body).toEqual([])
  })

  it('refers to the revision that its sender saw', async () => {
    const { body } = await saveDraft(app, vendor)
    await saveDraft(app, vendor, { botId: body.bot_id, revision: 1, form: { ...FITTING_FORM, title: 'Later' } })
    expect(await submitDraft(app, vendor, { botId: body.bot_id, revision: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'draft_conflict', details: { revision: 2, form: { title: 'Later' } } } },
    })
  })

  it('again replaces the pending version, and the same content is no submission', async () => {
    const botId = await submitNewBot(app, vendor)
    expect(await submitDraft(app, vendor, { botId })).toMatchObject({
      status: 409,
      body: { error: { code: 'unchanged' } },
    })
    await saveDraft(app, vendor, { botId, revision: 1, form: { ...FITTING_FORM, title: 'Beter' } })
    expect(await vendorFixtures.botRow(botId), 'while it waits the columns show what waits').toMatchObject({
      title: 'Bakkersbot',
    })
    expect((await submitDraft(app, vendor, { botId, revision: 2 })).body).toMatchObject({
      number: 2,
      status: 'pending_review',
    })
    expect(await vendorFixtures.botRow(botId)).toMatchObject({ title: 'Beter' })
    expect((await vendorFixtures.versions(botId, vendor)).body).toMatchObject([
      { number: 2, status: 'pending_review' },
      { number: 1, status: 'withdrawn' },
    ])
  })

  it('clears a reviewer’s feedback, in the list and in the editor (AMB-104)', async () => {
    const botId = await submitNewBot(app, vendor)
    await app.db.as({ role: 'service' }, async (tx) => {
      const waiting = await findPendingVersion(tx, botId)
      if (!waiting) throw new Error('nothing waits')
      const decision = { status: 'rejected', feedback: 'Te vaag', decidedBy: null, now: TEST_NOW } as const
      await decideVersion(tx, { versionId: waiting.id, ...decision })
      await sql`update app.bots set status = 'rejected', active = false, review_feedback = 'Te vaag' where id = ${botId}`.execute(
        tx,
      )
    })
    expect((await vendorFixtures.editor(botId, vendor)).body).toMatchObject({
      status: 'rejected',
      feedback: { number: 1, outcome: 'rejected', text: 'Te vaag' },
    })
    await saveDraft(app, vendor, { botId, revision: 1, form: { ...FITTING_FORM, title: 'Scherper' } })
    expect((await vendorFixtures.editor(botId, vendor)).body).toMatchObject({
      status: 'rejected',
      feedback: { text: 'Te vaag' },
    })
    expect((await submitDraft(app, vendor, { botId, revision: 2 })).status).toBe(200)
    expect((await vendorFixtures.editor(botId, vendor)).body).toMatchObject({
      status: 'pending_review',
      feedback: null,
    })
    expect(await vendorFixtures.botRow(botId)).toMatchObject({ review_feedback: null })
  })

  it('writes the audit entry and the event in the same transaction', async () => {
    const botId = await submitNewBot(app, vendor)
    await vendorFixtures.withdraw(botId, vendor)
    const trail = await vendorFixtures.rows(
      'select action, actor, detail from app.audit_entries where actor_id = $1 order by id',
      vendor.userId,
    )
    expect(trail).toMatchObject([
      { action: 'bot.created', actor: 'vendor' },
      { action: 'bot.submitted', detail: { bot_id: botId, number: 1, publish: true } },
      { action: 'bot.submission_withdrawn', detail: { bot_id: botId, number: 1 } },
    ])
    expect(
      await vendorFixtures.rows(
        "select 1 from app.outbox where topic = 'bot.submitted' and payload->>'bot_id' = $1",
        botId,
      ),
    ).toHaveLength(1)
  })
})
