import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceSources } from '#modules/knowledge/public.ts'
import { newId } from '#platform/ids/id.ts'
import { rentOut } from '../support/bot-fixtures.ts'
import { createConfig } from '../support/create-config.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { FITTING_FORM, makeVendor, saveDraft } from '../support/vendor-fixtures.ts'

// The reason that an account gets for an unreachable address, at every surface that fetches an address for it: the same for a name that does not
// resolve, a private network and a failed connection. A difference would let an attacker map the network of the server.

const UNREACHED = ['name that does not resolve', 'private address', 'private name', 'connection that fails'] as const

let app: TestApp
let targets: Record<(typeof UNREACHED)[number], string>
beforeAll(async () => {
  const closed = await closedPair()
  app = await createTestApp({ env: { OUTBOUND_ALLOW: closed } })
  targets = {
    'name that does not resolve': 'https://bestaat-niet.invalid/',
    'private address': 'https://10.0.0.1/',
    'private name': 'https://localhost/',
    'connection that fails': `https://${closed}/`,
  }
})
afterAll(() => app.close())

/** Returns a loopback address and port without a listener. */
async function closedPair(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `127.0.0.1:${address.port}`
}

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>({ role: 'service' }, text, values)

/** Asks a surface about all targets at once, runs the worker, and returns each answer, without times and the address itself. */
async function reasonsOf(ask: (url: string) => Promise<() => Promise<unknown>>): Promise<unknown[]> {
  const asked = await Promise.all(UNREACHED.map((kind) => ask(targets[kind])))
  await app.background.tick()
  const answers = await Promise.all(asked.map((read) => read()))
  return UNREACHED.map((kind, at) => {
    const text = JSON.stringify(answers[at]).replaceAll(targets[kind], 'https://a.example/')
    return JSON.parse(text.replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, ''))
  })
}

/** Returns an answer without the ids and times that differ with every execution. */
const accessLabel = ({ execution_id: _, execution_time: __, ...words }: Record<string, unknown>) => words

/** Expects the same reason for all targets, and none that says which kind they are. */
function expectOneReason(reasons: readonly unknown[]): void {
  for (const one of reasons) expect(one).toEqual(reasons[0])
  expect(JSON.stringify(reasons)).not.toMatch(/private|dns|connection|refused|ENOTFOUND|10\.0\.0\.1|localhost/i)
}

test('unreachable pages are reported, stored and paused alike', { timeout: 60_000 }, async () => {
  const reasons = await reasonsOf(async (url) => {
    const owner = await app.signUp()
    const { configId } = await createConfig(app, owner.userId)
    const pages = [1, 2, 3, 4].map((at) => ({ kind: 'address', origin: 'extra', url: `${url}${at}` }) as const)
    await app.db.as({ role: 'service' }, (tx) => replaceSources(tx, { ...owner, configId }, pages))
    await app.send('POST', '/functions/v1/read-knowledge', { token: owner.token, body: { config_id: configId } })
    return async () => {
      const { body } = await app.send('GET', `/functions/v1/knowledge?config_id=${configId}`, { token: owner.token })
      const stored = await rows(
        'select url, status, reason from app.knowledge_pages where config_id = $1 order by url',
        configId,
      )
      const pauses = await rows(
        'select failures, paused_until is null as is_free from app.reading_host_pauses where user_id = $1',
        owner.userId,
      )
      return { pages: body.pages, stored, pauses }
    }
  })
  expectOneReason(reasons)
  expect(reasons[0]).toMatchObject({
    stored: expect.arrayContaining([expect.objectContaining({ status: 'failed', reason: 'unreachable' })]),
    pauses: [{ is_free: false }],
  })
})

test('unreachable endpoints are reported alike at the trial bench and in the checks of a draft', async () => {
  const reasons = await reasonsOf(async (url) => {
    const vendor = await makeVendor(app, { plan: null })
    const form = { ...FITTING_FORM, api_endpoint: url }
    const question = 'Tot hoe laat is de bakkerij open?'
    const tested = await app.send('POST', '/functions/v1/test-draft', {
      token: vendor.token,
      body: { form, question },
    })
    const saved = await saveDraft(app, vendor, { form })
    const checked = await app.send('POST', '/functions/v1/check-draft', {
      token: vendor.token,
      body: { bot_id: saved.body.bot_id },
    })
    return async () => ({ tested: { ...tested.body, duration_ms: null }, checks: checked.body.checks })
  })
  expectOneReason(reasons)
  expect(reasons[0]).toMatchObject({ tested: { outcome: 'failed', reason: 'Je endpoint is niet te bereiken.' } })
})

test('a bot with an unreachable endpoint fails alike: answer, stored execution, monitor and health test', {
  timeout: 60_000,
}, async () => {
  const admin = await makeAdmin(app)
  await rows(
    `insert into app.bot_smoke_tests (id, category, test_input, expected_keywords) values ($1, 'horeca', 'Zijn jullie open?', '["open"]') returning id`,
    newId(),
  )
  const reasons = await reasonsOf(async (url) => {
    const owner = await app.signUp()
    const { botId, configId } = await createConfig(app, owner.userId)
    await rows(`update app.user_bot_configs set category = 'horeca' where id = $1`, configId)
    await rows('update app.bots set api_endpoint = $2 where id = $1', botId, url)
    await rentOut(app, owner.userId, botId)
    const body = { bot_id: botId, message: 'Zijn jullie open?' }
    const answer = await app.send('POST', '/functions/v1/execute-bot', { token: owner.token, body })
    const stored = await rows('select status, error_message from app.bot_executions where bot_id = $1', botId)
    const { body: seen } = await app.send('GET', `/rest/v1/bot_executions?bot_id=eq.${botId}`, { token: admin.token })
    await app.send('POST', '/functions/v1/start-smoke-tests', { token: admin.token, body: { bot_id: botId } })
    return async () => {
      const runs = await rows('select status, error from app.smoke_runs where bot_id = $1', botId)
      const monitored = seen.map((row: { error_message: string }) => row.error_message)
      return { status: answer.status, text: accessLabel(answer.body), stored, monitored, runs }
    }
  })
  expectOneReason(reasons)
  expect(reasons[0]).toMatchObject({
    stored: [{ status: 'failed', error_message: 'endpoint_unreachable' }],
    runs: [{ status: 'failed', error: 'own:endpoint_unreachable' }],
  })
})
