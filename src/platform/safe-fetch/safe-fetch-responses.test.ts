import type { RequestListener } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeFetch, type SafeFetch } from './create-safe-fetch.ts'
import { type LoopbackServer, startServer } from './loopback-servers.ts'
import { SafeFetchStreamError } from './outcome.ts'

const text = 'Wij zijn open van 9 tot 17 uur. '.repeat(50)
const bomb = gzipSync(Buffer.alloc(20_000_000))
let openAtOnce = 0
let mostAtOnce = 0
let lastHeaders: Record<string, unknown> = {}

const answers: Record<string, RequestListener> = {
  '/plain': (request, response) => {
    lastHeaders = request.headers
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"a"' }).end(text)
  },
  '/gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text)),
  '/br': (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(text)),
  '/deflate': (_, response) => response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync(text)),
  '/deflate-raw': (_, response) => response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateRawSync(text)),
  '/no-gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(text),
  '/unknown-coding': (_, response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end(text),
  '/bomb': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/announced': (_, response) => response.writeHead(200, { 'content-length': '30000000' }).write('x'),
  '/endless': (_, response) => {
    const push = () => response.write('x'.repeat(1000)) && !response.destroyed && setImmediate(push)
    response.on('drain', push)
    push()
  },
  '/never': () => {},
  '/drip': (_, response) => {
    const timer = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/half': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half')
    setTimeout(() => response.destroy(), 20)
  },
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/chain': (request, response) =>
    response
      .writeHead(301, { location: `/chain?${Number(new URL(request.url ?? '', 'http://x').search.slice(1)) + 1}` })
      .end(),
  '/once': (_, response) => response.writeHead(301, { location: '/plain' }).end(),
  '/gone': (_, response) => response.writeHead(404).end('weg'),
  '/busy': (_, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
  '/same': (request, response) => response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 200).end(),
  '/count': (_, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++openAtOnce)
    setTimeout(() => response.end(String(--openAtOnce)), 20)
  },
}

let server: LoopbackServer
let client: SafeFetch
const limits = { maxBytes: 100_000, timeoutMs: 2_000, maxRedirects: 3 }
const get = (path: string, more: object = {}) => client.safeFetch(server.url + path, { ...limits, ...more })

beforeAll(async () => {
  server = await startServer((request, response) =>
    answers[(request.url ?? '').split('?')[0] ?? '']?.(request, response),
  )
  client = createSafeFetch({ allow: [server.pair], connectionsPerHost: 2 })
})
afterAll(async () => {
  await client.close()
  await server.close()
})

test.each(['/plain', '/gzip', '/br', '/deflate', '/deflate-raw', '/once'])('a page is read whole: %s', async (path) => {
  const answer = await get(path)
  expect(answer.outcome === 'ok' && new TextDecoder().decode(answer.bytes)).toBe(text)
})

test('sends its user agent and no cookies', async () => {
  await get('/plain', { headers: { Accept: 'text/html' } })
  expect(lastHeaders).toMatchObject({
    'user-agent': expect.stringContaining('SyvoBot'),
    accept: 'text/html',
    'accept-encoding': 'gzip, br, deflate',
  })
  expect(lastHeaders['cookie']).toBeUndefined()
})

test.each([
  ['/bomb', 'too_large'],
  ['/announced', 'too_large'],
  ['/endless', 'too_large'],
  ['/half', 'unreachable'],
  ['/loop', 'redirect_loop'],
  ['/chain?0', 'redirect_loop'],
  ['/gone', 'http_status'],
  ['/no-gzip', 'wrong_type'],
  ['/unknown-coding', 'wrong_type'],
])('an unreadable answer is named: %s is %s', async (path, reason) => {
  expect(await get(path)).toMatchObject({ outcome: 'failed', reason })
})

test.each(['/never', '/drip'])('the total time counts, however slowly bytes drip in: %s', async (path) => {
  expect(await get(path, { timeoutMs: 150 })).toMatchObject({ outcome: 'failed', reason: 'timeout' })
})

test('a type that the caller does not accept is refused before its body is read', async () => {
  expect(await get('/plain', { acceptTypes: ['application/pdf'] })).toMatchObject({
    outcome: 'failed',
    reason: 'wrong_type',
  })
  expect(await get('/plain', { acceptTypes: ['text/html'] })).toMatchObject({ outcome: 'ok' })
})

test('an unchanged page returns 304, a busy server its waiting time, and redirects are off by default', async () => {
  expect(await get('/same', { ifNoneMatch: '"a"' })).toMatchObject({ outcome: 'ok', status: 304 })
  expect(await get('/busy')).toMatchObject({ reason: 'http_status', status: 429, retryAfterSeconds: 7 })
  expect(await get('/once', { maxRedirects: 0 })).toMatchObject({ reason: 'http_status', status: 301 })
  expect(await get('/gone', { acceptStatus: 'any' })).toMatchObject({ outcome: 'ok', status: 404 })
})

test.each([
  'Host',
  'Content-Length',
  'Transfer-Encoding',
  'Connection',
  'Cookie',
  'Proxy-Authorization',
  'a b',
  'x\r\ny',
])('a header that could smuggle is refused: %s', async (name) => {
  expect(await get('/plain', { headers: { [name]: 'x' } })).toMatchObject({ outcome: 'refused', reason: 'bad_header' })
})

test('a header value with a line break is refused', async () => {
  expect(await get('/plain', { headers: { 'x-a': 'b\r\nx-c: d' } })).toMatchObject({
    outcome: 'refused',
    reason: 'bad_header',
  })
})

test('one host gets no more connections at once than set', async () => {
  await Promise.all(Array.from({ length: 8 }, () => get('/count')))
  expect(mostAtOnce).toBe(2)
})

test('a stream yields bytes as they come, and ends at its cap, after silence and on cancel', async () => {
  const open = async (path: string, more: object = {}) => {
    const answer = await client.safeFetchStream(server.url + path, { ...limits, ...more })
    if (answer.outcome !== 'ok') throw new SafeFetchStreamError(answer)
    return answer
  }
  const drain = async (body: AsyncIterable<Uint8Array>) => {
    for await (const _ of body);
  }
  await expect(drain((await open('/endless')).body)).rejects.toMatchObject({ problem: { reason: 'too_large' } })
  await expect(drain((await open('/announced', { maxBytes: 1e8, idleTimeoutMs: 50 })).body)).rejects.toMatchObject({
    problem: { reason: 'timeout' },
  })
  const dripping = await open('/drip')
  for await (const chunk of dripping.body) {
    expect(chunk.byteLength).toBeGreaterThan(0)
    break
  }
  const cancelled = await open('/drip')
  cancelled.cancel()
  await expect(drain(cancelled.body)).rejects.toBeInstanceOf(SafeFetchStreamError)
})
