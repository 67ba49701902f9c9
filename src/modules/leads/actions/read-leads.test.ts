import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = (token: string | null, query = '') => app.send('GET', `/rest/v1/leads${query}`, { token })
const list = (token: string | null, query = '') => app.send('GET', `/functions/v1/list-leads${query}`, { token })
const count = (token: string | null, query = '') => app.send('GET', `/functions/v1/count-leads${query}`, { token })

/** Stores leads one minute apart; the last one is the newest. */
async function plant(
  userId: string,
  leads: { name?: string; email?: string; company?: string; score?: string; status?: string; at?: string }[],
) {
  await app.db.as({ role: 'service' }, async (tx) => {
    for (const [index, lead] of leads.entries()) {
      await sql`insert into app.leads (id, user_id, name, email, company, score, status, created_at) values (${newId()}, ${userId}, ${lead.name ?? null},
        ${lead.email ?? null}, ${lead.company ?? null}, ${lead.score ?? 'warm'}, ${lead.status ?? 'new'}, ${lead.at ?? new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString()})`.execute(
        tx,
      )
    }
  })
}

describe('listing leads', () => {
  it('[LEAD-06] [LEAD-07] [LEAD-08] filters by text, score and status, and counts the matches', async () => {
    const { token, userId } = await app.signUp()
    await plant(userId, [
      { name: 'Jan Jansen', score: 'hot', status: 'contacted' },
      { email: 'JANNEKE@bedrijf.example', score: 'hot' },
      { company: 'Jansma BV', score: 'cold' },
      { name: 'Piet', email: '100%_korting@bedrijf.example' },
      { name: 'Piet', company: 'Back\\slash' },
    ])
    const names = async (query: string) =>
      (await list(token, query)).body.leads.map(
        (lead: { name: string; email: string; company: string }) => lead.name ?? lead.email ?? lead.company,
      )
    expect(await names('?search=jan')).toEqual(['Jansma BV', 'JANNEKE@bedrijf.example', 'Jan Jansen'])
    expect(await names('?search=jan&score=hot')).toEqual(['JANNEKE@bedrijf.example', 'Jan Jansen'])
    expect(await names('?score=hot&status=contacted')).toEqual(['Jan Jansen'])
    expect(await names(`?search=${encodeURIComponent('%')}`)).toEqual(['Piet'])
    expect(await names('?search=_')).toEqual(['Piet'])
    expect(await names(`?search=${encodeURIComponent('\\')}`)).toEqual(['Piet'])
    expect((await list(token, '?search=jan')).body).toMatchObject({ total_filtered: 3, next_after: null })
    expect((await list(token, '?search=niemand')).body).toEqual({ leads: [], total_filtered: 0, next_after: null })
    expect((await count(token, '?search=JAN&score=hot')).body).toEqual({ total_filtered: 2 })
    expect((await read(token, '?score=eq.hot&status=eq.contacted&order=created_at.desc')).body).toHaveLength(1)
  })

  it('pages by key through equal times and fractions of a millisecond without skipping or repeating', async () => {
    const { token, userId } = await app.signUp()
    const times = [
      '2026-11-01T00:00:00.000001Z',
      '2026-11-01T00:00:00.000001Z',
      '2026-11-01T00:00:00.0009Z',
      '2026-11-01T00:00:00.001Z',
      '2026-11-01T00:00:00.001Z',
      '2026-11-02T00:00:00Z',
      '2026-11-01T00:00:00.000002Z',
    ]
    await plant(
      userId,
      times.map((at, index) => ({ name: `lead ${index}`, at })),
    )
    const seen: string[] = []
    let after = ''
    for (let page = 0; page < 10; page++) {
      const answer = await list(token, `?limit=2${after}`)
      expect(answer.body.total_filtered).toBe(null)
      seen.push(...answer.body.leads.map((lead: { name: string }) => lead.name))
      if (!answer.body.next_after) break
      after = `&after=${answer.body.next_after}`
    }
    expect(seen.toSorted()).toEqual(times.map((_, index) => `lead ${index}`))
    expect(seen[0]).toBe('lead 5')
    const plain = await read(token, '?limit=3')
    expect(plain.body).toHaveLength(3)
    const rest = await read(token, `?limit=1000&after=${plain.headers.get('x-next-after')}`)
    expect(rest.body).toHaveLength(4)
    expect(rest.headers.get('x-next-after')).toBe(null)
  })

  it('shows no other account’s leads, and refuses an anonymous visitor and an unknown query', async () => {
    const owner = await app.signUp()
    const other = await app.signUp()
    await plant(owner.userId, [{ name: 'Van mij' }])
    expect((await read(other.token)).body).toEqual([])
    expect((await list(other.token)).body.leads).toEqual([])
    expect((await count(other.token)).body.total_filtered).toBe(0)
    for (const path of ['/rest/v1/leads', '/functions/v1/list-leads', '/functions/v1/count-leads'])
      expect((await app.send('GET', path)).status).toBe(401)
    for (const query of [
      '?user_id=eq.1',
      '?score=gt.hot',
      '?order=name.asc',
      '?limit=0',
      '?limit=1001',
      '?limit=x',
      '?after=x',
      '?score=eq.hot&score=eq.cold',
      `?search=${'x'.repeat(101)}`,
      '?search=%00',
    ]) {
      expect([query, (await read(owner.token, query)).status]).toEqual([query, 422])
    }
    for (const query of ['?score=lauw', '?limit=101', '?after=1.x', '?status=', '?order=created_at.desc'])
      expect([query, (await list(owner.token, query)).status]).toEqual([query, 422])
  })
})

describe('procedures', () => {
  const call = (token: string | null, name: string, body?: unknown) =>
    app.send('POST', `/rest/v1/rpc/${name}`, { token, body })

  it('[API-48] [AMB-147] [LEAD-05] returns one row with the all-time totals of the caller alone', async () => {
    const { token, userId } = await app.signUp()
    const other = await app.signUp()
    expect((await call(token, 'get_user_lead_analytics')).body).toEqual([
      { total: 0, hot: 0, warm: 0, cold: 0, converted: 0, conversion_rate: 0 },
    ])
    await plant(userId, [{ score: 'hot', status: 'converted' }, { score: 'hot' }, { score: 'cold' }])
    await plant(other.userId, [{ score: 'warm', status: 'converted' }])
    expect((await call(token, 'get_user_lead_analytics', {})).body).toEqual([
      { total: 3, hot: 2, warm: 0, cold: 1, converted: 1, conversion_rate: 33 },
    ])
    expect((await call(null, 'get_user_lead_analytics')).status).toBe(401)
    expect((await call(token, 'get_user_lead_analytics', { user_id: other.userId })).status).toBe(422)
  })

  it('[API-49] [AMB-149] returns the score for the given arguments', async () => {
    const { token } = await app.signUp()
    const facts = {
      email_provided: true,
      phone_provided: true,
      company_provided: true,
      message_length: 0,
      source_quality: 'unknown',
    }
    expect((await call(token, 'calculate_lead_score', facts)).body).toBe('hot')
    expect((await call(token, 'calculate_lead_score', { ...facts, company_provided: false })).body).toBe('warm')
    expect(
      (await call(token, 'calculate_lead_score', { ...facts, email_provided: false, company_provided: false })).body,
    ).toBe('cold')
    expect((await call(null, 'calculate_lead_score', facts)).status).toBe(401)
    for (const wrong of [
      { ...facts, message_length: -1 },
      { ...facts, message_length: '3' },
      { ...facts, email_provided: 1 },
      {},
      undefined,
    ])
      expect((await call(token, 'calculate_lead_score', wrong)).status).toBe(422)
  })
})
