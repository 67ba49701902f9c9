import { createSecretKey, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { AppOptions } from '#entrypoints/app-options.ts'
import { type App, createApp } from '#entrypoints/create-app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { readSettings } from '#platform/config/settings.ts'
import type { Engine } from '#platform/database/engine.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPgliteEngine } from '#platform/database/pglite-engine.ts'
import { createPostgresEngine } from '#platform/database/postgres-engine.ts'
import { createLog } from '#platform/log/log.ts'
import type { Keys } from '#platform/secrets/keys.ts'
import { embeddedSnapshot, migrations, migrationsFingerprint, TEST_NOW } from './embedded-snapshot.ts'

export { TEST_NOW } from './embedded-snapshot.ts'

/** The trusted proxy of test apps: the address that it adds to `x-forwarded-for` is the visitor's. */
const PROXY = '127.0.0.1'

/** Makes a request at the machine itself, where alone accounts of the demo work: by its own name, through no proxy. */
export const LOCAL_REQUEST = { headers: { host: 'localhost' } }

/** What the server gives the app beside a request that came from this address. */
export function connectionFrom(remoteAddress: string) {
  return { incoming: { httpVersion: '1.1', socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } } }
}

const keys: Keys = {
  authSecret: 'test-auth-secret-of-at-least-32-characters',
  maskKey: createSecretKey(Buffer.alloc(32, 1)),
  chatKey: createSecretKey(Buffer.alloc(32, 2)),
  paymentKey: Buffer.alloc(32, 4),
  credentialsKey: Buffer.alloc(32, 3),
  keyId: 'test',
  publicKey: 'syvo_pub_test',
}

/** The response of an endpoint. */
export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads answers by its own expectations
  body: any
  headers: Headers
}

/** A whole Syvo in this process on a fresh database, called by HTTP requests. */
export interface TestApp extends App {
  clock: ReturnType<typeof fixedClock>
  /** Sends a request as `token` (or as a visitor) and answers status and parsed JSON. */
  send(
    method: string,
    path: string,
    options?: {
      token?: string | null
      body?: unknown
      headers?: Record<string, string>
      /** The address at the other end of the connection; the proxy's, unless given. */
      from?: string
    },
  ): Promise<Answer>
  /** Makes an account and answers its id and token. */
  signUp(email?: string): Promise<{ userId: string; token: string; email: string }>
}

/** Creates an app on a fresh engine of the kind in `SYVO_TEST_ENGINE`: `pglite` (default) or `postgres` (`TEST_DATABASE_URL` is an admin login). */
export async function createTestApp(
  options: { env?: Record<string, string>; clock?: TestApp['clock'] } & Partial<
    Pick<AppOptions, 'widgetFiles' | 'paymentProvider' | 'playedAs' | 'engine' | 'sleep'>
  > = {},
): Promise<TestApp> {
  const clock = options.clock ?? fixedClock(TEST_NOW)
  const engine = options.engine ?? (await freshEngine())
  const settings = readSettings({ DEMO: 'on', TRUST_PROXY: PROXY, ...options.env })
  const app = createApp({
    settings,
    log: createLog({ level: process.env.TEST_LOG ?? 'silent', pretty: false }),
    keys,
    passwordCost: 2,
    widgetFiles: null,
    sleep: async () => {},
    ...options,
    engine,
    clock,
  })
  let people = 0
  let addresses = 0
  const send: TestApp['send'] = async (method, path, request = {}) => {
    const headers = new Headers(request.headers)
    if (request.token) headers.set('authorization', `Bearer ${request.token}`)
    if (request.body !== undefined) headers.set('content-type', 'application/json')
    const init = { method, headers, ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }) }
    const response = await app.http.request(path, init, connectionFrom(request.from ?? PROXY))
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers }
  }
  return {
    ...app,
    clock,
    send,
    async signUp(email = `mens-${++people}-${randomBytes(3).toString('hex')}@bedrijf.example`) {
      // Each account signs up from its own network, because an address may sign up only a few.
      const from = `10.9.${addresses >> 8}.${addresses++ & 255}`
      const answer = await send('POST', '/auth/v1/signup', {
        headers: { 'x-forwarded-for': from },
        body: { email, password: 'een-lang-wachtwoord', data: { display_name: 'Mens' } },
      })
      if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return { userId: answer.body.user.id, token: answer.body.access_token, email }
    },
  }
}

function freshEngine(): Promise<Engine> {
  return process.env.SYVO_TEST_ENGINE === 'postgres' ? freshPostgres() : freshPglite()
}

async function freshPglite(): Promise<Engine> {
  return createPgliteEngine({ dataDir: null, snapshot: embeddedSnapshot() })
}

/** A template belongs to exactly these migrations, so that an edited one is never tested on an old schema. */
const TEMPLATE = `syvo_template_${migrationsFingerprint()}`

async function freshPostgres(): Promise<Engine> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL login that may create databases.')
  const name = `syvo_test_${randomBytes(6).toString('hex')}`
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(4711)')
    const found = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (found.rowCount === 0) await makeTemplate(admin, adminUrl)
    await admin.query(`create database ${name} template ${TEMPLATE}`)
    await admin.query('select pg_advisory_unlock(4711)')
  })
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  url.username = 'syvo_test_login'
  url.password = 'test'
  const engine = createPostgresEngine({ url: url.href, poolMax: 8, onError: () => {} })
  const closeEngine = engine.close.bind(engine)
  // Assigned, not spread: an engine is a class, whose methods a spread leaves behind.
  return Object.assign(engine, {
    async close() {
      await closeEngine()
      await withAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`).then(() => {}))
    },
  })
}

async function makeTemplate(admin: pg.Client, adminUrl: string): Promise<void> {
  await admin.query(
    `do $$ begin create role syvo_test_login login noinherit password 'test'; exception when duplicate_object then null; end $$`,
  )
  await admin.query(`drop database if exists ${TEMPLATE}_making with (force)`)
  await admin.query(`create database ${TEMPLATE}_making`)
  const url = new URL(adminUrl)
  url.pathname = `/${TEMPLATE}_making`
  const engine = createPostgresEngine({ url: url.href, poolMax: 2, onError: () => {} })
  await migrate(engine, { folder: migrations, appLogin: 'syvo_test_login', now: TEST_NOW })
  await engine.close()
  await admin.query(`alter database ${TEMPLATE}_making rename to ${TEMPLATE}`)
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
