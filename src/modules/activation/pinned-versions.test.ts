import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { BOTS } from '../../../tests/support/order-fixtures.ts'
import { FIRST, rentalFixturesOf, SECOND, THIRD } from '../../../tests/support/rental-fixtures.ts'
import { openReviewFixture, type ReviewFixture } from '../../../tests/support/review-fixture.ts'
import { sampleContent, submitContent } from '../../../tests/support/submitted-bot.ts'

type Person = Awaited<ReturnType<ReviewFixture['inRole']>>

const SECRETS = ['geheim-een', 'geheim-twee', 'geheim-drie', 'prive.example']

let at: ReviewFixture
let endpoints: ReturnType<typeof rentalFixturesOf>
let vendor: Person
let customer: Person
let botId: string
let config: { configId: string; hostedToken: string }
beforeAll(async () => {
  at = await openReviewFixture()
  endpoints = rentalFixturesOf(at)
})
beforeEach(async () => {
  await at.clear()
  vendor = await at.inRole('vendor')
  customer = await at.app.signUp()
  const first = await submitContent(at.app, { vendorId: vendor.userId, content: sampleContent(FIRST) })
  await at.decide(first.id, 'approve')
  botId = first.botId
  config = await endpoints.rent(botId, customer)
})
afterAll(() => at.app.close())

const release = (changes: Parameters<typeof sampleContent>[0]) => endpoints.release(botId, vendor.userId, changes)
const runs = async () => (await endpoints.runAsCustomer(botId, customer)).content.prompt_template
const pinnedVersionOf = async () =>
  (await at.asProduct('select held_version from app.user_bots where bot_id = $1', [botId]))[0]?.held_version

describe('choosing a version', () => {
  it('pins the live one while newer ones come, and following again runs the newest', async () => {
    await endpoints.hold(botId, 1, customer)
    await release(SECOND)
    await release(THIRD)
    expect(await runs()).toBe(FIRST.prompt_template)
    // A version that is already pinned may be pinned again, though it is older than a new choice may be.
    expect((await endpoints.hold(botId, 1, customer)).status).toBe(200)
    expect((await endpoints.hold(botId, null, customer)).body).toMatchObject({ running: 3, live: 3, held: false })
    expect(await runs()).toBe(THIRD.prompt_template)
    expect((await endpoints.hold(botId, 1, customer)).status).toBe(409)
  })

  it('is limited to a hundred times a day for an account', async () => {
    for (let nth = 0; nth < 100; nth++)
      expect((await endpoints.hold(botId, nth % 2 === 0 ? 1 : null, customer)).status).toBe(200)
    expect(await endpoints.hold(botId, 1, customer)).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    })
    expect(await pinnedVersionOf()).toBeNull()
  })

  it('goes back one version, and from there to the newest', async () => {
    await release(SECOND)
    await release(THIRD)
    expect((await endpoints.versions(botId, customer)).body).toMatchObject({ running: 3, held: false, previous: 2 })
    expect((await endpoints.hold(botId, 2, customer)).body).toMatchObject({ running: 2, held: true, previous: null })
    expect(await runs()).toBe(SECOND.prompt_template)
    expect((await endpoints.hold(botId, 3, customer)).body).toMatchObject({ running: 3, held: true, previous: 2 })
    expect(await runs()).toBe(THIRD.prompt_template)
  })

  it('refuses older, future, unapproved and another bot’s numbers, and changes nothing', async () => {
    const elsewhere = await at.liveBot(vendor.userId)
    for (const title of ['Twee', 'Drie', 'Vier', 'Vijf', 'Zes'])
      await endpoints.release(elsewhere, vendor.userId, { title })
    await release(SECOND)
    await release(THIRD)
    const rejected = await submitContent(at.app, { vendorId: vendor.userId, botId })
    await at.decide(rejected.id, 'reject', 'Dit belooft te veel.')
    const waiting = await submitContent(at.app, { vendorId: vendor.userId, botId })
    for (const number of [1, rejected.number, waiting.number, 6, 2_147_483_647])
      expect(await endpoints.hold(botId, number, customer), String(number)).toMatchObject({
        status: 409,
        body: { error: { code: 'version_not_offered' } },
      })
    for (const number of [0, -1, 1.5, '2', undefined, 2_147_483_648])
      expect((await endpoints.hold(botId, number, customer)).status, String(number)).toBe(422)
    expect(await pinnedVersionOf()).toBeNull()
  })

  it('needs the bot now: no visitor, no other customer, no ended trial, no unknown bot', async () => {
    const other = await at.app.signUp()
    const nobody = { token: null }
    for (const answer of [await endpoints.versions(botId, nobody), await endpoints.hold(botId, 1, nobody)])
      expect(answer.status).toBe(401)
    const missing = { status: 404, body: { error: { code: 'activation_not_found' } } }
    for (const [bot, who] of [
      [botId, other],
      [botId, vendor],
      [newId(), customer],
    ] as const) {
      expect(await endpoints.versions(bot, who)).toMatchObject(missing)
      expect(await endpoints.hold(bot, 1, who)).toMatchObject(missing)
    }
    await at.asProduct('update app.bot_grants set ends_at = $2 where bot_id = $1', [botId, at.app.clock.now()])
    expect(await endpoints.versions(botId, customer)).toMatchObject(missing)
    expect(await endpoints.hold(botId, 1, customer)).toMatchObject(missing)
  })

  it('belongs to one activation: another customer follows the live version, and so does one who returns', async () => {
    const other = await at.app.signUp()
    await endpoints.rent(botId, other)
    await endpoints.hold(botId, 1, customer)
    await release(SECOND)
    expect((await endpoints.runAsCustomer(botId, other)).content.prompt_template).toBe(SECOND.prompt_template)
    const turn = (name: string) =>
      at.app.send('POST', `/rest/v1/rpc/${name}`, { token: customer.token, body: { bot_id_param: botId } })
    await turn('deactivate_bot')
    await turn('activate_bot')
    expect(await runs()).toBe(FIRST.prompt_template)
    await at.asProduct(
      `with ended as (update app.bot_grants set ends_at = $3 where user_id = $1 and bot_id = $2)
       update app.user_bots set access_end = $3 where user_id = $1 and bot_id = $2`,
      [customer.userId, botId, at.app.clock.now()],
    )
    await at.asProduct(
      `insert into app.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'ultimate')`,
      [customer.userId],
    )
    expect((await turn('activate_bot')).body).toBe(true)
    expect(await runs()).toBe(SECOND.prompt_template)
  })

  it('stops with the bot: a pinned version answers nobody while an administrator paused it', async () => {
    await endpoints.hold(botId, 1, customer)
    await release(SECOND)
    const send = (name: string, body: object) =>
      at.app.send('POST', `/functions/v1/${name}`, { token: at.admin.token, body })
    await send('pause-bot', { bot_id: botId, reason: 'De bot geeft medisch advies. Pas de instructie aan.' })
    expect(await endpoints.runAsCustomer(botId, customer)).toMatchObject({
      outcome: 'paused',
      content: { prompt_template: null },
    })
    expect((await endpoints.visitorRun(botId, config.configId)).outcome).toBe('paused')
    await send('resume-bot', { bot_id: botId })
    expect(await runs()).toBe(FIRST.prompt_template)
  })

  it('creates version 1 of seeded content, so that there is a version to pin', async () => {
    await endpoints.rent(BOTS.tafelwijs, customer)
    expect((await endpoints.versions(BOTS.tafelwijs, customer)).body).toEqual({
      ...{ bot_id: BOTS.tafelwijs, running: 1, live: 1, held: false, previous: null },
      versions: [{ number: 1, approved_at: null, changes: [] }],
    })
    const before = await endpoints.runAsCustomer(BOTS.tafelwijs, customer)
    expect((await endpoints.hold(BOTS.tafelwijs, 2, customer)).status).toBe(409)
    expect(await at.botOf(BOTS.tafelwijs)).toMatchObject({ approved_version: null })
    expect((await endpoints.hold(BOTS.tafelwijs, 1, customer)).body).toMatchObject({ running: 1, held: true })
    expect(await endpoints.runAsCustomer(BOTS.tafelwijs, customer)).toEqual(before)
  })

  it('is written in the audit trail, each choice once', async () => {
    await endpoints.hold(botId, 1, customer)
    await endpoints.hold(botId, 1, customer)
    await endpoints.hold(botId, null, customer)
    const entries = await at.asProduct(
      "select action, actor, detail from app.audit_entries where actor_id = $1 and subject_type = 'activation' order by id",
      [customer.userId],
    )
    expect(entries).toEqual([
      { action: 'activation.version_held', actor: 'member', detail: { bot_id: botId, number: 1 } },
      { action: 'activation.version_followed', actor: 'member', detail: { bot_id: botId, number: null } },
    ])
  })
})

describe('what a customer reads', () => {
  it('is what changed for them, and of instructions and endpoint only that they changed, never their text', async () => {
    await release(SECOND)
    await release(THIRD)
    const { body } = await endpoints.versions(botId, customer)
    expect(body.versions.map((one: { number: number }) => one.number)).toEqual([3, 2, 1])
    expect(body.versions[0].changes).toEqual([
      { field: 'instructions', before: null, after: null },
      { field: 'service', before: 'syvo', after: 'vendor' },
    ])
    expect(body.versions[1].changes).toEqual([
      { field: 'title', before: 'Tafelhulp', after: 'Tafelhulp Plus' },
      { field: 'monthly_price_cents', before: '€ 29,99', after: '€ 39,99' },
      { field: 'instructions', before: null, after: null },
      {
        field: 'input_fields',
        before: 'Je vraag (textarea) Bijvoorbeeld: zijn jullie open?',
        after: 'Je vraag (text)',
      },
    ])
    expect(body.versions[2].changes).toEqual([])
    await endpoints.hold(botId, 2, customer)
    const { token, userId } = customer
    const answers = [
      body,
      (await endpoints.versions(botId, customer)).body,
      (await endpoints.hold(botId, 3, customer)).body,
      (await at.app.send('GET', `/rest/v1/user_bots?user_id=eq.${userId}`, { token })).body,
      (await at.app.send('GET', `/functions/v1/bot-detail?botId=${botId}`, { token })).body,
      await at.app.db.query({ role: 'member', userId }, 'select app.held_texts($1)', [botId]),
      await at.app.db.query({ role: 'member', userId }, 'select * from app.bot_versions', []),
      await at.asProduct('select * from app.mails where user_id = $1', [userId]),
    ]
    for (const secret of SECRETS) expect(JSON.stringify(answers), secret).not.toContain(secret)
  })
})

describe('the database itself', () => {
  const set = (number: number | null) =>
    at.asProduct('update app.user_bots set held_version = $2 where bot_id = $1', [botId, number])

  it('refuses to pin a version that was never approved, does not exist, or is two versions old', async () => {
    await release(SECOND)
    await release(THIRD)
    const rejected = await submitContent(at.app, { vendorId: vendor.userId, botId })
    await at.decide(rejected.id, 'reject', 'Dit belooft te veel.')
    for (const number of [1, rejected.number, 5, 99]) await expect(set(number)).rejects.toThrow(/may not be held/)
    await set(2)
    expect(await pinnedVersionOf()).toBe(2)
  })

  it('lets an approved version become nothing but replaced', async () => {
    for (const status of ['rejected', 'withdrawn', 'changes_requested', 'pending_review'])
      await expect(
        at.asProduct('update app.bot_versions set status = $2 where bot_id = $1', [botId, status]),
      ).rejects.toThrow(/decided once/)
  })

  it('shows a visitor’s turn only the version that its owner pinned, and a member none', async () => {
    await endpoints.hold(botId, 1, customer)
    await release(SECOND)
    const numbers = (identity: Parameters<typeof at.app.db.query>[0]) =>
      at.app.db.query(identity, 'select number from app.bot_versions order by number', [])
    expect(await numbers({ role: 'service', configId: config.configId })).toEqual([{ number: 1 }])
    expect(await numbers({ role: 'member', userId: customer.userId })).toEqual([])
    await endpoints.hold(botId, null, customer)
    expect(await numbers({ role: 'service', configId: config.configId })).toEqual([])
  })

  it('unpins a version that is deleted with its vendor’s account, and the customer follows what remains', async () => {
    await endpoints.hold(botId, 1, customer)
    await release(SECOND)
    const gone = await at.app.send('POST', '/functions/v1/delete-account', {
      token: vendor.token,
      body: { password: 'een-lang-wachtwoord' },
    })
    expect(gone.status).toBe(200)
    expect(await pinnedVersionOf()).toBeNull()
    expect(await runs()).toBe(SECOND.prompt_template)
    expect((await endpoints.versions(botId, customer)).body).toMatchObject({ running: 2, live: 2, held: false })
  })
})
