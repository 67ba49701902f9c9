import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeFetch } from './create-safe-fetch.ts'
import { type LoopbackServer, startSelfSignedServer, startServer } from './loopback-servers.ts'
import type { SafeFetchProblem } from './outcome.ts'

let secret: LoopbackServer
let endpoint: LoopbackServer
const limits = { maxBytes: 10_000, timeoutMs: 2_000, maxRedirects: 3 }
/** No delay where a test is not about time. */
const atOnce = { unreachableTickMs: 0 }

beforeAll(async () => {
  secret = await startServer((_, response) => response.end('SECRET'))
  endpoint = await startServer((request, response) => {
    response.writeHead(302, { location: decodeURIComponent((request.url ?? '').slice(1)) }).end()
  })
})
afterAll(() => Promise.all([secret.close(), endpoint.close()]))

test.each([
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://①②⑦.⓪.⓪.①/',
  'https://[::ffff:169.254.169.254]/',
  'https://169.254.169.254。/',
  'https://0/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://localhost./',
  'https://localhost/',
  'https://sub.localhost/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://100.64.1.1/',
  'https://[fc00::1]/',
  'https://[fe80::1]/',
  'https://[2002:7f00:1::]/',
  'https://224.0.0.1/',
  'https://198.18.0.1/',
  'https://10.0.0.1/',
  'https://192.168.0.1/',
  'https://127.0.0.1./',
])('a private address is refused in every spelling: %s', async (url) => {
  const { safeFetch, close } = createSafeFetch({ allow: [], ...atOnce })
  expect(await safeFetch(url, limits)).toMatchObject({ outcome: 'failed', reason: 'unreachable' })
  await close()
})

test.each([
  ['http://voorbeeld.nl/', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['gopher://voorbeeld.nl/', 'not_https'],
  ['https://voorbeeld.nl:8443/', 'bad_url'],
  ['https://gebruiker:geheim@voorbeeld.nl/', 'bad_url'],
  ['voorbeeld.nl', 'bad_url'],
  ['', 'bad_url'],
  ['https://', 'bad_url'],
  ['https://[::1', 'bad_url'],
])('an address that is no public https address is refused: %s', async (url, reason) => {
  const { safeFetch, close } = createSafeFetch({ allow: [] })
  expect(await safeFetch(url, limits)).toMatchObject({ outcome: 'refused', reason })
  await close()
})

test.each([
  [['127.0.0.1']],
  [['10.0.0.5']],
  [['93.184.216.34', '127.0.0.1']],
  [['93.184.216.34', '::1']],
  [['2606:2800:220:1::1', '::ffff:10.0.0.1']],
])('a name is refused when any of its addresses is private: %j', async (addresses) => {
  const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const { safeFetch, close } = createSafeFetch({ allow: [], resolve, ...atOnce })
  expect(await safeFetch('https://127.0.0.1.nip.voorbeeld/', limits)).toMatchObject({
    outcome: 'failed',
    reason: 'unreachable',
  })
  await close()
})

test('a resolver with changing answers is asked once per connection, and only checked addresses connected', async () => {
  let asked = 0
  const resolve = async () => [{ address: asked++ === 0 ? '10.0.0.1' : '127.0.0.1', family: 4 }]
  const { safeFetch, close } = createSafeFetch({ allow: [], resolve, ...atOnce })
  expect(await safeFetch('https://draait.voorbeeld/', limits)).toMatchObject({ reason: 'unreachable' })
  expect(asked).toBe(1)
  await close()
})

const resolvers = {
  'a name that does not resolve': async () => Promise.reject(Object.assign(new Error('weg'), { code: 'ENOTFOUND' })),
  'a resolver that fails late': async () => {
    await sleep(30)
    return Promise.reject(Object.assign(new Error('weg'), { code: 'ESERVFAIL' }))
  },
  'a private address': async () => [{ address: '10.0.0.1', family: 4 }],
  'a connection that fails': async () => [{ address: '127.0.0.1', family: 4 }],
}
const nobody = 'niemand.voorbeeld:1'

test.each(Object.entries(resolvers))('%s is one outcome, and only the operator learns why', async (_, resolve) => {
  const causes: string[] = []
  const onUnreachable = (cause: string) => causes.push(cause)
  const { safeFetch, safeFetchStream, close } = createSafeFetch({
    allow: [nobody, endpoint.pair],
    resolve,
    onUnreachable,
    ...atOnce,
  })
  for (const fetch of [safeFetch, safeFetchStream])
    for (const url of [`http://${nobody}/`, `${endpoint.url}/${encodeURIComponent(`http://${nobody}/`)}`]) {
      const { detail, ...outcome } = await problemOf(fetch(url, { ...limits, maxRedirects: 1 }))
      expect(outcome).toEqual({ outcome: 'failed', reason: 'unreachable' })
      expect(causes.at(-1)).toBe(detail)
      expect(detail).not.toContain('10.0.0.1')
    }
  await close()
})

test('the elapsed time reveals nothing: an unreachable hop ends a whole tick after its start', async () => {
  const slow = await startServer((_, response) => {
    const leave = () => response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
    setTimeout(leave, 100)
  })
  const tickMs = 250
  const ticksOf = async (resolve: (typeof resolvers)[keyof typeof resolvers] | undefined, url: string) => {
    const client = createSafeFetch({
      allow: [nobody, slow.pair],
      unreachableTickMs: tickMs,
      ...(resolve && { resolve }),
    })
    const startedAt = performance.now()
    await problemOf(client.safeFetch(url, limits))
    await client.close()
    return performance.now() - startedAt
  }
  const passed = await Promise.all([
    ...Object.values(resolvers).map((resolve) => ticksOf(resolve, `http://${nobody}/`)),
    ticksOf(undefined, 'https://10.0.0.1/'),
  ])
  for (const ms of passed) expect(ms).toBeGreaterThanOrEqual(tickMs - 2)
  expect(await ticksOf(undefined, slow.url)).toBeGreaterThanOrEqual(tickMs + 98)
  await slow.close()
})

test('the wait for the tick ends with the call', async () => {
  const { safeFetch, close } = createSafeFetch({ allow: [], unreachableTickMs: 60_000 })
  const gone = AbortSignal.abort()
  expect(await problemOf(safeFetch('https://10.0.0.1/', { ...limits, timeoutMs: 50 }))).toMatchObject({
    reason: 'unreachable',
  })
  expect(await problemOf(safeFetch('https://10.0.0.1/', { ...limits, signal: gone }))).toMatchObject({
    reason: 'unreachable',
  })
  await close()
})

async function problemOf(answer: Promise<{ outcome: 'ok' } | SafeFetchProblem>): Promise<SafeFetchProblem> {
  const ended = await answer
  if (ended.outcome === 'ok') throw new Error('It was reached.')
  return ended
}

test.each([
  ['http', 'not_https'],
  ['https', 'bad_url'],
  ['https://169.254.169.254/', 'unreachable'],
  ['file:///etc/passwd', 'not_https'],
  ['gopher://voorbeeld.nl/', 'not_https'],
  ['https://localhost/', 'unreachable'],
])('a redirect is checked like a first address: %s', async (kind, reason) => {
  const target = kind.includes(':') ? kind : secret.url.replace('http', kind)
  const { safeFetch, close } = createSafeFetch({ allow: [endpoint.pair], ...atOnce })
  expect(await safeFetch(`${endpoint.url}/${encodeURIComponent(target)}`, limits)).toMatchObject({
    outcome: reason === 'unreachable' ? 'failed' : 'refused',
    reason,
  })
  await close()
})

test('an allowed pair opens that host and port only, and never a private network', async () => {
  const { safeFetch, close } = createSafeFetch({
    allow: [secret.pair, 'intern.voorbeeld:80'],
    resolve: async () => [{ address: '10.0.0.1', family: 4 }],
    ...atOnce,
  })
  expect(await safeFetch(secret.url, limits)).toMatchObject({ outcome: 'ok', status: 200 })
  expect(await safeFetch(endpoint.url, limits)).toMatchObject({ outcome: 'refused' })
  expect(await safeFetch('http://intern.voorbeeld/', limits)).toMatchObject({
    outcome: 'failed',
    reason: 'unreachable',
  })
  await close()
})

test('an untrusted certificate fails as tls', async () => {
  const server = await startSelfSignedServer((_, response) => response.end('hallo'))
  const { safeFetch, close } = createSafeFetch({ allow: [server.pair] })
  expect(await safeFetch(server.url, limits)).toMatchObject({ outcome: 'failed', reason: 'tls' })
  await close()
  await server.close()
})
