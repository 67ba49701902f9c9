import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    widgetFiles: { loader: 'show(SYVO_OPENER)', assets: new Map(), scriptPath: '/chat/c.js', stylePath: '/chat/c.css' },
  })
})
afterAll(() => app.close())

type Chat = { botId: string; hostedToken: string; configId: string }
const addressOf = ({ botId, hostedToken }: Chat) => `/functions/v1/widget?bot=${botId}&token=${hostedToken}`
const load = (chat: Chat, headers: Record<string, string> = {}) => app.send('GET', addressOf(chat), { headers })

/** Runs the script in a page; returns what it shows and what it logs for the owner of the site. */
async function seen(chat: Chat): Promise<{ shown: unknown; logged: string }> {
  const found: { shown: unknown; logged: string } = { shown: null, logged: '' }
  const page = {
    show: (settings: unknown) => (found.shown = JSON.parse(JSON.stringify(settings))),
    console: { warn: (line: string) => (found.logged += line) },
  }
  runInNewContext((await load(chat)).body, page)
  return found
}

async function company() {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Gastheer')
  const save = (body: object) =>
    app.send('POST', '/rest/v1/user_bot_configs', { token: account.token, body: { bot_id: config.botId, ...body } })
  return { ...account, ...config, save }
}
const change = (statement: ReturnType<typeof sql>) =>
  app.db.as({ role: 'service' }, async (tx) => {
    await statement.execute(tx)
  })

it('carries colour, name, corner, theme and sites of the opener', async () => {
  const one = await company()
  expect((await seen(one)).shown).toEqual({
    rule: 'button,p,iframe{--paint:#3B82F6;--mark:#151B2B;color-scheme:light;right:16px}',
    label: 'Chat met Gastheer',
    sites: [],
  })
  const branding = {
    company_name: '</script>";alert(1)//',
    primary_color: '#102030',
    theme: 'visitor',
    position: 'left',
  }
  const saved = await one.save({ branding_data: branding, allowed_domains: ['www.gastheer.example'] })
  expect(saved.status).toBe(200)
  await change(sql`update app.user_bot_configs set config_valid = true where id = ${one.configId}`)
  expect((await seen(one)).shown).toEqual({
    rule: 'button,p,iframe{--paint:#102030;--mark:#FFFFFF;color-scheme:light dark;left:16px}',
    label: 'Chat met </script>";alert(1)//',
    sites: ['https://gastheer.example', '.gastheer.example'],
  })
  expect((await load(one)).body).not.toContain('</script>')
})

it('may be cached for a minute, answers 304 by its tag, and gets a new tag with a new colour', async () => {
  const one = await company()
  const first = await load(one)
  expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
  const tag = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect(await load(one, tag)).toMatchObject({ status: 304, body: '' })
  await one.save({ branding_data: { primary_color: '#102030' } })
  expect((await load(one, tag)).status).toBe(200)
})

it('shows nothing where the bot is off or the configuration incomplete, unknown or gone, and logs why', async () => {
  const one = await company()
  await change(sql`update app.user_bots set active = false where bot_id = ${one.botId}`)
  expect(await seen(one)).toEqual({ shown: null, logged: expect.stringContaining('deze bot staat uit') })
  await change(sql`update app.user_bots set active = true where bot_id = ${one.botId}`)
  expect((await seen(one)).shown).not.toBeNull()
  await change(sql`update app.user_bot_configs set config_valid = false where id = ${one.configId}`)
  expect(await seen(one)).toEqual({ shown: null, logged: expect.stringContaining('deze bot staat uit') })
  const gone = { shown: null, logged: expect.stringContaining('deze chat bestaat niet (meer)') }
  expect(await seen({ ...one, hostedToken: 'x'.repeat(32) })).toEqual(gone)
  expect(await seen({ ...one, botId: 'nee' })).toEqual(gone)
  await app.send('POST', '/functions/v1/delete-account', {
    token: one.token,
    body: { password: 'een-lang-wachtwoord' },
  })
  expect(await seen(one)).toEqual(gone)
})

it('stays while an administrator paused the bot: its chat then takes messages', async () => {
  const one = await company()
  await change(sql`update app.bots set paused_at = now(), pause_reason = 'klacht' where id = ${one.botId}`)
  expect((await seen(one)).shown).not.toBeNull()
})
