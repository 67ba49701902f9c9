import { createServer, type Server } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestHouse, type TestHouse } from '../../../tests/support/test-house.ts'
import { enqueueMail, isOneAddress, MailError, type NewMail, oneLine } from './enqueue-mail.ts'
import { createMailTransport, type MailTransport } from './mail-transport.ts'
import { sendWaitingMails } from './send-waiting-mails.ts'

const SERVICE = { role: 'service' } as const

let house: TestHouse
let servers: Server[] = []
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())
afterEach(async () => {
  for (const server of servers) await new Promise((done) => server.close(done))
  servers = []
  await house.db.one(SERVICE, 'delete from app.mails', [])
})

const enqueue = (mail: Partial<NewMail> = {}) =>
  house.db.as(SERVICE, (tx) =>
    enqueueMail(tx, {
      userId: null,
      kind: 'test',
      recipient: 'noor@klant.example',
      subject: 'Hallo',
      text: 'Dag Noor',
      now: house.clock.now(),
      ...mail,
    }),
  )
const rows = () =>
  house.db.one<{
    id: string
    status: string
    attempts: number
    last_error: string | null
    subject: string
    headers: Record<string, string>
  }>(SERVICE, 'select * from app.mails order by id', [])
const send = (transport: MailTransport) =>
  sendWaitingMails({ db: house.db, clock: house.clock, log: house.deps.log, transport })

/** A mail server of a few lines: keeps what it receives, and answers the recipient with `verdict`. */
async function mailServer(verdict = '250 ok'): Promise<{ url: string; received: string[]; commands: string[] }> {
  const received: string[] = []
  const commands: string[] = []
  const server = createServer((socket) => {
    let buffer = ''
    let inData = false
    socket.write('220 proef\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end === -1) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (inData) {
          received.push(part)
          inData = false
          socket.write('250 ok\r\n')
          continue
        }
        commands.push(part)
        inData = part.toUpperCase() === 'DATA'
        if (part.toUpperCase().startsWith('RCPT')) socket.write(`${verdict}\r\n`)
        else socket.write(inData ? '354 go\r\n' : '250 ok\r\n')
        if (part.toUpperCase() === 'QUIT') socket.end()
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  servers.push(server)
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { url: `smtp://127.0.0.1:${address.port}`, received, commands }
}

describe('the outbox', () => {
  it('without a server keeps the mail and marks it as sent by the embedded outbox', async () => {
    await enqueue()
    expect(await send(createMailTransport({ smtpUrl: undefined, from: 'Syvo <post@syvo.example>' }))).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'sent', headers: { 'X-Syvo-Transport': 'embedded outbox' } }])
  })

  it('makes one mail per key', async () => {
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
        (text) => !/[\p{Cc}\u2028\u2029]/u.test(oneLine(text)) && (!isOneAddress(text) || !/[\s,;<>]/.test(text)),
      ),
    )
  })
})

describe('sending by SMTP', () => {
  it('delivers one mail to one recipient, with a Message-ID of its own', async () => {
    const server = await mailServer()
    const id = await enqueue({
      subject: 'Überraschung met é',
      text: 'Dag\r\n.\r\nRCPT TO:<kwaad@d.example>',
      headers: { 'Reply-To': 'antwoord@b.example', 'X-Soort': 'proef' },
    })
    const transport = createMailTransport({ smtpUrl: server.url, from: 'Syvo <post@syvo.example>' })
    await send(transport)
    transport.close()
    expect(await rows()).toMatchObject([{ status: 'sent', headers: { 'X-Syvo-Transport': 'smtp' } }])
    expect(server.commands.filter((command) => command.startsWith('RCPT'))).toEqual(['RCPT TO:<noor@klant.example>'])
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatch(new RegExp(`^Message-ID: <${id}@syvo>`, 'm'))
    expect(server.received[0]).toMatch(/^Reply-To: antwoord@b\.example/m)
  })

  it('gives up at once when the server refuses for good, without keeping its words', async () => {
    const server = await mailServer('550 5.1.1 noor@klant.example unknown')
    await enqueue()
    const transport = createMailTransport({ smtpUrl: server.url, from: 'Syvo <post@syvo.example>' })
    await send(transport)
    transport.close()
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1, last_error: 'smtp 550' }])
  })

  it('tries again with growing pauses and then fails', async () => {
    const transport: MailTransport = {
      name: 'stuk',
      send: () => Promise.reject(new Error('smtp unreachable')),
      close() {},
    }
    await enqueue()
    const pauses = [0, 30, 120, 480, 1_920, 7_680, 21_600, 21_600]
    for (const [index, seconds] of pauses.entries()) {
      if (seconds > 0) {
        house.clock.advanceMs(seconds * 1000 - 1)
        expect(await send(transport)).toBe(0)
        house.clock.advanceMs(1)
      }
      expect(await send(transport)).toBe(1)
      expect(await rows()).toMatchObject([
        { attempts: index + 1, status: index === 7 ? 'failed' : 'waiting', last_error: 'smtp unreachable' },
      ])
    }
    house.clock.advanceMs(86_400_000)
    expect(await send(transport)).toBe(0)
  })

  it('a worker that dies while sending gives the mail back after a minute', async () => {
    await enqueue()
    const hung: MailTransport = { name: 'hangt', send: () => new Promise(() => {}), close() {} }
    void send(hung)
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const fine = createMailTransport({ smtpUrl: undefined, from: 'x' })
    expect(await send(fine)).toBe(0)
    house.clock.advanceMs(60_000)
    expect(await send(fine)).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
  })
})
