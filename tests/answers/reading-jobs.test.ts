import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueReading } from '#modules/knowledge/actions/reading-queue.ts'
import { listPages, readSources, replaceSources } from '#modules/knowledge/public.ts'
import { recordReadingRequest } from '#modules/knowledge/store/reading-store.ts'
import { createSafeFetch, type SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeConfig } from './support/knowledge-fixture.ts'

let app: TestApp
let pages: SafeFetch
const service = { role: 'service' } as const
const minuteMs = 60_000

beforeAll(async () => {
  app = await createTestApp()
  pages = createSafeFetch({ allow: [] })
})
afterAll(async () => {
  await pages.close()
  await app.close()
})

type Owner = { userId: string; configId: string }
type Row = { generation: number; passage_count: number; built_at: Date | null }

const text = (name: string, body: string) =>
  ({ kind: 'text', origin: 'config', url: `config:${name}`, title: name, body }) as const
const address = (url: string) => ({ kind: 'address', origin: 'extra', url }) as const
const setSources = (owner: Owner, sources: Parameters<typeof replaceSources>[2]) =>
  app.db.as(service, (tx) => replaceSources(tx, owner, sources))
const indexOf = async (configId: string): Promise<Row | undefined> => {
  const rows = await app.db.query<Row>(
    service,
    'select generation, passage_count, built_at from app.knowledge_indexes where config_id = $1',
    [configId],
  )
  return rows[0]
}
/** A guarded client of which each fetch fails after `meanwhile`. */
const slowSite = (meanwhile: () => Promise<unknown>): SafeFetch => ({
  ...pages,
  safeFetch: async () => {
    await meanwhile()
    return { outcome: 'failed', reason: 'timeout', detail: '' }
  },
})

test('a reading that stood still gives up for the one that took its place', { timeout: 60_000 }, async () => {
  const owner = await makeConfig(app.db)
  const deps = { db: app.db, clock: app.clock }
  await setSources(owner, [address('https://a.example/')])
  const newer = slowSite(async () => {})
  const site = slowSite(async () => {
    app.clock.advanceMs(11 * minuteMs)
    await setSources(owner, [text('menu', 'Soep van de dag kost vijf euro.'), address('https://a.example/')])
    await app.db.as(service, (tx) => recordReadingRequest(tx, owner.configId))
    expect(await readSources({ ...deps, pages: newer }, owner.configId)).toMatchObject({ outcome: 'read' })
  })
  expect(await readSources({ ...deps, pages: site }, owner.configId)).toEqual({ outcome: 'overtaken' })
  expect(await indexOf(owner.configId)).toMatchObject({ generation: 2, passage_count: 1 })
  const [rows] = await app.db.query<{ count: number }>(
    service,
    'select count(*)::int as count from app.knowledge_passages where config_id = $1 and generation = 2',
    [owner.configId],
  )
  expect(rows?.count).toBe(1)
})

test('a reading that goes on for longer than its lease keeps it', { timeout: 60_000 }, async () => {
  const owner = await makeConfig(app.db)
  const deps = { db: app.db, clock: app.clock }
  await setSources(
    owner,
    Array.from({ length: 16 }, (_, number) => address(`https://a${number}.example/`)),
  )
  const others: string[] = []
  const site = slowSite(async () => {
    app.clock.advanceMs(20_000)
    others.push((await readSources({ ...deps, pages }, owner.configId)).outcome)
  })
  const report = await readSources({ ...deps, pages: site, sliceMs: 60 * minuteMs }, owner.configId)
  expect(report).toMatchObject({ outcome: 'read', failed: 16 })
  expect(new Set(others)).toEqual(new Set(['busy']))
})

test('pages beyond what one reading may fetch are named with that reason', { timeout: 60_000 }, async () => {
  const owner = await makeConfig(app.db)
  await setSources(
    owner,
    [1, 2, 3, 4, 5, 6].map((number) => address(`https://a.example/${number}.csv`)),
  )
  const bytes = new TextEncoder().encode(`x\n${'a\n'.repeat(7_000_000)}`)
  const site: SafeFetch = {
    ...pages,
    safeFetch: async (url) => ({ outcome: 'ok', status: 200, url, contentType: 'text/csv', headers: {}, bytes }),
  }
  await readSources({ db: app.db, clock: app.clock, pages: site }, owner.configId)
  const found = await app.db.as(service, (tx) => listPages(tx, owner.configId))
  expect(found.filter((page) => page.reason === 'reading_full')).toHaveLength(2)
})

test('a change during a reading is read after it, however long that reading takes', { timeout: 60_000 }, async () => {
  const owner = await makeConfig(app.db)
  await setSources(owner, [text('menu', 'Soep van de dag kost vijf euro.')])
  const hold = (until: string) =>
    app.db.query(
      service,
      `insert into app.knowledge_indexes (config_id, reading_until) values ($1, ${until})
       on conflict (config_id) do update set reading_until = ${until}`,
      [owner.configId],
    )
  await hold(`'2100-01-01'`)
  await app.db.as(service, (tx) => enqueueReading(tx, { ...owner, now: app.clock.now() }))
  for (let minute = 0; minute < 12; minute++) {
    await app.background.tick()
    app.clock.advanceMs(minuteMs)
  }
  expect(await indexOf(owner.configId)).toMatchObject({ built_at: null })
  await hold('null')
  await app.background.tick()
  expect(await indexOf(owner.configId)).toMatchObject({ passage_count: 1 })
})

test('one look reads everything that is due, however much that is', { timeout: 90_000 }, async () => {
  await app.background.tick()
  const owners = await Promise.all(Array.from({ length: 24 }, () => makeConfig(app.db)))
  for (const owner of owners) {
    await setSources(owner, [text('menu', 'Soep van de dag kost vijf euro.')])
    await app.db.query(service, 'insert into app.knowledge_indexes (config_id, next_read_at) values ($1, $2)', [
      owner.configId,
      app.clock.now(),
    ])
  }
  app.clock.advanceMs(11 * minuteMs)
  await app.background.tick()
  const counts = await Promise.all(owners.map(async ({ configId }) => (await indexOf(configId))?.passage_count))
  expect(counts).toEqual(owners.map(() => 1))
})
