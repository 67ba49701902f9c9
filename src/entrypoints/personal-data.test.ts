import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordAudit } from '#modules/identity/public.ts'
import { createTestApp, LOCAL_REQUEST, TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'
import { type OwnerQuery, ownerQuery } from '../../tests/support/database-dump.ts'
import { accountColumns, fillAccount, SECRET } from '../../tests/support/full-account.ts'
import { seedCatalogue } from './seed.ts'

const PASSWORD = 'een-lang-wachtwoord'

let app: TestApp
let query: OwnerQuery
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  query = await ownerQuery(app)
})
afterAll(async () => {
  await query.end()
  await app.close()
})

const read = (token: string) => app.send('GET', '/functions/v1/own-data', { token })
const remove = (token: string, password: string | undefined = PASSWORD) =>
  app.send('POST', '/functions/v1/delete-account', { token, body: { password } })
/** Stored on the side of the provider, records behind sales, which an account exports as its transactions, and messages of others that it handled. */
const NOT_EXPORTED = ['app.sandbox_sessions', 'app.ledger_entries', 'app.plan_shares', 'app.contact_messages']
/** The ledger keeps the recipient of an amount for seven years; the id refers to nobody any more (AWR art. 52). */
const IN_THE_BOOKS = ['ledger_entries', 'orders', 'payments', 'payouts', 'plan_shares', 'vendor_statements'].map(
  (table) => `app.${table}.vendor_id`,
)
/** Bookkeeping of the product itself: bare ids for a while, no data of a person. */
const TRACES = ['app.rate_counters', 'app.outbox', 'app.jobs']

const isInTheBooks = ({ table, column }: Record<string, unknown>) => IN_THE_BOOKS.includes(`${table}.${column}`)

/** Returns the tables that contain a text anywhere, each with the number of rows and a hash of them. */
async function tracesOf(...texts: string[]): Promise<Record<string, string>> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth') order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables.filter((one) => !TRACES.includes(String(one.name)))) {
    const where = texts.map((text) => `t::text like '%${text}%'`).join(' or ')
    const [row] = await query(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t where ${where}`,
    )
    if (row?.rows) found[String(name)] = `${row.rows} ${row.print}`
  }
  return found
}

it('the account that these tests fill has a row in every table that names an account', async () => {
  const { filled } = await fillAccount(app, query)
  const tables = new Set((await accountColumns(query)).map((row) => String(row.table)))
  // Counted by the database itself.
  tables.delete('app.storage_use')
  expect([...tables].filter((table) => !filled.has(table))).toEqual([])
})

it('an export holds the rows of every table that names the account, and no secret, hash or other’s row', async () => {
  const { token, userId, email } = await fillAccount(app, query)
  const other = await fillAccount(app, query)
  const { status, body, headers } = await read(token)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="syvo-gegevens-2026-11-20.json"')
  expect(headers.get('cache-control')).toBe('no-store')
  const exported = Object.assign({}, ...Object.values(body).filter((part) => typeof part === 'object'))
  for (const { table } of await accountColumns(query)) {
    if (NOT_EXPORTED.includes(String(table))) continue
    const name = String(table).split('.')[1] ?? ''
    expect(exported[name], `${table} is missing from the export`).not.toHaveLength(0)
  }
  expect(body.sign_in.user).toMatchObject([{ id: userId, email }])
  expect(body.runtime.messages).toMatchObject([{ content: 'Zijn jullie open?' }])
  const text = JSON.stringify(body)
  const [stored] = await query(
    `select a.password, s.token from auth.account a join auth.session s on s."userId" = a."userId" where a."userId" = '${userId}'`,
  )
  for (const secret of [
    SECRET,
    String(stored?.password),
    String(stored?.token),
    other.userId,
    other.email,
    other.botId,
  ])
    expect(text).not.toContain(secret)
})

it('an export lists what an account did in the audit trail and when, never the subject of it', async () => {
  const { token, userId } = await app.signUp()
  const subjectId = (await app.signUp()).userId
  await app.db.as({ role: 'service' }, (tx) =>
    recordAudit(
      tx,
      { actorId: userId, actor: 'vendor', action: 'vendor.verified', subjectType: 'vendor', subjectId },
      TEST_NOW,
    ),
  )
  const { body } = await read(token)
  expect(body.moderation.audit_entries).toEqual([{ created_at: TEST_NOW.toISOString(), action: 'vendor.verified' }])
  expect(JSON.stringify(body)).not.toContain(subjectId)
})

it('a deleted account leaves only its confirmation mail and frees its address; others keep every row', async () => {
  const gone = await fillAccount(app, query)
  const stays = await fillAccount(app, query)
  const before = await tracesOf(stays.userId, stays.email)
  expect(Object.keys(await tracesOf(gone.userId)).length).toBeGreaterThan(20)
  expect((await remove(gone.token)).body).toEqual({ ok: true })
  const left = Object.keys(await tracesOf(gone.userId, gone.email))
  expect(left).toEqual([...IN_THE_BOOKS.map((column) => column.replace('.vendor_id', '')), 'app.mails'].sort())
  expect(await query(`select kind, user_id from app.mails where recipient = '${gone.email}'`)).toEqual([
    { kind: 'account-deleted', user_id: null },
  ])
  for (const { table, column } of (await accountColumns(query)).filter((one) => !isInTheBooks(one)))
    expect(
      await query(`select 1 from ${table} where "${column}" = '${gone.userId}'`),
      `${table}.${column} still names the account`,
    ).toEqual([])
  expect(await tracesOf(stays.userId, stays.email)).toEqual(before)
  expect((await app.send('GET', '/auth/v1/user', { token: gone.token })).status).toBe(401)
  expect((await app.signUp(gone.email)).userId).not.toBe(gone.userId)
})

it('a waiting list entry is exported and deleted with the account that has its address', async () => {
  const [mine, other] = [await app.signUp(), await app.signUp()]
  for (const { email } of [mine, other]) {
    const body = { name: 'Noor', email: email.toUpperCase(), company: 'Bakkerij Noor' }
    const joined = await app.send('POST', '/rest/v1/enterprise_early_access?select=id', { body })
    expect(joined.status).toBeLessThan(300)
    const variables = { name: 'Noor', company: 'Bakkerij Noor' }
    const { id } = joined.body
    const mail = { template_name: 'enterprise_welcome', to: email, variables, enterprise_signup_id: id }
    expect((await app.send('POST', '/functions/v1/send-enterprise-email', { body: mail })).status).toBe(200)
  }
  const entries = (email: string) => query(`select 1 from app.enterprise_early_access where lower(email) = '${email}'`)
  const mails = (email: string) =>
    query(`select 1 from app.mails where lower(recipient) = '${email}' and dedupe_key like 'early-access:%'`)
  expect((await read(mine.token)).body.marketing.enterprise_early_access).toMatchObject([
    { name: 'Noor', company: 'Bakkerij Noor' },
  ])
  expect(JSON.stringify((await read(mine.token)).body)).not.toContain(other.email)
  expect((await mails(mine.email)).length).toBeGreaterThan(0)
  expect((await remove(mine.token)).status).toBe(200)
  expect([await entries(mine.email), await mails(mine.email)]).toEqual([[], []])
  expect((await entries(other.email)).length).toBe(1)
})

it('a deleted vendor’s sold bot stays for its users, unlisted, without vendor; drafts go, amounts stay', async () => {
  const vendor = await fillAccount(app, query)
  const customer = await app.signUp()
  await query(
    `insert into app.user_bots (id, user_id, bot_id, access_type) values (gen_random_uuid(), '${customer.userId}', '${vendor.botId}', 'rental')`,
  )
  await remove(vendor.token)
  expect(await query(`select vendor_id, active from app.bots where id = '${vendor.botId}'`)).toEqual([
    { vendor_id: null, active: false },
  ])
  const held = await app.send('GET', '/rest/v1/user_bots', { token: customer.token })
  expect(held.body).toMatchObject([{ bot_id: vendor.botId, bot: { title: 'Gastheer' } }])
  expect(await query(`select amount_cents::int from app.transactions where bot_id = '${vendor.botId}'`)).toEqual([
    { amount_cents: 2066 },
  ])
})

it('an account is deleted only with its password: a wrong one changes nothing, and guesses are counted', async () => {
  const { token, userId, email } = await fillAccount(app, query)
  const before = await tracesOf(userId, email)
  expect(await remove(token, 'een-ander-wachtwoord')).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_credentials' } },
  })
  expect((await remove(token, '')).status).toBe(400)
  expect(await tracesOf(userId, email)).toEqual(before)
  // An empty password is no guess.
  for (let guess = 0; guess < 9; guess++) await remove(token, `gok-${guess}`)
  expect((await remove(token)).status).toBe(429)
})

it('pending work of a deleted account ends silently, and mails nobody', async () => {
  const { token, userId } = await app.signUp()
  const [bot] = (await app.send('GET', '/rest/v1/bots?pricing_model=eq.subscription&order=title.asc')).body
  await app.send('POST', '/functions/v1/start-trial', { token, body: { botId: bot.id } })
  await app.send('POST', '/rest/v1/user_bot_configs', { token, body: { bot_id: bot.id } })
  await app.send('POST', '/rest/v1/leads', { token, body: { name: 'Noor Bakker', bot_id: bot.id } })
  expect((await remove(token)).body).toEqual({ ok: true })
  app.clock.set(new Date('2026-12-21T09:00:00Z'))
  await app.background.tick()
  expect(await query('select name, last_error from app.jobs where last_error is not null')).toEqual([])
  expect(await tracesOf(userId)).toEqual({})
  app.clock.set(TEST_NOW)
})

it('a part that fails leaves the whole account unchanged', async () => {
  const { token, userId, email } = await fillAccount(app, query)
  await query(`create function app.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
  await query('create trigger refuse before delete on app.profiles for each row execute function app.refuse()')
  const before = await tracesOf(userId, email)
  expect((await remove(token)).status).toBe(503)
  expect(await tracesOf(userId, email)).toEqual(before)
  await query('drop trigger refuse on app.profiles')
  expect((await remove(token)).status).toBe(200)
})

it('the demo’s catalogue account cannot be deleted, and says why; others can, and pass on no rights', async () => {
  const demo = await createTestApp()
  await seedCatalogue(demo, { demo: true })
  const tokenOf = async (email: string) =>
    (
      await demo.send('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password: 'welkom-bij-syvo' },
        ...LOCAL_REQUEST,
      })
    ).body.access_token
  const removeDemo = async (email: string) =>
    demo.send('POST', '/functions/v1/delete-account', {
      token: await tokenOf(email),
      body: { password: 'welkom-bij-syvo' },
      ...LOCAL_REQUEST,
    })
  expect(await removeDemo('maker@syvo.example')).toMatchObject({
    status: 409,
    body: { error: { message: 'Dit demo-account draagt de bots van de marktplaats en blijft daarom bestaan.' } },
  })
  expect((await demo.send('GET', '/rest/v1/bots')).body.length).toBe(9)
  expect((await removeDemo('beheer@syvo.example')).body).toEqual({ ok: true })
  const marks = await demo.db.query({ role: 'service' }, `select name from app.seeds where name like 'account:%'`, [])
  expect(marks).toHaveLength(2)
  await demo.close()
})
