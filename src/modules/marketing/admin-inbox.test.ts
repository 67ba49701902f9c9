import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const rows = (text: string, ...values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const get = (path: string, token: string | null = admin.token) => app.send('GET', `/functions/v1/${path}`, { token })
const handle = (id: string) =>
  app.send('POST', '/functions/v1/handle-contact-message', { token: admin.token, body: { message_id: id } })
const trail = (action: string) =>
  rows('select actor_id, actor, subject_id, detail from app.audit_entries where action = $1', action)

/** Reads every page of a list, by its key. */
async function all(path: string, name: string): Promise<{ id: string }[]> {
  const found: { id: string }[] = []
  let after: string | null = ''
  while (after !== null) {
    const { body } = await get(`${path}${after ? `&after=${after}` : ''}`)
    expect(body[name].length).toBeLessThanOrEqual(25)
    found.push(...body[name])
    after = body.next_after
  }
  return found
}

describe('messages of the contact form', () => {
  it('are listed as open, newest first, until one is handled, once; the second learns who was first', async () => {
    for (const [nth, message] of ['Eerst', 'Daarna'].entries()) {
      app.clock.advanceMs(1000)
      await app.send('POST', '/functions/v1/contact', {
        body: { name: 'Piet', email: 'piet@elders.example', message, topic: 'enterprise' },
        headers: { 'x-forwarded-for': `10.60.${nth}.1` },
      })
    }
    const { body } = await get('contact-messages?state=open')
    expect(body).toMatchObject({
      open: 2,
      next_after: null,
      messages: [
        { message: 'Daarna', topic: 'enterprise', handled: null },
        { message: 'Eerst', email: 'piet@elders.example' },
      ],
    })
    const id = body.messages[1].id
    const answers = await Promise.all([handle(id), handle(id)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'handled_before',
      message: expect.stringMatching(/^Mens handelde dit bericht af op /),
    })
    expect(await trail('message.handled')).toEqual([
      { actor_id: admin.userId, actor: 'admin', subject_id: id, detail: {} },
    ])
    expect((await get('contact-messages?state=handled')).body.messages).toMatchObject([
      { id, handled: { handled_by: 'Mens' } },
    ])
    expect((await get('contact-messages?state=open')).body).toMatchObject({
      open: 1,
      messages: [{ message: 'Daarna' }],
    })
    expect((await handle(newId())).body.error.code).toBe('message_not_found')
  })

  it.each(['open', 'handled'])('are paged by key through %s ones, each once, also of one instant', async (state) => {
    const handled = state === 'handled' ? `timestamptz '2026-11-01'` : 'null'
    await rows(
      `insert into app.contact_messages (id, name, email, message, created_at, handled_at)
       select gen_random_uuid(), 'Piet', 'piet@elders.example', 'Hallo', timestamptz '2026-10-01' + (n / 9) * interval '1 microsecond', ${handled}
       from generate_series(1, 60) n`,
    )
    const seen = (await all(`contact-messages?state=${state}`, 'messages')).map(({ id }) => id)
    expect(seen).toHaveLength(61)
    expect(new Set(seen).size).toBe(61)
  })
})

describe('the waiting list of Enterprise', () => {
  it('is listed by key with its counts, and exported as a table without formulas, with an audit entry', async () => {
    await rows(
      `insert into app.enterprise_early_access (id, name, email, company, created_at)
       select gen_random_uuid(), 'Mens ' || n, 'mens' || n || '@lijst.example', null, $1::timestamptz - interval '30 days' from generate_series(1, 59) n`,
      app.clock.now(),
    )
    await rows(
      `insert into app.enterprise_early_access (id, name, email, company, created_at, mails_stopped_at) values ($1, $2, 'x@lijst.example', $3, $4, $4)`,
      newId(),
      '=HYPERLINK("https://kwaad.example";"Klik")',
      '+31; "BV"',
      app.clock.now(),
    )
    expect(new Set((await all('early-access?', 'entries')).map(({ id }) => id)).size).toBe(60)
    const { body } = await get('early-access')
    expect(body.counts).toEqual({ total: 60, recent: 1, companies: 1, stopped: 1 })
    expect(body.entries[0]).toMatchObject({ email: 'x@lijst.example', wants_mails: false })

    const file = await app.send('POST', '/functions/v1/export-early-access', { token: admin.token })
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="syvo-wachtlijst-2026-\d\d-\d\d\.csv"$/,
    )
    const table: string[][] = parse(String(file.body), { delimiter: ';', bom: true })
    expect(table).toHaveLength(61)
    expect(table[0]).toEqual(['Naam', 'E-mail', 'Bedrijf', 'Aangemeld op', 'Wil mails'])
    expect(table.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    expect(table[1]?.slice(0, 3)).toEqual([
      `'=HYPERLINK("https://kwaad.example";"Klik")`,
      'x@lijst.example',
      `'+31; "BV"`,
    ])
    expect(await trail('waiting_list.exported')).toEqual([
      { actor_id: admin.userId, actor: 'admin', subject_id: 'enterprise', detail: { entries: 60 } },
    ])
  })
})
