import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { captureLead } from '../actions/capture-lead.ts'
import { newLeadMail } from '../mails/new-lead-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Mail {
  recipient: string
  subject: string
  text_content: string
  status: string
  transport: string | null
}

async function owner() {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Restaurantbot')
  return {
    ...account,
    contact: (fields: { email: string; name?: string; message?: string; phone?: string; company?: string }) =>
      app.db.as({ role: 'service', configId: config.configId }, (tx) =>
        captureLead(tx, {
          ...config,
          ownerId: account.userId,
          conversationId: null,
          idempotencyKey: null,
          fields,
          source: 'widget',
          consentAt: null,
          now: app.clock.now(),
        }),
      ),
    mails: () =>
      app.db.query<Mail>(
        { role: 'service' },
        `select recipient, subject, text_content, status, headers ->> 'X-Syvo-Transport' as transport from app.mails where user_id = $1 order by id`,
        [account.userId],
      ),
  }
}

describe('the owner’s mail about new leads', () => {
  it('goes out for the first lead at once, in Dutch; only a plain name appears in the subject', async () => {
    const one = await owner()
    await one.contact({ email: 'v@klant.example', name: 'WIN NU <script>', message: 'regel\nBcc: x@y.example' })
    await app.background.tick()
    app.clock.advanceMs(5_000)
    await app.background.tick()
    const [mail, ...more] = await one.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: one.email,
      subject: 'Nieuwe lead via je bot',
      status: 'sent',
      transport: 'embedded outbox',
    })
    expect(mail?.text_content).toContain('Naam: WIN NU <script>')
    expect(mail?.text_content).toContain('> Bcc: x@y.example')
    expect(mail?.text_content).toContain('Bot: Restaurantbot')
    expect(mail?.text_content).toMatch(/\/leads\?id=[0-9a-f-]{36}\n/)
  })

  it('gathers the leads of a minute into one mail after it', async () => {
    const one = await owner()
    await one.contact({ email: 'a@klant.example' })
    await app.background.tick()
    for (const email of ['b@klant.example', 'c@klant.example', 'd@klant.example']) {
      app.clock.advanceMs(5_000)
      await one.contact({ email })
      await app.background.tick()
    }
    expect(await one.mails()).toHaveLength(1)
    app.clock.advanceMs(44_000)
    await app.background.tick()
    expect(await one.mails()).toHaveLength(1)
    app.clock.advanceMs(2_000)
    await app.background.tick()
    app.clock.advanceMs(600_000)
    await app.background.tick()
    const mails = await one.mails()
    expect(mails.map((mail) => mail.subject)).toEqual(['Nieuwe lead via je bot', '3 nieuwe leads via je bots'])
    for (const email of ['b@klant.example', 'c@klant.example', 'd@klant.example'])
      expect(mails[1]?.text_content).toContain(email)
    expect(mails[1]?.text_content).not.toContain('a@klant.example')
  })

  it('is not sent when the switch is off, nor later for leads of that time', async () => {
    const one = await owner()
    await app.send('PATCH', '/rest/v1/user_settings', { token: one.token, body: { lead_mail: false } })
    await one.contact({ email: 'a@klant.example' })
    await app.background.tick()
    await app.send('PATCH', '/rest/v1/user_settings', { token: one.token, body: { lead_mail: true } })
    await one.contact({ email: 'b@klant.example' })
    await app.background.tick()
    const mails = await one.mails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text_content).not.toContain('a@klant.example')
  })

  it('is not sent for a lead that the owner added by hand', async () => {
    const one = await owner()
    await app.send('POST', '/rest/v1/leads', { token: one.token, body: { name: 'Jan', email: 'jan@klant.example' } })
    await app.background.tick()
    expect(await one.mails()).toEqual([])
  })

  it.each([
    ['Noor de Vries', 'Nieuwe lead (hot): Noor de Vries'],
    ['  J.P.  van ’t Hof-Peeters ', 'Nieuwe lead (hot): J.P. van ’t Hof-Peeters'],
    ['José Müller', 'Nieuwe lead (hot): José Müller'],
    ['bezoek nu kwaad.example', 'Nieuwe lead (hot) via je bot'],
    ['€ 500 gewonnen!', 'Nieuwe lead (hot) via je bot'],
    ['x\r\nBcc: a@b.example', 'Nieuwe lead (hot) via je bot'],
    ['a'.repeat(61), 'Nieuwe lead (hot) via je bot'],
    [null, 'Nieuwe lead (hot) via je bot'],
  ])('about a lead named %j has the subject %j', (name, subject) => {
    const lead = {
      id: 'x',
      name,
      email: null,
      phone: '0612345678',
      company: null,
      message: null,
      score: 'hot' as const,
      botTitle: null,
    }
    expect(newLeadMail([lead], 'https://syvo.example').subject).toBe(subject)
  })

  it('shows at most ten leads and says how many more there are', () => {
    const lead = {
      id: 'lead-1',
      name: null,
      email: 'v@klant.example',
      phone: null,
      company: null,
      message: 'x'.repeat(1000),
      score: 'hot' as const,
      botTitle: null,
    }
    const mail = newLeadMail(
      Array.from({ length: 12 }, () => lead),
      'https://syvo.example',
    )
    expect(mail.subject).toBe('12 nieuwe leads via je bots (12 hot)')
    expect(mail.text).toContain('En nog 2 andere leads.')
    expect(mail.text.length).toBeLessThan(8_000)
  })
})
