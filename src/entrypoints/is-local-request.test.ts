import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLocalRequest } from './is-local-request.ts'

let server: ServerType
let port = 0
beforeAll(async () => {
  const app = new Hono().all('/', (context) => context.text(isLocalRequest(context) ? 'here' : 'elsewhere'))
  port = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port))
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Returns how a request with these lines, sent over a real socket, is classified. */
async function placeOf(lines: readonly string[], version = '1.1'): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write([`GET / HTTP/${version}`, ...lines, 'Connection: close', '', ''].join('\r\n'))
  return /\b(here|elsewhere)\b/.exec(await text(socket))?.[0] ?? 'no answer'
}

it.each([
  ['its address', ['Host: 127.0.0.1:3000']],
  ['its name', ['Host: localhost:3000']],
  [
    'a page of its own',
    ['Host: localhost:3000', 'Origin: http://localhost:3000', 'Referer: http://localhost:3000/auth'],
  ],
])('a browser on this machine is local: %s', async (_, lines) => {
  expect(await placeOf(lines)).toBe('here')
})

const PROXY_HEADERS = [
  'CF-Connecting-IP',
  'True-Client-IP',
  'Fly-Client-IP',
  'Tailscale-User-Login',
  'X-Amzn-Trace-Id',
  'X-Forwarded-For',
]

it.each([
  { what: 'another name', lines: ['Host: syvo.example'] },
  { what: 'the public page that sent it', lines: ['Host: 127.0.0.1', 'Origin: https://syvo.example'] },
  { what: 'the public page before it', lines: ['Host: 127.0.0.1', 'Referer: https://syvo.example/outbox'] },
  { what: 'an origin that is kept secret', lines: ['Host: 127.0.0.1', 'Origin: null'] },
  ...PROXY_HEADERS.map((name) => ({ what: name, lines: ['Host: 127.0.0.1', `${name}: 192.0.2.1`] })),
])('a request that shows another origin is not local: $what', async ({ lines }) => {
  expect(await placeOf(lines)).toBe('elsewhere')
})

it('a request over HTTP/1.0 is not local: nginx sends those, and no browser', async () => {
  expect(await placeOf(['Host: 127.0.0.1'], '1.0')).toBe('elsewhere')
})
