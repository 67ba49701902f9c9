import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import { warnAboutProxy } from './warn-about-proxy.ts'

/** Returns what is logged while requests are answered, each with one header, or one with none and this HTTP version. */
async function loggedOf(env: Record<string, string>, headers: string[], httpVersion = ''): Promise<string[]> {
  const lines: string[] = []
  const log: Log = createLog({ level: 'silent', pretty: false })
  log.warn = (line: unknown) => void lines.push(String(line))
  const app = new Hono()
  warnAboutProxy(app, { settings: readSettings(env), log })
  app.get('/', (context) => context.text('ok'))
  for (const name of headers) expect((await app.request('/', { headers: { [name]: '192.0.2.1' } })).status).toBe(200)
  if (httpVersion !== '') expect((await app.request('/', {}, { incoming: { httpVersion } })).status).toBe(200)
  return lines
}

const PLAIN = { DEMO: 'off' }

it('the first forwarded request to a demo is logged once, with instructions', async () => {
  expect(await loggedOf({}, ['accept'])).toEqual([])
  const lines = await loggedOf({}, ['accept', 'x-forwarded-for', 'via', 'forwarded'])
  expect(lines).toEqual([expect.stringMatching(/demo.*DEMO=off.*PUBLIC_URL.*In het openbaar/)])
})

it('outside the demo it is logged once while no proxy is named, and never once one is', async () => {
  expect(await loggedOf(PLAIN, ['x-real-ip', 'x-forwarded-for'])).toEqual([
    expect.stringMatching(/TRUST_PROXY is empty/),
  ])
  expect(await loggedOf({ ...PLAIN, TRUST_PROXY: '10.0.0.0/8' }, ['x-forwarded-for'])).toEqual([])
})

it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])(
  'a request with only %s counts as forwarded',
  async (name) => {
    expect(await loggedOf({}, [name])).toHaveLength(1)
  },
)

it('a request over HTTP/1.0 counts as forwarded: nginx sends those, and no browser', async () => {
  expect(await loggedOf({}, [], '1.0')).toHaveLength(1)
  expect(await loggedOf({}, [], '1.1')).toHaveLength(0)
})
