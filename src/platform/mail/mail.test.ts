import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { enqueueMail, isMailAddress, MailError, type NewMail, oneLine } from './enqueue-mail.ts'
import { closeFakeMailServers, startFakeMailServer } from './fake-mail-server.ts'
import { createMailTransport, type MailTransport, messageIdDomain } from './mail-transport.ts'
import { retryFailedMails, sendPendingMails } from './send-pending-mails.ts'

const SERVICE = { role: 'service' } as const

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
afterEach(async () => {
  await closeFakeMailServers()
  await app.db.query(SERVICE, 'delete from app.mails', [])
})

const enqueue = (mail: Partial<NewMail> = {}) =>
  app.db.as(SERVICE, (tx) =>
    enqueueMail(tx, {
      userId: null,
      kind: 'test',
      recipient: 'noor@klant.example',
      subject: 'Hallo',
      text: 'Dag Noor',
      now: app.clock.now(),
      ...mail,
    }),
  )
const rows = () =>
  app.db.query<{
    id: string
    status: string
    attempts: number
    last_error: string | null
    not_before: Date
    subject: string
    headers: Record<string, string>
  }>(SERVICE, 'select * from app.mails order by id', [])
const send = (transport: MailTransport) =>
  sendPendingMails({ db: app.db, clock: app.clock, log: app.deps.log, transport })

const openTransport = (smtpUrl?: string) =>
  createMailTransport({ smtpUrl, from: 'Syvo <post@mail.syvo.example>', publicUrl: 'https://syvo.example' })

async function sendTo(url: string): Promise<void> {
  const transport = openTransport(url)
  await send(transport)
  transport.close()
}

/** Returns a transport that holds every mail until the test ends it. */
function holding() {
  const taken: string[] = []
  let end: (error?: Error) => void = () => {}
  const transport: MailTransport = {
    name: 'houdt vast',
    send(mail) {
      taken.push(mail.recipient)
      return new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())))
    },
    close() {},
  }
  return { transport, taken, end: (error?: Error) => end(error) }
}

describe('the outbox', () => {
  it('without a server stores the mail and marks it as sent by the embedded outbox', async () => {
    await enqueue()
    expect(await send(openTransport())).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'sent', headers: { 'X-Syvo-Transport': 'embedded outbox' } }])
  })

  it('creates one mail per key', async () => {
    expect(await enqueue({ dedupeKey: 'k' })).not.toBeNull()
    expect(await enqueue({ dedupeKey: 'k' })).toBeNull()
    expect(await rows()).toHaveLength(1)
  })

  it('lets no text start a header or add a recipient', async () => {
    for (const recipient of [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example\n',
      `${'a'.repeat(250)}@b.example`,
      'a@b.example, c@d.example',
      'a@b.example;c@d.example',
      'Noor <a@b.example>',
      'a b@c.example',
      '',
      'a@@b.example',
      'a@b..example',
      '"a"@b.example',
    ]) {
      await expect(enqueue({ recipient }), recipient).rejects.toThrow(MailError)
    }
    for (const headers of [
      { Bcc: 'c@d.example' },
      { 'X-A\r\nBcc': 'x' },
      { 'X-A': 'x\r\nBcc: c@d.example' },
      { 'Reply-To': 'a@b.example, c@d.example' },
      { Subject: 'x' },
    ]) {
      await expect(enqueue({ headers }), JSON.stringify(headers)).rejects.toThrow(MailError)
    }
    await enqueue({ subject: 'Hallo\r\nBcc: c@d.example\u2028X: y\u0000' })
    expect((await rows()).map((row) => row.subject)).toEqual(['Hallo Bcc: c@d.example X: y'])
    const nasty = fc.constantFrom(
      'a',
      'b',
      '.',
      '@',
      ',',
      ';',
      ' ',
      '<',
      '>',
      '\r',
      '\n',
      '\u0000',
      '\u0085',
      '\u2028',
      '\u2029',
      '\ud800',
      'é',
    )
    fc.assert(
      fc.property(
        fc.string({ unit: nasty }),
        (text) => !/[\p{Cc}\u2028\u2029]/u.test(oneLine(text)) && (!isMailAddress(text) || !/[\s,;<>]/.test(text)),
      ),
    )
  })
})

describe('sending by SMTP', () => {
  it('delivers one mail to one recipient, with a Message-ID of its own on the sender’s domain', async () => {
    const server = await startFakeMailServer()
    const id = await enqueue({
      subject: 'Überraschung met é',
      text: 'Dag\r\n.\r\nRCPT TO:<kwaad@d.example>',
      headers: { 'Reply-To': 'antwoord@b.example', 'X-Soort': 'proef' },
    })
    const transport = openTransport(server.url)
    await send(transport)
    transport.close()
    expect(await rows()).toMatchObject([{ status: 'sent', headers: { 'X-Syvo-Transport': 'smtp' } }])
    expect(server.commands.filter((command) => command.startsWith('RCPT'))).toEqual(['RCPT TO:<noor@klant.example>'])
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatch(new RegExp(`^Message-ID: <${id}@mail\\.syvo\\.example>`, 'm'))
    expect(server.received[0]).toMatch(/^Reply-To: antwoord@b\.example/m)
  })

  it.each([
    ['Syvo <post@Syvo.example>', 'syvo.example'],
    ['post@syvo.example', 'syvo.example'],
    ['"Post @ Syvo" <post@mail.syvo.example>', 'mail.syvo.example'],
    ['post@localhost', 'www.syvo.example'],
    ['Syvo', 'www.syvo.example'],
  ])('a Message-ID ends in a domain, sent from %j', (from, domain) => {
    expect(messageIdDomain({ from, publicUrl: 'https://www.syvo.example:8443/' })).toBe(domain)
  })

  it.each([{ recipient: '550 5.1.1 noor@klant.example unknown' }, { text: '554 5.7.1 noor@klant.example is spam' }])(
    'gives up at once when the server refuses recipient or text for good, without storing its words: %j',
    async (verdicts) => {
      const server = await startFakeMailServer(verdicts)
      await enqueue()
      await sendTo(server.url)
      const code = (verdicts.recipient ?? verdicts.text ?? '').slice(0, 3)
      expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1, last_error: `smtp ${code}` }])
    },
  )

  it.each([
    [{ greeting: '554 no service here' }, '554'],
    [{ auth: '535 5.7.8 wrong password' }, '535'],
    [{ sender: '550 not from you' }, '550'],
    [{ recipient: '451 later' }, '451'],
  ])('retries when the server refuses us rather than the mail: %j', async (verdicts, code) => {
    const bad = await startFakeMailServer(verdicts)
    await enqueue()
    await sendTo(bad.url.replace('//', '//post:fout@'))
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, last_error: `smtp ${code}` }])
    const good = await startFakeMailServer()
    app.clock.advanceMs(30_000)
    await sendTo(good.url)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }])
    expect(good.received).toHaveLength(1)
  })

  it('retries with growing pauses and then fails', async () => {
    const transport: MailTransport = {
      name: 'stuk',
      send: () => Promise.reject(new Error('smtp unreachable')),
      close() {},
    }
    await enqueue()
    const pauses = [0, 30, 120, 480, 1_920, 7_680, 21_600, 21_600]
    for (const [index, seconds] of pauses.entries()) {
      if (seconds > 0) {
        app.clock.advanceMs(seconds * 1000 - 1)
        expect(await send(transport)).toBe(0)
        app.clock.advanceMs(1)
      }
      expect(await send(transport)).toBe(1)
      expect(await rows()).toMatchObject([
        { attempts: index + 1, status: index === 7 ? 'failed' : 'waiting', last_error: 'smtp unreachable' },
      ])
    }
    app.clock.advanceMs(86_400_000)
    expect(await send(transport)).toBe(0)
  })

  it('releases a mail of a worker that died during sending after a minute, and ignores its late result', async () => {
    await enqueue()
    const dead = holding()
    const sending = send(dead.transport)
    await expect.poll(() => dead.taken).toHaveLength(1)
    const fine = openTransport()
    expect(await send(fine)).toBe(0)
    app.clock.advanceMs(60_000)
    expect(await send(fine)).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
    dead.end(new Error('smtp unreachable'))
    await sending
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }])
  })

  it('sends every mail once through a server that takes over a minute for each, however many workers poll', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      for (let n = 0; n < 3; n++) await enqueue({ recipient: `klant-${n}@b.example` })
      const slow = holding()
      const others: string[] = []
      const other: MailTransport = { name: 'ander', send: async (mail) => void others.push(mail.recipient), close() {} }
      const sending = send(slow.transport)
      await expect.poll(() => slow.taken).toHaveLength(1)
      expect(await send(other)).toBe(2)
      for (let heartbeat = 1; heartbeat <= 6; heartbeat++) {
        app.clock.advanceMs(20_000)
        vi.advanceTimersByTime(20_000)
        const until = app.clock.now().getTime() + 60_000
        await expect.poll(async () => (await rows())[0]?.not_before.getTime()).toBe(until)
        expect(await send(other)).toBe(0)
      }
      slow.end()
      await sending
      expect([...slow.taken, ...others].sort()).toEqual([0, 1, 2].map((n) => `klant-${n}@b.example`))
      expect((await rows()).map(({ status, attempts }) => ({ status, attempts }))).toEqual(
        Array.from({ length: 3 }, () => ({ status: 'sent', attempts: 1 })),
      )
    } finally {
      vi.useRealTimers()
    }
  })

  it('claims a batch that lasts longer than a minute mail by mail', async () => {
    for (let n = 0; n < 3; n++) await enqueue({ recipient: `klant-${n}@b.example` })
    const taken: string[] = []
    const other: MailTransport = { name: 'ander', send: async (mail) => void taken.push(mail.recipient), close() {} }
    const slow: MailTransport = {
      name: 'traag',
      async send(mail) {
        taken.push(mail.recipient)
        app.clock.advanceMs(40_000)
        await send(other)
      },
      close() {},
    }
    await send(slow)
    expect(taken.sort()).toEqual([0, 1, 2].map((n) => `klant-${n}@b.example`))
  })

  it('sends failed mail again once an operator requests it', async () => {
    await enqueue()
    await sendTo((await startFakeMailServer({ recipient: '550 no' })).url)
    app.clock.advanceMs(86_400_000)
    expect(await retryFailedMails(app.db, app.clock.now())).toBe(1)
    expect(await retryFailedMails(app.db, app.clock.now())).toBe(0)
    const good = await startFakeMailServer()
    await sendTo(good.url)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, last_error: null }])
    expect(good.received).toHaveLength(1)
  })
})
