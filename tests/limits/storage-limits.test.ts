import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { ownerQuery } from '../support/database-dump.ts'
import { UNLIMITED_TABLES } from './unlimited-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signUp']>>

async function ask(text: string) {
  const query = await ownerQuery(app)
  try {
    return await query(text)
  } finally {
    await query.end()
  }
}

/** Which counters differ from what their table really holds; none, always. */
const wrongCounters = () =>
  ask(`select l.kind, coalesce(u.user_id, c.user_id) as user_id, u.rows as counted_rows, c.rows, u.bytes as counted_bytes, c.bytes
    from app.storage_limits l cross join lateral app.count_storage(l.kind) c
    full join app.storage_use u on u.user_id = c.user_id and u.kind = l.kind
    where coalesce(u.rows, 0) <> coalesce(c.rows, 0) or coalesce(u.bytes, 0) <> coalesce(c.bytes, 0)`)

const addLead = (who: Person, body: Record<string, unknown> = { name: 'Noor' }) =>
  app.send('POST', '/rest/v1/leads', { token: who.token, body })

async function useOf(who: Person, kind: string) {
  const rows = await app.db.query<{ rows: number; bytes: number }>(
    { role: 'member', userId: who.userId },
    'select rows, bytes from app.storage_use where user_id = $1 and kind = $2',
    [who.userId, kind],
  )
  return rows[0] ?? { rows: 0, bytes: 0 }
}

async function withLimit(kind: string, limit: Record<string, number>, work: () => Promise<void>) {
  const [before] = await ask(`select * from app.storage_limits where kind = '${kind}'`)
  const set = (values: Record<string, unknown>) =>
    ask(
      `update app.storage_limits set ${Object.keys(limit)
        .map((name) => `${name} = ${String(values[name])}`)
        .join(', ')} where kind = '${kind}'`,
    )
  await set(limit)
  try {
    await work()
  } finally {
    await set(before ?? {})
  }
}

describe('what an account may store', () => {
  it('every table of the catalog has a limit per account, or stands in the list with the reason why it needs none', async () => {
    const tables = await ask(`select n.nspname || '.' || c.relname as name, exists (select 1 from app.storage_limits l
        where n.nspname = 'app' and l.table_name = c.relname) and (select count(*) from pg_trigger t where t.tgrelid = c.oid
        and t.tgname in ('count_stored_rows', 'count_changed_rows', 'count_removed_rows') and t.tgenabled = 'O') = 3 as is_limited
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p') and not c.relispartition order by 1`)
    const limited = tables.filter((table) => table.is_limited).map((table) => String(table.name))
    const others = tables.filter((table) => !table.is_limited).map((table) => String(table.name))
    expect(limited.length).toBeGreaterThan(14)
    expect(others).toEqual(Object.keys(UNLIMITED_TABLES).sort())
  })

  it('every limit is a number, larger with a paid plan than without', async () => {
    expect(
      await ask(
        `select kind from app.storage_limits where rows_free is null or bytes_free is null or rows_paid < rows_free or bytes_paid < bytes_free`,
      ),
    ).toEqual([])
  })

  it('the counters equal what is stored after any history of adding, changing and removing', async () => {
    const people = [await app.signUp(), await app.signUp()]
    const step = fc.record({
      who: fc.nat({ max: 1 }),
      what: fc.constantFrom('add', 'change', 'remove', 'give', 'template', 'fail'),
      count: fc.integer({ min: 1, max: 4 }),
      text: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.replaceAll('\u0000', '')),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { who, what, count, text } of steps) {
          const [userId = '', otherId = ''] =
            who === 0 ? people.map((one) => one.userId) : people.map((one) => one.userId).reverse()
          const ids = Array.from({ length: count }, () => newId())
          const run = (statement: string, values: unknown[]) => app.db.query({ role: 'service' }, statement, values)
          const adding = 'insert into app.leads (id, user_id, name, message) select unnest($1::uuid[]), $2, $3, $3'
          const some = 'select id from app.leads where user_id = $1 order by id limit $2'
          if (what === 'add') await run(adding, [ids, userId, text])
          if (what === 'change')
            await run(`update app.leads set message = $3 where id in (${some})`, [userId, count, text])
          if (what === 'remove') await run(`delete from app.leads where id in (${some})`, [userId, count])
          if (what === 'give')
            await run(`update app.leads set user_id = $3 where id in (${some})`, [userId, count, otherId])
          if (what === 'template')
            await run('insert into app.email_templates (id, user_id, name) select unnest($1::uuid[]), $2, $3', [
              ids,
              userId,
              text,
            ])
          // A transaction that fails leaves no trace.
          if (what === 'fail')
            await expect(run(adding, [[...ids, ...ids], userId, text])).rejects.toThrow('duplicate key')
        }
        expect(await wrongCounters()).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  it('a change counts by what it adds, and is refused where it passes the limit', async () => {
    const who = await app.signUp()
    await withLimit('leads', { bytes_free: 3_000 }, async () => {
      const { body } = await addLead(who)
      const before = (await useOf(who, 'leads')).bytes
      const change = (letters: number) =>
        app.db.query({ role: 'service' }, `update app.leads set message = repeat('a', $2) where id = $1`, [
          body[0]?.id ?? body.id,
          letters,
        ])
      await change(1_000)
      expect(await useOf(who, 'leads')).toEqual({ rows: 1, bytes: before + 1_000 })
      await expect(change(4_000)).rejects.toThrow('stores as much as it may')
      await change(10)
      expect(await useOf(who, 'leads')).toEqual({ rows: 1, bytes: before + 10 })
    })
  })

  it('parallel additions never pass the limit: so many are stored, and every other one is refused in Dutch', async () => {
    const who = await app.signUp()
    await withLimit('leads', { rows_free: 10 }, async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => addLead(who)))
      const refused = answers.filter(({ status }) => status === 409)
      expect([answers.filter(({ status }) => status < 300).length, refused.length]).toEqual([10, 20])
      expect(refused[0]?.body.error).toEqual({
        code: 'storage_full',
        message:
          'Je account is vol: er passen geen leads meer bij. Verwijder er eerst een paar, of kies een groter plan.',
        details: { kind: 'leads' },
      })
      expect((await useOf(who, 'leads')).rows).toBe(10)
    })
  })

  it('bytes count as well as rows, a paid plan has more room, and removing gives room back', async () => {
    const who = await app.signUp()
    await withLimit('leads', { bytes_free: 3_000, bytes_paid: 6_000 }, async () => {
      const long = { name: 'Noor', message: 'a'.repeat(1_400) }
      const statuses = async (times: number) => {
        const found: number[] = []
        for (let index = 0; index < times; index++) found.push((await addLead(who, long)).status)
        return found.map((status) => status < 300)
      }
      expect(await statuses(3)).toEqual([true, true, false])
      await ask(
        `insert into app.subscription_plans (code, name, price_cents) values ('pro', 'Pro', 1) on conflict do nothing`,
      )
      await app.db.query(
        { role: 'service' },
        `insert into app.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'pro')
         on conflict (user_id) do update set subscribed = true, subscription_tier = 'pro'`,
        [who.userId],
      )
      expect(await statuses(3)).toEqual([true, true, false])
      await app.db.query({ role: 'service' }, 'delete from app.leads where user_id = $1', [who.userId])
      expect(await useOf(who, 'leads')).toEqual({ rows: 0, bytes: 0 })
      expect(await statuses(1)).toEqual([true])
    })
  })

  it('a plan that has ended, or is not paid any more, has the room of a free account, and one that still runs its own', async () => {
    const who = await app.signUp()
    const plan = (change: string) =>
      ask(`insert into app.subscribers as s (user_id, subscribed, subscription_tier) values ('${who.userId}', true, 'pro')
        on conflict (user_id) do update set ${change}`)
    const isInReserve = async () =>
      (await ask(`select app.is_in_reserve('leads', '${who.userId}') as found`))[0]?.['found']
    await ask(
      `insert into app.subscription_plans (code, name, price_cents) values ('pro', 'Pro', 1), ('free', 'Gratis', 0) on conflict do nothing`,
    )
    await withLimit('leads', { rows_free: 2, rows_paid: 5 }, async () => {
      await plan("subscribed = true, subscription_tier = 'pro', subscription_end = now() + interval '1 day'")
      await plan("subscribed = true, subscription_tier = 'pro', subscription_end = now() + interval '1 day'")
      for (let index = 0; index < 3; index++) expect((await addLead(who)).status).toBeLessThan(300)
      expect(await isInReserve()).toBe(false)
      for (const ended of [
        "subscription_end = now() - interval '1 second'",
        'subscribed = false, subscription_end = null',
        "subscribed = true, subscription_tier = 'free'",
      ]) {
        await plan(ended)
        expect((await addLead(who)).status, ended).toBe(409)
        expect(await isInReserve(), ended).toBe(true)
      }
      await plan("subscription_tier = 'pro', subscription_end = null")
      expect((await addLead(who)).status).toBeLessThan(300)
      expect(await isInReserve()).toBe(false)
    })
  })

  it('an account that is removed leaves no counters', async () => {
    const who = await app.signUp()
    await addLead(who)
    const answer = await app.send('POST', '/functions/v1/delete-account', {
      token: who.token,
      body: { password: 'een-lang-wachtwoord' },
    })
    expect(answer.status).toBe(200)
    expect(await ask(`select * from app.storage_use where user_id = '${who.userId}'`)).toEqual([])
    expect(await wrongCounters()).toEqual([])
  })
})
