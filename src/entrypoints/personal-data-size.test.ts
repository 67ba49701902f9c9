import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/create-test-app.ts'

const LEADS = 3_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const open = (token: string) =>
  app.http.request('/functions/v1/own-data', { headers: { authorization: `Bearer ${token}` } })

let people = 0

async function withLeads() {
  const who = await app.signUp()
  await app.db.query(
    { role: 'service' },
    `insert into app.leads (id, user_id, name, message, created_at)
     select app.first_id_at($3::timestamptz + n * interval '1 second'), $1, 'Lead ' || n, repeat('a', 1500), now()
     from generate_series(1, $2::int) n`,
    [who.userId, LEADS, new Date(Date.UTC(2020, people++))],
  )
  return who
}

it('a large export is streamed in small pieces that together hold every row once, in order', async () => {
  const who = await withLeads()
  const answer = await open(who.token)
  const sizes: number[] = []
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of answer.body ?? []) {
    sizes.push(piece.byteLength)
    text += decoder.decode(piece, { stream: true })
  }
  expect(text.length).toBeGreaterThan(LEADS * 1_500)
  expect(Math.max(...sizes)).toBeLessThan(600_000)
  const names = JSON.parse(text).leads.leads.map((lead: { name: string }) => lead.name)
  expect(names).toEqual(Array.from({ length: LEADS }, (_, index) => `Lead ${index + 1}`))
})

it('an account has one export at a time: a second is refused with the time to wait, until the first ends', async () => {
  const who = await withLeads()
  const other = await app.signUp()
  const first = await open(who.token)
  const second = await open(who.token)
  expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 409, '15'])
  expect((await second.json()).error.message).toBe('Je gegevens worden al opgehaald. Wacht tot dat klaar is.')
  const elsewhere = await open(other.token)
  expect(elsewhere.status).toBe(200)
  await elsewhere.text()
  await first.body?.cancel()
  const third = await open(who.token)
  expect(third.status).toBe(200)
  await third.text()
  const fourth = await open(who.token)
  expect(fourth.status).toBe(200)
  await fourth.body?.cancel()
})

it('twelve simultaneous exports of one account read no more than one', async () => {
  const who = await withLeads()
  const answers = await Promise.all(Array.from({ length: 12 }, async () => open(who.token)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(11).fill(409)])
  for (const answer of answers) await answer.body?.cancel()
})

it('unread exports do not keep other accounts from theirs, and are cut off after half a minute', async () => {
  const silent = await Promise.all(Array.from({ length: 5 }, withLeads))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const opened: ReadableStreamDefaultReader<Uint8Array>[] = []
    for (const { token } of silent) {
      const answer = await open(token)
      expect(answer.status).toBe(200)
      const reader = answer.body?.getReader()
      if (!reader) throw new Error('an export without a body')
      await reader.read()
      opened.push(reader)
    }
    const other = await open((await app.signUp()).token)
    expect(other.status).toBe(200)
    JSON.parse(await other.text())
    vi.advanceTimersByTime(30_000)
    for (const reader of opened) await expect(reader.read()).rejects.toThrow('not read')
  } finally {
    vi.useRealTimers()
  }
  const again = await open(silent[0]?.token ?? '')
  expect(again.status).toBe(200)
  await again.text()
})
