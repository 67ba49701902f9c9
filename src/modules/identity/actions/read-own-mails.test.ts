import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail, type NewMail } from '#platform/mail/enqueue-mail.ts'
import { createTestHouse, TEST_NOW, type TestHouse } from '../../../../tests/support/test-house.ts'

const SERVICE = { role: 'service' } as const

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())
beforeEach(() => house.clock.set(TEST_NOW))

type Account = { userId: string; email: string; token: string }

const write = (to: Account, mail: Partial<NewMail> = {}, at = house) =>
  at.db.as(SERVICE, (tx) =>
    enqueueMail(tx, {
      userId: to.userId,
      kind: 'test',
      recipient: to.email,
      subject: 'Nieuwe lead via je bot',
      text: 'Iemand zocht contact.',
      now: at.clock.now(),
      ...mail,
    }),
  )
const list = (token: string | null, query = '', headers: Record<string, string> = {}) =>
  house.send('GET', `/functions/v1/own-mails${query}`, { token, headers })
const read = (token: string | null, id: unknown, headers: Record<string, string> = {}) =>
  house.send('GET', `/functions/v1/own-mails/${id}`, { token, headers })
const idsIn = (answer: { body: { mails: { id: string }[] } }) => answer.body.mails.map((mail) => mail.id)

describe('own mails in the demo', () => {
  it('lists what was written to the caller, newest first, and says that it was not really sent', async () => {
    const me = await house.signUp()
    const first = await write(me)
    house.clock.advanceMs(60_000)
    const second = await write(me, { subject: 'Tweede', html: '<p>Hoi</p>' })
    expect((await list(me.token)).body).toEqual({
      has_mail_server: false,
      mails: [
        {
          id: second,
          recipient: me.email,
          subject: 'Tweede',
          state: 'waiting',
          created_at: house.clock.now().toISOString(),
        },
        expect.objectContaining({ id: first, state: 'waiting' }),
      ],
      next_after: null,
    })
    expect((await read(me.token, second)).body).toMatchObject({ text: 'Iemand zocht contact.', html: '<p>Hoi</p>' })
    await house.background.tick()
    house.clock.advanceMs(5_000)
    await house.background.tick()
    expect((await list(me.token)).body.mails).toMatchObject([{ state: 'kept' }, { state: 'kept' }])
    expect((await read(me.token, first)).body).toMatchObject({ id: first, state: 'kept', html: null })
  })

  it('tells what a mail server took from what failed', async () => {
    const me = await house.signUp()
    const sent = await write(me)
    const failed = await write(me)
    await house.db.one(SERVICE, `update app.mails set status = 'sent', headers = $2::jsonb where id = $1`, [
      sent,
      '{"X-Syvo-Transport":"smtp"}',
    ])
    await house.db.one(SERVICE, `update app.mails set status = 'failed' where id = $1`, [failed])
    expect((await list(me.token)).body.mails).toMatchObject([
      { id: failed, state: 'failed' },
      { id: sent, state: 'sent' },
    ])
  })

  it('pages by key without losing or repeating one, also among mails of one instant', async () => {
    const me = await house.signUp()
    const ids = [await write(me), await write(me), await write(me)].toReversed()
    const first = await list(me.token, '?limit=2')
    expect(idsIn(first)).toEqual(ids.slice(0, 2))
    const rest = await list(me.token, `?limit=2&after=${first.body.next_after}`)
    expect([idsIn(rest), rest.body.next_after]).toEqual([ids.slice(2), null])
  })

  it("never shows another account's mail, nor one about the caller that went to someone else", async () => {
    const me = await house.signUp()
    const other = await house.signUp()
    const hidden = [
      await write(other),
      await write(other, { recipient: me.email }),
      await write(me, { recipient: 'klant@elders.example' }),
      await write(me, { userId: null }),
    ]
    expect((await list(me.token)).body.mails).toEqual([])
    for (const id of hidden) expect((await read(me.token, id)).status).toBe(404)
    expect((await read(me.token, newId())).status).toBe(404)
  })

  it('refuses a visitor and malformed paging', async () => {
    const me = await house.signUp()
    const id = await write(me)
    expect((await list(null)).status).toBe(401)
    expect((await read(null, id)).status).toBe(401)
    const wrong = ['?limit=0', '?limit=101', '?limit=x', '?limit=2&limit=3', '?after=x', `?after=1.${'-'.repeat(36)}`]
    for (const query of [...wrong, '?after=1', '?user_id=1'])
      expect([query, (await list(me.token, query)).status]).toEqual([query, 422])
    expect((await read(me.token, 'nee')).status).toBe(422)
  })

  it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via'])(
    'is not there for a request that was passed on (%s)',
    async (name) => {
      const me = await house.signUp()
      const id = await write(me)
      expect((await list(me.token, '', { [name]: '203.0.113.9' })).status).toBe(404)
      expect((await read(me.token, id, { [name]: '203.0.113.9' })).status).toBe(404)
    },
  )
})

describe('own mails outside the demo', () => {
  let real: TestHouse
  beforeAll(async () => {
    real = await createTestHouse({ env: { DEMO: 'off', AUTH_CONFIRM_EMAIL: 'off' } })
  })
  afterAll(() => real.close())

  it('are not there', async () => {
    const me = await real.signUp()
    const id = await write(me, {}, real)
    expect((await real.send('GET', '/functions/v1/own-mails', { token: me.token })).status).toBe(404)
    expect((await real.send('GET', `/functions/v1/own-mails/${id}`, { token: me.token })).status).toBe(404)
  })
})
