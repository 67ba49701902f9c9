import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { normalizeMailbox } from './normalize-mailbox.ts'
import {
  admitUnsolicitedMail,
  deleteUnsolicitedMailCounts,
  nextHourAt,
  type UnsolicitedMail,
} from './unsolicited-mail.ts'

const SERVICE = { role: 'service' } as const
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const VICTIM = 'jan.smit@gmail.com'

let app: TestApp
let keys = 0
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  for (const table of ['unsolicited_mailboxes', 'rate_counters'])
    await app.db.query(SERVICE, `delete from app.${table}`, [])
})

const admit = (mail: Partial<UnsolicitedMail> = {}) =>
  app.db.as(SERVICE, (tx) =>
    admitUnsolicitedMail(tx, {
      maskKey: app.deps.maskKey,
      recipient: VICTIM,
      sender: `network ${++keys}`,
      key: `mail ${keys}`,
      isRepeatable: false,
      isAccount: false,
      now: app.clock.now(),
      ...mail,
    }),
  )

it.each([
  ['Jan.Smit@Gmail.com', 'jansmit@gmail.com'],
  ['j.a.n.s.m.i.t+nieuws@googlemail.com', 'jansmit@gmail.com'],
  ['Noor+a+b@Bedrijf.example.', 'noor@bedrijf.example'],
  ['n.oor@bedrijf.example', 'n.oor@bedrijf.example'],
])('%s is counted as %s', (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox)
})

describe('a mailbox', () => {
  it('gets one unsolicited mail a day, however its address is written, from any cause', async () => {
    expect(await admit()).toBe('admitted')
    for (const recipient of [VICTIM, 'JANSMIT@gmail.com', 'jan.smit+2@gmail.com', 'jansmit@googlemail.com'])
      expect(await admit({ recipient })).toBe('mailbox')
    app.clock.advanceMs(24 * HOUR_MS - 1)
    expect(await admit()).toBe('mailbox')
    app.clock.advanceMs(1)
    expect(await admit()).toBe('admitted')
  })

  it.each([
    [false, 2],
    [true, 3],
  ])(
    'of an account %s gets a lost mail again after a quarter of an hour, %i mails a day in all',
    async (isAccount, most) => {
      const again = { isRepeatable: true, isAccount }
      const answers = [await admit(again), await admit(again)]
      for (let quarter = 0; quarter < 20; quarter++) {
        app.clock.advanceMs(15 * MINUTE_MS - 1)
        expect(await admit(again)).toBe('mailbox')
        app.clock.advanceMs(1)
        expect(await admit({ isAccount })).toBe('mailbox')
        answers.push(await admit(again))
      }
      expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(most)
    },
  )

  it('gets the next one at once when the first was used', async () => {
    expect([await admit(), await admit()]).toEqual(['admitted', 'mailbox'])
    await deleteUnsolicitedMailCounts(app.db, app.deps.maskKey, 'JanSmit+x@gmail.com')
    expect([await admit(), await admit()]).toEqual(['admitted', 'mailbox'])
  })

  it('gets one of two hundred at once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => admit({ isRepeatable: true })))
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(1)
  })

  it('is not counted twice for a mail whose job is repeated', async () => {
    const mail = { key: 'the same job', sender: 'the same network' }
    expect([await admit(mail), await admit(mail)]).toEqual(['admitted', 'admitted'])
    const [counted] = await app.db.query(
      SERVICE,
      `select used from app.rate_counters where bucket = 'unsolicited-strangers:all'`,
      [],
    )
    expect(counted).toEqual({ used: 1 })
  })
})

describe('all mailboxes together', () => {
  const to = (nth: number) => ({ recipient: `iemand-${nth}@bedrijf.example` })

  it('get thirty mails an hour from one network; a refused mail is not counted against its mailbox', async () => {
    const answers = []
    for (let nth = 0; nth < 60; nth++) answers.push(await admit({ ...to(nth), sender: 'one network' }))
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(30)
    expect(answers.filter((answer) => answer === 'sender')).toHaveLength(30)
    expect(await admit(to(59))).toBe('admitted')
  })

  it('get two hundred an hour from the installation, also of three hundred at once; accounts count apart', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, nth) => admit(to(nth))))
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(200)
    expect(answers.filter((answer) => answer === 'installation')).toHaveLength(100)
    expect(await admit({ ...to(900), isAccount: true })).toBe('admitted')
    app.clock.set(nextHourAt(app.clock.now(), () => 0))
    expect(await admit(to(901))).toBe('admitted')
  })
})
