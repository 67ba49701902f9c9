import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createEndpointFixtures } from '../../../tests/endpoints/endpoint-fixtures.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'

interface Mail {
  recipient: string
  subject: string
  text_content: string
}

const WORDS = 'De bot raadt aan om medicijnen door elkaar te gebruiken.'
const BECAUSE = 'De bot geeft medisch advies zonder voorbehoud.'
const HOUR_MS = 3_600_000

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
let vendorId: string
let network = 0
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  admin = await makeAdmin(app)
  vendorId = (await app.signUp('maker@bots.example')).userId
})
afterAll(() => app.close())
beforeEach(() => {
  network += 1
})

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>({ role: 'service' }, text, values)
const mailsTo = (recipient: string) =>
  rows<Mail>(`select recipient, subject, text_content from app.mails where recipient = $1 order by id`, recipient)

/** Creates a public bot of the vendor. */
async function publicBot(title = 'Pillenbot'): Promise<string> {
  const id = newId()
  await rows(
    `insert into app.bots (id, vendor_id, title, description, category, monthly_price_cents, active, status)
     values ($1, $2, $3, 'Antwoordt over medicijnen.', 'Klantenservice', 2500, true, 'approved')`,
    id,
    vendorId,
    title,
  )
  return id
}
const report = (botId: string, fields: Record<string, unknown> = {}, token: string | null = null) =>
  app.send('POST', '/functions/v1/report-bot', {
    token,
    body: { bot_id: botId, reason: 'harmful', message: WORDS, ...fields },
    headers: { 'x-forwarded-for': `10.40.${network}.1` },
  })
const list = async (state: 'open' | 'handled' = 'open', after?: string) =>
  (
    await app.send('GET', `/functions/v1/reports?state=${state}${after ? `&after=${after}` : ''}`, {
      token: admin.token,
    })
  ).body
const reportOf = async (botId: string, state: 'open' | 'handled' = 'open') => {
  const { reports } = await list(state)
  return reports.find((one: { bot_id: string | null }) => one.bot_id === botId)
}
const decide = (reportId: string, fields: Record<string, unknown> = {}, token: string | null = admin.token) =>
  app.send('POST', '/functions/v1/decide-report', {
    token,
    body: { report_id: reportId, decision: 'dismiss', explanation: BECAUSE, ...fields },
  })
const stored = () => rows('select id from app.bot_reports')

describe('reporting a bot', () => {
  it('accepts a visitor without account or address, and administrators read the message as written', async () => {
    const botId = await publicBot()
    expect(await report(botId)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await reportOf(botId)).toMatchObject({
      ...{ bot_title: 'Pillenbot', reason: 'harmful', message: WORDS, reporter_email: null, is_paused: false },
      ...{ open_besides: 0, decision: null },
    })
  })

  it('confirms receipt to an address that was left, without a word of the message', async () => {
    const botId = await publicBot()
    await report(botId, { email: 'melder@elders.example' })
    const [mail, ...more] = await mailsTo('melder@elders.example')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Je melding over Pillenbot' })
    expect(mail?.text_content).toContain('ontvangen')
    expect(mail?.text_content).not.toContain('medicijnen')
  })

  it('writes to the account of a signed-in reporter, whatever the address, and stores no copy of it', async () => {
    const botId = await publicBot()
    const member = await app.signUp()
    await report(botId, { email: 'slachtoffer@elders.example' }, member.token)
    expect(await mailsTo('slachtoffer@elders.example')).toEqual([])
    expect((await mailsTo(member.email)).at(-1)).toMatchObject({ subject: 'Je melding over Pillenbot' })
    expect(await reportOf(botId)).toMatchObject({ reporter_email: member.email })
    expect(await rows('select reporter_email from app.bot_reports where reporter_id = $1', member.userId)).toEqual([
      { reporter_email: null },
    ])
  })

  it.each([
    ['reason', { reason: 'lelijk' }, 'Kies wat er aan de hand is'],
    ['message', { message: '   kort   ' }, 'Schrijf in een paar woorden wat er mis is'],
    ['message', { message: 'x'.repeat(2001) }, 'De uitleg is te lang (hooguit 2000 tekens)'],
    ['email', { email: 'melder@' }, 'Ongeldig e-mailadres'],
  ])('refuses a wrong %s with its text and stores nothing', async (path, fields, message) => {
    const before = await stored()
    const answer = await report(await publicBot(), fields)
    expect(answer).toMatchObject({ status: 422, body: { error: { details: [{ path, message }] } } })
    expect(await stored()).toEqual(before)
  })

  it('answers alike for a bot that does not exist and for one that nobody may see', async () => {
    const { one } = await createEndpointFixtures(app)
    for (const botId of [newId(), one.vendorFixtures.draftBotId])
      expect(await report(botId)).toMatchObject({ status: 404, body: { error: { code: 'bot_not_found' } } })
  })

  it('thanks a program that fills in the hidden field, and stores nothing of it', async () => {
    const before = await stored()
    expect(await report(await publicBot(), { website: 'https://spam.example' })).toMatchObject({ status: 200 })
    expect(await stored()).toEqual(before)
  })

  it('accepts reports of accounts after five thousand visitors in an hour, and refuses the next visitor', async () => {
    const botId = await publicBot()
    await rows(
      "insert into app.rate_counters (bucket, window_start, used) values ('report-all:all', date_trunc('hour', $1::timestamptz), 5000) on conflict (bucket, window_start) do update set used = 5000 returning used",
      app.clock.now(),
    )
    const member = await app.signUp()
    await rows(
      "insert into app.rate_counters (bucket, window_start, used) values ($1, date_trunc('hour', $2::timestamptz), 19) returning used",
      `report-account:${member.userId}`,
      app.clock.now(),
    )
    expect((await report(botId, { email: 'druk@elders.example' })).status).toBe(429)
    expect(await mailsTo('druk@elders.example')).toEqual([])
    expect((await report(botId, {}, member.token)).status).toBe(200)
    expect((await mailsTo(member.email)).at(-1)).toMatchObject({ subject: 'Je melding over Pillenbot' })
    expect(await reportOf(botId)).toMatchObject({ open_besides: 0 })
    expect(await report(botId, {}, member.token)).toMatchObject({
      status: 429,
      body: { error: { message: 'Je hebt net al veel bots gemeld. Probeer het over een uur opnieuw.' } },
    })
    await rows("delete from app.rate_counters where bucket = 'report-all:all' returning bucket")
  })

  it('accepts five an hour from one network, and mails one address once a day, whatever its plus tag', async () => {
    const botId = await publicBot()
    const email = 'vol@elders.example'
    for (let nth = 0; nth < 5; nth++)
      expect((await report(botId, { email: `vol+${nth}@elders.example` })).status).toBe(200)
    const refused = await report(botId, { email })
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(await mailsTo('vol+0@elders.example')).toHaveLength(1)
    expect(await mailsTo('vol+1@elders.example')).toEqual([])
    expect(await reportOf(botId)).toMatchObject({ open_besides: 4 })
  })
})

describe('deciding a report', () => {
  it('dismissed leaves the bot alone, mails reason and objection, and is audited without the message', async () => {
    const botId = await publicBot()
    await report(botId, { email: 'nee@elders.example' })
    const { id } = await reportOf(botId)
    expect(await decide(id, { note: 'Maker gebeld.' })).toMatchObject({ status: 200, body: { outcome: 'dismissed' } })
    expect(await reportOf(botId)).toBeUndefined()
    expect(await reportOf(botId, 'handled')).toMatchObject({
      is_paused: false,
      decision: { outcome: 'dismissed', explanation: BECAUSE, note: 'Maker gebeld.', decided_by: 'Mens' },
    })
    const outcome = (await mailsTo('nee@elders.example')).at(-1)
    expect(outcome?.subject).toBe('Besluit over je melding: Pillenbot')
    for (const part of [BECAUSE, 'We laten Pillenbot staan', 'bezwaar', 'rechter', '/contact'])
      expect(outcome?.text_content).toContain(part)
    expect(outcome?.text_content).not.toContain('Maker gebeld')
    expect(
      await rows(`select actor_id, actor, action, detail from app.audit_entries where subject_id = $1`, id),
    ).toEqual([
      {
        actor_id: admin.userId,
        actor: 'admin',
        action: 'report.dismissed',
        detail: { bot_id: botId, reason: 'harmful' },
      },
    ])
  })

  it('paused stops the bot in the same step; vendor and reporter read the reason, and the vendor no name', async () => {
    const botId = await publicBot('Stopbot')
    await report(botId, { email: 'ja@elders.example' })
    const { id } = await reportOf(botId)
    expect(await decide(id, { decision: 'pause' })).toMatchObject({ status: 200, body: { outcome: 'paused' } })
    expect(
      await rows('select paused_at is not null as paused, pause_reason from app.bots where id = $1', botId),
    ).toEqual([{ paused: true, pause_reason: BECAUSE }])
    const toVendor = (await mailsTo('maker@bots.example')).at(-1)
    expect(toVendor).toMatchObject({ subject: 'Stilgezet: Stopbot' })
    for (const part of [BECAUSE, 'een melding die we kregen', 'Ben je het er niet mee eens'])
      expect(toVendor?.text_content).toContain(part)
    expect(toVendor?.text_content).not.toContain('ja@elders.example')
    expect((await mailsTo('ja@elders.example')).at(-1)?.text_content).toContain('We hebben Stopbot stilgezet')
  })

  it('of two simultaneous administrators one decides, and the other reads who was first', async () => {
    const botId = await publicBot()
    await report(botId, { email: 'twee@elders.example' })
    const { id } = await reportOf(botId)
    const answers = await Promise.all([decide(id), decide(id, { decision: 'pause' })])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.error).toMatchObject({ code: 'decided_before', details: { decided_by: 'Mens' } })
    expect(late?.body.error.message).toMatch(/^Mens handelde deze melding af op /)
    expect(await mailsTo('twee@elders.example')).toHaveLength(2)
    expect(await rows('select 1 from app.audit_entries where subject_id = $1', id)).toHaveLength(1)
  })

  it('a second report of a paused bot is decided too, without another mail to its vendor', async () => {
    const botId = await publicBot('Tweemaal')
    await report(botId)
    await report(botId)
    const [first, second] = (await list()).reports.filter((one: { bot_id: string }) => one.bot_id === botId)
    await decide(first.id, { decision: 'pause' })
    const before = await mailsTo('maker@bots.example')
    expect((await decide(second.id, { decision: 'pause' })).status).toBe(200)
    expect(await mailsTo('maker@bots.example')).toEqual(before)
  })

  it.each([[''], ['nee'], ['12345'], ['x'.repeat(1001)]])(
    'requires an explanation that says something: %#',
    async (explanation) => {
      const botId = await publicBot()
      await report(botId)
      const { id } = await reportOf(botId)
      expect((await decide(id, { explanation })).status).toBe(422)
      expect(await reportOf(botId)).toMatchObject({ decision: null })
    },
  )

  it('answers 404 for an unknown report, and a bot that was deleted in the meantime cannot be paused', async () => {
    expect(await decide(newId())).toMatchObject({ status: 404, body: { error: { code: 'report_not_found' } } })
    const botId = await publicBot('Weg')
    await report(botId)
    const { id } = await reportOf(botId)
    await rows('delete from app.bots where id = $1', botId)
    expect(await decide(id, { decision: 'pause' })).toMatchObject({
      status: 404,
      body: { error: { code: 'bot_not_found' } },
    })
    expect((await decide(id)).status).toBe(200)
    const handled = (await list('handled')).reports.find((one: { id: string }) => one.id === id)
    expect(handled).toMatchObject({ bot_id: null, bot_title: 'Weg' })
  })

  it.each(['open', 'handled'] as const)(
    'pages through %s reports by key, each once, also of one instant',
    async (state) => {
      const botId = await publicBot()
      const now = app.clock.now()
      await rows(
        `insert into app.bot_reports (id, bot_id, bot_title, reason, message, created_at, outcome, explanation, decided_at)
       select gen_random_uuid(), $1, 'Pillenbot', 'other', 'Tekst.', $2::timestamptz - (nth / 7) * interval '1 microsecond',
         ${state === 'open' ? 'null, null, null' : `'dismissed', 'Nee.', $2::timestamptz - (nth / 7) * interval '1 microsecond'`}
       from generate_series(1, 60) nth`,
        botId,
        new Date(now.getTime() - HOUR_MS),
      )
      const seen: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const page: { reports: { id: string }[]; next_after: string | null } = await list(state, after || undefined)
        expect(page.reports.length).toBeLessThanOrEqual(25)
        seen.push(...page.reports.map(({ id }) => id))
        after = page.next_after
      }
      const all = await rows(`select id from app.bot_reports where decided_at is ${state === 'open' ? '' : 'not'} null`)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen).toHaveLength(all.length)
    },
  )
})
