import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail, type NewMail } from '#platform/mail/enqueue-mail.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { secretIn } from '../../../../tests/support/read-mail.ts'

const SERVICE = { role: 'service' } as const
const LIST = '/functions/v1/outbox'

const app: TestApp = await createTestApp()
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const write = (mail: Partial<NewMail> = {}, at = app) =>
  at.db.as(SERVICE, (tx) =>
    enqueueMail(tx, {
      userId: null,
      kind: 'test',
      recipient: 'iemand@bedrijf.example',
      subject: 'Nieuwe lead via je bot',
      text: 'Iemand zocht contact.',
      now: at.clock.now(),
      ...mail,
    }),
  )

type From = { address?: string | null; host?: string | null; headers?: Record<string, string>; at?: TestApp }

/** Sends a request as by a connection from `address`; `null` for a request within the process, which has none. */
async function ask(
  path: string,
  { address = '127.0.0.1', host = 'localhost:3000', headers = {}, at = app }: From = {},
) {
  const socket = { remoteAddress: address, remotePort: 50_000, remoteFamily: 'IPv4' }
  const sent = host === null ? headers : { host, ...headers }
  const response = await at.http.request(
    path,
    { headers: sent },
    address === null ? {} : { incoming: { httpVersion: '1.1', socket } },
  )
  const policy = response.headers.get('content-security-policy')
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  return { status: response.status, policy, body: isPage ? await response.text() : await response.json() }
}
const idsIn = (answer: { body: { mails: { id: string }[] } }) => answer.body.mails.map((mail) => mail.id)

describe('the outbox of the embedded demo', () => {
  it('is listed without a session, newest first, for all recipients, and says that nothing was really sent', async () => {
    const first = await write()
    app.clock.advanceMs(60_000)
    const second = await write({ recipient: 'ander@elders.example', subject: 'Tweede', html: '<p>Hoi</p>' })
    const { body } = await ask(LIST)
    expect(body).toMatchObject({ has_mail_server: false, next_after: null })
    expect(body.mails).toEqual([
      {
        id: second,
        recipient: 'ander@elders.example',
        subject: 'Tweede',
        state: 'waiting',
        created_at: app.clock.now().toISOString(),
      },
      expect.objectContaining({ id: first, state: 'waiting' }),
    ])
    expect((await ask(`${LIST}/${second}`)).body).toMatchObject({ text: 'Iemand zocht contact.', html: '<p>Hoi</p>' })
    await app.background.tick()
    app.clock.advanceMs(5_000)
    await app.background.tick()
    expect((await ask(LIST)).body.mails).toMatchObject([{ state: 'kept' }, { state: 'kept' }])
    expect((await ask(`${LIST}/${first}`)).body).toMatchObject({ id: first, state: 'kept', html: null })
  })

  it('contains the recovery link for a forgotten password', async () => {
    const { email } = await app.signUp()
    await app.send('POST', '/auth/v1/recover', { body: { email } })
    await app.background.tick()
    const mail = (await ask(LIST)).body.mails.find((one: { recipient: string }) => one.recipient === email)
    const { text } = (await ask(`${LIST}/${mail.id}`)).body
    const verify = { type: 'recovery', token: secretIn(text), password: 'een-nieuw-wachtwoord' }
    expect((await app.send('POST', '/auth/v1/verify', { body: verify })).status).toBe(200)
  })

  it('shows HTML as a page with its own styles, in which nothing runs, is submitted or is fetched', async () => {
    const html = '<p style="color:red">Hoi</p><script>alert(1)</script>'
    const { body, policy } = await ask(`${LIST}/${await write({ html })}/html`)
    expect(body).toBe(html)
    expect(policy?.split('; ')).toEqual(
      expect.arrayContaining(['sandbox', "default-src 'none'", "style-src 'unsafe-inline'", "form-action 'none'"]),
    )
    expect(policy).not.toContain('script-src')
    expect((await ask(`${LIST}/${await write()}/html`)).status).toBe(404)
  })

  it('distinguishes mails that a server accepted from failed ones', async () => {
    const sent = await write()
    const failed = await write()
    await app.db.query(SERVICE, `update app.mails set status = 'sent', headers = $2::jsonb where id = $1`, [
      sent,
      '{"X-Syvo-Transport":"smtp"}',
    ])
    await app.db.query(SERVICE, `update app.mails set status = 'failed' where id = $1`, [failed])
    const stateOf = async (id: unknown) => (await ask(`${LIST}/${id}`)).body.state
    expect([await stateOf(sent), await stateOf(failed)]).toEqual(['sent', 'failed'])
  })

  it('pages by key without losing or repeating a mail, also among mails of one instant', async () => {
    app.clock.advanceMs(3_600_000)
    const ids = [await write(), await write(), await write()].toReversed()
    const first = await ask(`${LIST}?limit=2`)
    expect(idsIn(first)).toEqual(ids.slice(0, 2))
    expect(idsIn(await ask(`${LIST}?limit=1&after=${first.body.next_after}`))).toEqual(ids.slice(2))
  })

  it('refuses malformed paging and an unknown mail', async () => {
    const wrong = ['?limit=0', '?limit=101', '?limit=x', '?limit=2&limit=3', '?after=x', `?after=1.${'-'.repeat(36)}`]
    for (const query of [...wrong, '?after=1', '?user_id=1'])
      expect([query, (await ask(LIST + query)).status]).toEqual([query, 422])
    expect((await ask(`${LIST}/nee`)).status).toBe(422)
    expect((await ask(`${LIST}/${newId()}`)).status).toBe(404)
  })
})

describe('access to the outbox', () => {
  const statusesFor = async (from: From) => {
    const id = await write({ html: '<p>Hoi</p>' }, from.at)
    const paths = [LIST, `${LIST}/${id}`, `${LIST}/${id}/html`]
    return Promise.all(paths.map(async (path) => (await ask(path, from)).status))
  }

  it.each([
    ['127.0.0.1', 'localhost'],
    ['127.0.0.1', '127.0.0.1:4312'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'LOCALHOST:3000'],
  ])('is granted on this machine: %s asks for %s', async (address, host) => {
    expect(await statusesFor({ address, host })).toEqual([200, 200, 200])
  })

  it.each([
    ['from the network', { address: '192.168.1.20' }],
    ['from the network by IPv6', { address: '::ffff:10.0.0.9' }],
    ['by a name of a stranger that points here', { host: 'kwaad.example:3000' }],
    ['by a name that only begins like ours', { host: 'localhost.kwaad.example' }],
    ['by a name with ours before it', { host: 'localhost@kwaad.example' }],
    ['by no name', { host: null }],
    ['from within the process, for whomever', { address: null }],
  ] as [string, From][])('is refused to a request %s', async (_, from) => {
    expect(await statusesFor(from)).toEqual([404, 404, 404])
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'is refused to a forwarded request (%s), whatever that header says',
    async (name) => {
      expect(await statusesFor({ headers: { [name]: '127.0.0.1' } })).toEqual([404, 404, 404])
    },
  )

  describe('outside the demo', () => {
    let real: TestApp
    beforeAll(async () => {
      real = await createTestApp({ env: { DEMO: 'off', AUTH_CONFIRM_EMAIL: 'off' } })
    })
    afterAll(() => real.close())

    it('is refused to everybody', async () => {
      expect(await statusesFor({ at: real })).toEqual([404, 404, 404])
    })
  })
})
