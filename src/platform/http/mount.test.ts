import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createLog } from '../log/log.ts'
import { bind } from './binding.ts'
import { ok } from './failure.ts'
import { mount } from './mount.ts'
import { operation } from './operation.ts'

const BYTES_MAX = 100
const echo = operation({
  id: 'echo',
  summary: 'Herhalen',
  method: 'POST',
  path: '/echo',
  access: 'anyone',
  body: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
  bodyBytesMax: BYTES_MAX,
})

const app = new Hono()
mount(app, [bind(echo, async ({ body }) => ok(body))], {
  log: createLog({ level: 'silent', pretty: false }),
  authenticate: async () => ({ kind: 'anon' }),
  hasRole: async () => false,
  clientAddress: () => '127.0.0.1',
  isLocalRequest: () => false,
})
const server = createAdaptorServer({ fetch: app.fetch })

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const bodyOf = (length: number) => {
  const frame = JSON.stringify({ text: '' }).length
  return JSON.stringify({ text: 'é'.repeat((length - frame) / 2) })
}
const announced = (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
const toChunks = (body: string) => {
  const half = Math.floor(body.length / 2)
  const piece = (part: string) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`
  return `Transfer-Encoding: chunked\r\n\r\n${piece(body.slice(0, half))}${piece(body.slice(half))}0\r\n\r\n`
}

it.each([
  ['announced', announced],
  ['in pieces without a length', toChunks],
])(
  'over a real connection a body of the allowed size is read and two bytes more are refused (%s)',
  async (_, write) => {
    expect(await send(write(bodyOf(BYTES_MAX)))).toMatch(/^HTTP\/1.1 200 .*"text":"é{44,}"/s)
    expect(await send(write(bodyOf(BYTES_MAX + 2)))).toMatch(/^HTTP\/1.1 413 .*te groot/s)
  },
)

it('a body that is no UTF-8 is refused, and never stored as other characters', async () => {
  const frame = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const bytesOf = (...inside: number[]) =>
    new Uint8Array([...Buffer.from('{"text":"'), ...inside, ...Buffer.from('"}')])
  for (const inside of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
    const bytes = bytesOf(...inside)
    const announcedLength = { ...frame.headers, 'content-length': String(bytes.byteLength) }
    for (const headers of [frame.headers, announcedLength]) {
      const answer = await app.request('/echo', { ...frame, headers, body: bytes })
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_json' } }])
    }
  }
  const fine = await app.request('/echo', { ...frame, body: bytesOf(0xc3, 0xa9) })
  expect(await fine.json()).toEqual({ text: 'é' })
})

it('a body that differs from its announced length is cut off or refused, never read beyond', async () => {
  const small = bodyOf(40)
  expect(await send(`Content-Length: 5\r\n\r\n${small}`)).toMatch(/^HTTP\/1.1 400 /)
  expect(await send(`Content-Length: -5\r\n\r\n${small}`)).toMatch(/^HTTP\/1.1 400 /)
  expect(await send(`Content-Length: 40\r\nTransfer-Encoding: chunked\r\n\r\n${small}`)).toMatch(/^HTTP\/1.1 400 /)
})

it('a caller who disconnects in the middle of a body does not affect the next one', async () => {
  await send('Content-Length: 80\r\n\r\n{"text":"half', { hangUp: true })
  expect(await send(announced(bodyOf(40)))).toMatch(/^HTTP\/1.1 200 /)
})

/** Sends a request as written and returns everything until the server closes the connection. */
function send(rest: string, { hangUp = false } = {}): Promise<string> {
  const { port } = server.address() as AddressInfo // it listens on a port
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${rest}`,
        () => hangUp && socket.destroy(),
      )
    })
    socket.on('data', (bytes) => {
      answer += bytes.toString('utf8')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
