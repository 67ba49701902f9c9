import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { sanitizeName } from './domain/sanitize-name.ts'

interface Mail {
  recipient: string
  subject: string
  text_content: string
  status: string
  headers: Record<string, string>
  not_before: Date
}

const DAY_MS = 86_400_000
const TEMPLATES = ['enterprise_welcome', 'enterprise_sneak_peek', 'enterprise_launch']
const SERVICE = { role: 'service' } as const
let app: TestApp

// Limits count everybody together, so every test has an app of its own.
beforeEach(async () => {
  app = await createTestApp({ env: { SITE_SUPPORT_EMAIL: 'hulp@syvo.example' } })
})
afterEach(() => app.close())

const mails = (kind: string) =>
  app.db.query<Mail>(SERVICE, 'select * from app.mails where kind = $1 order by not_before, id', [kind])
/** Runs the worker twice, since it looks for work every few seconds. */
async function deliver(): Promise<void> {
  await app.background.tick()
  app.clock.advanceMs(5_000)
  await app.background.tick()
}
const join = (email: string, fields: Record<string, unknown> = {}, from = '10.1.1.1') =>
  app.send('POST', '/rest/v1/enterprise_early_access?select=id', {
    body: { name: 'Noor de Wit', email, company: null, ...fields },
    headers: { 'x-forwarded-for': from },
  })
const mail = (
  id: string,
  to: string,
  template = 'enterprise_welcome',
  more: Record<string, unknown> = {},
  from = '10.1.1.1',
) =>
  app.send('POST', '/functions/v1/send-enterprise-email', {
    body: {
      template_name: template,
      to,
      variables: { name: 'Noor de Wit', company: null },
      enterprise_signup_id: id,
      ...more,
    },
    headers: { 'x-forwarded-for': from },
  })

describe('the waiting list of Enterprise', () => {
  it('[API-19] [EARLY-06] accepts a visitor without an account and answers only the id; an empty company is null', async () => {
    const answer = await join('noor@bedrijf.example', { company: '' })
    expect(answer).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    expect(Object.keys(answer.body)).toEqual(['id'])
    const rows = await app.db.query(SERVICE, 'select id, name, email, company from app.enterprise_early_access', [])
    expect(rows).toEqual([{ id: answer.body.id, name: 'Noor de Wit', email: 'noor@bedrijf.example', company: null }])
  })

  it('[DATA-19] stores id, name, address and company; a repeat in any case changes and reveals nothing', async () => {
    const first = await join('noor@bedrijf.example', { company: 'De Wit BV' })
    const again = await join('NOOR@Bedrijf.example', { name: 'Iemand anders', company: 'X' })
    expect(again).toMatchObject({ status: 200, body: first.body })
    const rows = await app.db.query(SERVICE, 'select id, name, email, company from app.enterprise_early_access', [])
    expect(rows).toEqual([
      { id: first.body.id, name: 'Noor de Wit', email: 'noor@bedrijf.example', company: 'De Wit BV' },
    ])
  })

  it.each([
    ['name', { name: ' N ' }, 'Naam moet minimaal 2 karakters bevatten'],
    ['email', { email: 'noor@' }, 'Ongeldig e-mailadres'],
    ['company', { company: 'x'.repeat(121) }, 'De bedrijfsnaam is te lang (hooguit 120 tekens)'],
  ])('refuses a wrong %s with its text and stores nothing', async (path, fields, message) => {
    const answer = await join('noor@bedrijf.example', fields)
    expect(answer).toMatchObject({ status: 422, body: { error: { details: [{ path, message }] } } })
    expect(await app.db.query(SERVICE, 'select 1 from app.enterprise_early_access', [])).toEqual([])
  })

  it('stops a network that enters many addresses after five an hour', async () => {
    for (let number = 0; number < 5; number++) expect((await join(`a${number}@bedrijf.example`)).status).toBe(200)
    expect(await join('a6@bedrijf.example')).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    })
    expect((await join('a6@bedrijf.example', {}, '10.1.1.2')).status).toBe(200)
  })
})

describe('the mails of the waiting list', () => {
  it('[API-28] go to the address of the entry, once per template, whatever name, delay or case is sent', async () => {
    const { body } = await join('noor@bedrijf.example')
    const calls = [
      mail(body.id, 'Noor@Bedrijf.example', 'enterprise_welcome', { variables: { name: 'Koop nu' }, delay_days: 3 }),
      mail(body.id, 'noor@bedrijf.example'),
      mail(body.id, 'noor@bedrijf.example'),
    ]
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const made = await mails('early-access')
    expect(made).toMatchObject([
      { recipient: 'noor@bedrijf.example', subject: 'Je staat op de wachtlijst van Syvo Enterprise' },
    ])
    expect(made[0]?.text_content).toMatch(/^Hallo Noor de Wit,/)
    expect(made[0]?.text_content).toContain('50% korting')
  })

  it('[API-29] are sent at once, after 14 and after 30 days through the outbox', async () => {
    const { body } = await join('noor@bedrijf.example')
    for (const [index, template] of TEMPLATES.entries())
      await mail(body.id, 'noor@bedrijf.example', template, index === 0 ? {} : { delay_days: [0, 14, 30][index] })
    const sent = async () => (await mails('early-access')).filter((one) => one.status === 'sent').length
    const counts = []
    for (const days of [0, 13.9, 0.2, 15.8, 0.2]) {
      app.clock.advanceMs(days * DAY_MS)
      await deliver()
      counts.push(await sent())
    }
    expect(counts).toEqual([1, 1, 2, 2, 3])
  })

  it('[API-30] are not sent for an unknown id or another address, with the same answer; the entry stays', async () => {
    const { body } = await join('noor@bedrijf.example')
    for (const answer of [
      await mail(body.id, 'slachtoffer@bedrijf.example'),
      await mail('01890000-0000-7000-8000-000000000001', 'noor@bedrijf.example'),
    ])
      expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(await mails('early-access')).toEqual([])
    expect(await app.db.query(SERVICE, 'select 1 as one from app.enterprise_early_access', [])).toEqual([{ one: 1 }])
  })

  it('stay within 200 an hour for everybody together, and a repeat uses nothing up', async () => {
    const entries = await Promise.all(
      Array.from({ length: 201 }, async (_, number) => {
        const [email, from] = [`mens-${number}@bedrijf.example`, `10.2.${number}.1`]
        return { email, from, id: (await join(email, {}, from)).body.id }
      }),
    )
    for (const { id, email, from } of [...entries.slice(0, 50), ...entries.slice(0, 50), ...entries])
      await mail(id, email, 'enterprise_welcome', {}, from)
    expect(await mails('early-access')).toHaveLength(200)
    app.clock.advanceMs(3_600_000)
    const last = entries[200]
    await mail(last?.id ?? '', last?.email ?? '')
    expect(await mails('early-access')).toHaveLength(201)
  })

  it('hold a link that stops them after a second click, and a forged one does not', async () => {
    const { body } = await join('noor@bedrijf.example')
    for (const template of TEMPLATES) await mail(body.id, 'noor@bedrijf.example', template)
    await deliver()
    const [welcome] = await mails('early-access')
    const link = new URL(/https?:\/\/\S+early-access-mails\S+/.exec(welcome?.text_content ?? '')?.[0] ?? '')
    const path = link.pathname + link.search
    expect(await app.send('GET', path)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<form method="post">'),
    })
    expect(await mails('early-access')).toHaveLength(3)
    const forged = path.replace(/token=./, (start) => `${start}x`)
    expect(await app.send('POST', forged)).toMatchObject({ status: 404 })
    expect(await mails('early-access')).toHaveLength(3)
    expect(await app.send('POST', path)).toMatchObject({ status: 200, body: expect.stringContaining('niet meer') })
    expect(await mails('early-access')).toMatchObject([{ status: 'sent' }])
    await mail(body.id, 'noor@bedrijf.example', 'enterprise_launch')
    expect(await mails('early-access')).toHaveLength(1)
  })

  it.each([
    ['Noor de Wit', 'Noor de Wit'],
    ["Anne-Marie van 't Hof", "Anne-Marie van 't Hof"],
    ['J.P. Smit', 'J.P. Smit'],
    ['Win nu op casino.example', ''],
    ['https://kwaad.example', ''],
    ['<b>Noor</b>', ''],
    ['Noor\u202eetikS', ''],
    ['x'.repeat(41), ''],
    ['06 12345678', ''],
  ])('print a name only when it is one: %s', (name, printed) => {
    expect(sanitizeName(name)).toBe(printed)
  })

  it('never print anything that could be a link, whatever the name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress()), (text) => {
        expect(sanitizeName(text)).toBe('')
        expect(sanitizeName(`Jan ${text}`)).toBe('')
      }),
    )
  })
})

describe('the contact form', () => {
  const send = (fields: Record<string, unknown> = {}, from = '10.3.1.1') =>
    app.send('POST', '/functions/v1/contact', {
      body: { name: 'Noor', email: 'noor@bedrijf.example', message: 'Hoe werkt het?\nGroet', ...fields },
      headers: { 'x-forwarded-for': from },
    })
  const stored = () =>
    app.db.query(SERVICE, 'select name, email, company, topic, message from app.contact_messages', [])

  it('[PAGE-12] stores a message and mails it to support, with the sender as Reply-To and not in the subject', async () => {
    expect(await send({ topic: 'enterprise', company: 'De Wit BV' })).toMatchObject({ status: 200, body: { ok: true } })
    expect(await stored()).toEqual([
      {
        name: 'Noor',
        email: 'noor@bedrijf.example',
        company: 'De Wit BV',
        topic: 'enterprise',
        message: 'Hoe werkt het?\nGroet',
      },
    ])
    await deliver()
    const [made, ...more] = await mails('contact')
    expect(more).toEqual([])
    expect(made).toMatchObject({
      recipient: 'hulp@syvo.example',
      subject: 'Contactformulier: Enterprise',
      status: 'sent',
      headers: { 'Reply-To': 'noor@bedrijf.example' },
    })
    expect(made?.text_content).toContain('> Hoe werkt het?\n> Groet')
  })

  it('[DATA-21] has a name, address, company, message and topic, and no other field', async () => {
    const fields = { company: 'De Wit BV', topic: 'enterprise' }
    expect((await send(fields)).status).toBe(200)
    const message = { name: 'Noor', email: 'noor@bedrijf.example', message: 'Hoe werkt het?\nGroet', ...fields }
    expect(await stored()).toEqual([message])
    expect(await send({ ...fields, phone: '06-12345678' })).toMatchObject({ status: 422 })
    expect(await stored()).toEqual([message])
  })

  it.each([
    ['name', { name: '  ' }, 'Vul je naam in'],
    ['email', { email: 'noor' }, 'Ongeldig e-mailadres'],
    ['email', { email: ' ' }, 'Vul je e-mailadres in'],
    ['message', { message: ' \n ' }, 'Schrijf je bericht'],
    ['topic', { topic: 'gratis' }, 'Kies een van de mogelijke waarden.'],
  ])('refuses a message without a good %s, naming the field, and stores nothing', async (path, fields, message) => {
    expect(await send(fields)).toMatchObject({ status: 422, body: { error: { details: [{ path, message }] } } })
    expect(await stored()).toEqual([])
  })

  it('thanks a program that fills in the hidden field, and stores nothing of it', async () => {
    expect(await send({ website: 'https://spam.example' })).toMatchObject({ status: 200, body: { ok: true } })
    expect(await stored()).toEqual([])
    expect(await mails('contact')).toEqual([])
  })

  it('accepts five messages an hour from one network and says when to come back', async () => {
    for (let number = 0; number < 5; number++) expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect((await send({}, '10.3.1.2')).status).toBe(200)
    expect(await stored()).toHaveLength(6)
  })
})
