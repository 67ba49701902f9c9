import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const add = (token: string | null, body: unknown) => app.send('POST', '/rest/v1/leads', { token, body })
const read = (token: string | null, query = '') => app.send('GET', `/rest/v1/leads${query}`, { token })

describe('adding a lead by hand', () => {
  it('[LEAD-23] [DATA-34] stores the fields, scores on the server whatever score was sent, and returns the row', async () => {
    const { token, userId } = await app.signUp()
    const { botId } = await createConfig(app, userId)
    const answer = await add(token, {
      name: ' Jan ',
      email: 'jan@bedrijf.example',
      phone: '06-12345678',
      company: 'Bedrijf',
      message: 'Graag een offerte voor zaterdag',
      source: 'beurs',
      bot_id: botId,
      user_id: userId,
      score: 'cold',
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: expect.any(String),
      user_id: userId,
      bot_id: botId,
      conversation_id: null,
      name: 'Jan',
      email: 'jan@bedrijf.example',
      phone: '06-12345678',
      company: 'Bedrijf',
      message: 'Graag een offerte voor zaterdag',
      source: 'beurs',
      score: 'hot',
      status: 'new',
      contacted_at: null,
      converted_at: null,
      created_at: app.clock.now().toISOString(),
      is_example: false,
    })
    expect((await read(token)).body).toEqual([answer.body])
  })

  it('refuses malformed, oversized, foreign and empty input in Dutch and stores nothing', async () => {
    const { token, userId } = await app.signUp()
    const other = await app.signUp()
    const foreign = await createConfig(app, other.userId)
    const cases: [unknown, number, string][] = [
      [{ name: 'x'.repeat(121) }, 422, 'De naam is te lang (hooguit 120 tekens)'],
      [{ email: 'geen adres' }, 422, 'Ongeldig e-mailadres'],
      [{ email: 'a@b.example\r\nBcc: c@d.example' }, 422, 'Ongeldig e-mailadres'],
      [{ name: 'a\u0000b' }, 422, 'De naam bevat tekens die niet kunnen'],
      [{ message: 'a\u0000b' }, 422, 'Het bericht bevat tekens die niet kunnen'],
      [{ message: 'x'.repeat(5001) }, 422, 'Het bericht is te lang (hooguit 5000 tekens)'],
      [{ name: 'Jan', bot_id: 'nee' }, 422, 'Dit is geen geldige sleutel'],
      [{ name: 'Jan', bot_id: foreign.botId }, 422, 'Kies een van je eigen bots, of geen.'],
      [{ name: 'Jan', user_id: other.userId }, 403, 'Dit mag je niet.'],
      [{ name: '  ' }, 422, 'Vul een naam, e-mailadres, telefoonnummer of bedrijf in.'],
      [{}, 422, 'Vul een naam, e-mailadres, telefoonnummer of bedrijf in.'],
    ]
    for (const [body, status, message] of cases) {
      const answer = await add(token, body)
      expect([body, answer.status, answer.body.error.message]).toEqual([body, status, message])
    }
    for (const body of [{ name: 'Jan', status: 'converted' }, { name: 'Jan', id: newId() }, { name: 7 }, [], 'x', null])
      expect((await add(token, body)).status).toBe(422)
    expect((await add(null, { name: 'Jan' })).status).toBe(401)
    expect((await read(token)).body).toEqual([])
    expect((await read(other.token)).body).toEqual([])
    expect(userId).not.toBe(other.userId)
  })
})

it('[API-47] leads are selected newest first, inserted, updated by id and deleted by id; each answers the row', async () => {
  const { token, userId } = await app.signUp()
  const { botId } = await createConfig(app, userId)
  const fields = {
    name: 'Jan',
    email: 'jan@bedrijf.example',
    phone: null,
    company: null,
    message: null,
    source: 'beurs',
  }
  const first = await add(token, { ...fields, user_id: userId, bot_id: botId, score: 'warm' })
  expect(first).toMatchObject({ status: 200, body: { ...fields, user_id: userId, bot_id: botId, status: 'new' } })
  app.clock.advanceMs(1000)
  const second = await add(token, {
    ...fields,
    email: 'piet@bedrijf.example',
    user_id: userId,
    bot_id: null,
    score: 'warm',
  })
  const all = '?select=*&order=created_at.desc'
  expect((await read(token, all)).body).toEqual([second.body, first.body])
  const { id } = first.body
  const updated = await app.send('PATCH', `/rest/v1/leads?id=eq.${id}`, { token, body: { status: 'contacted' } })
  expect(updated).toMatchObject({ status: 200, body: { id, status: 'contacted', email: 'jan@bedrijf.example' } })
  expect((await app.send('DELETE', `/rest/v1/leads?id=eq.${id}`, { token })).status).toBe(200)
  expect((await read(token, all)).body).toEqual([second.body])
})

describe('changing a lead', () => {
  const change = (token: string | null, id: string, body: unknown) =>
    app.send('PATCH', `/rest/v1/leads?id=eq.${id}`, { token, body })

  it('[LEAD-20] [LEAD-21] [LEAD-22] [AMB-146] stamps by the server’s clock, once, whatever the client sends', async () => {
    const { token } = await app.signUp()
    const { id } = (await add(token, { name: 'Jan' })).body
    const first = app.clock.now().toISOString()
    expect(
      (await change(token, id, { status: 'contacted', contacted_at: '1999-01-01', converted_at: '1999-01-01' })).body,
    ).toMatchObject({ status: 'contacted', contacted_at: first, converted_at: null })
    app.clock.advanceMs(60_000)
    const second = app.clock.now().toISOString()
    expect((await change(token, id, { status: 'converted' })).body).toMatchObject({
      contacted_at: first,
      converted_at: second,
    })
    app.clock.advanceMs(60_000)
    for (const status of ['lost', 'contacted', 'new', 'converted', 'qualified']) {
      expect((await change(token, id, { status, contacted_at: null })).body).toMatchObject({
        status,
        contacted_at: first,
        converted_at: second,
      })
    }
  })

  it('changes details, clears fields that are sent empty, and publishes a changed status as an event', async () => {
    const { token } = await app.signUp()
    const { id } = (await add(token, { name: 'Jan', email: 'jan@bedrijf.example' })).body
    expect(
      (await change(token, id, { name: 'Jan Jansen', email: '', message: ' regel 1\nregel 2 ' })).body,
    ).toMatchObject({ name: 'Jan Jansen', email: null, message: 'regel 1\nregel 2' })
    await change(token, id, { status: 'lost' })
    await change(token, id, { status: 'lost' })
    const events = await app.db.query<{ payload: unknown }>(
      { role: 'service' },
      `select payload from app.outbox where topic = 'lead.status-changed' and payload ->> 'lead_id' = $1`,
      [id],
    )
    expect(events.map((event) => event.payload)).toEqual([expect.objectContaining({ from: 'new', to: 'lost' })])
  })

  it('refuses impossible values, and treats another’s lead as if it did not exist', async () => {
    const owner = await app.signUp()
    const other = await app.signUp()
    const { id } = (await add(owner.token, { name: 'Jan' })).body
    expect((await change(null, id, { status: 'lost' })).status).toBe(401)
    expect((await change(other.token, id, { status: 'lost' })).status).toBe(404)
    expect((await change(owner.token, newId(), { status: 'lost' })).status).toBe(404)
    for (const body of [{ status: 'gewonnen' }, { user_id: other.userId }, { score: 'hot' }, {}, { name: null }])
      expect([body, (await change(owner.token, id, body)).status]).toEqual([body, 422])
    for (const query of ['', '?id=eq.nee', `?id=${id}`, `?id=eq.${id}&status=eq.new`]) {
      expect(
        (await app.send('PATCH', `/rest/v1/leads${query}`, { token: owner.token, body: { status: 'lost' } })).status,
      ).toBe(422)
    }
    expect((await read(owner.token)).body[0]).toMatchObject({ name: 'Jan', status: 'new' })
  })
})

describe('deleting a lead', () => {
  it('deletes the caller’s own and no other', async () => {
    const owner = await app.signUp()
    const other = await app.signUp()
    const { id } = (await add(owner.token, { name: 'Jan' })).body
    const remove = (token: string | null, query: string) => app.send('DELETE', `/rest/v1/leads${query}`, { token })
    expect((await remove(null, `?id=eq.${id}`)).status).toBe(401)
    expect((await remove(other.token, `?id=eq.${id}`)).status).toBe(404)
    expect((await remove(owner.token, '')).status).toBe(422)
    expect(await remove(owner.token, `?id=eq.${id}`)).toMatchObject({ status: 200, body: { id } })
    expect((await remove(owner.token, `?id=eq.${id}`)).status).toBe(404)
    expect((await read(owner.token)).body).toEqual([])
  })
})
