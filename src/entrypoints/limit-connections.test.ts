import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { limitConnections, timeouts } from './limit-connections.ts'

const BOUNDS = { headersMs: 150, requestMs: 300, checkEveryMs: 50, most: 6, mostPerAddress: 3 }
let server: Server
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

async function listen(isShared: (address: string) => boolean): Promise<void> {
  server = createServer(timeouts(BOUNDS), (request, response) => {
    request.resume().once('end', () => response.end('ok'))
  })
  limitConnections(server, isShared, BOUNDS)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** Opens a connection and sends this; `closed` returns what came until the server closed it, `answered` the first answer. */
function open(text: string) {
  // A server that listens on TCP has an address, never a pipe's name.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let got = ''
  socket.on('data', (chunk) => (got += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(text)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(got)))
  const answered = new Promise<string>((resolve) => socket.on('data', () => resolve(got)))
  return { closed, answered }
}

const WHOLE = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

it('half a head and half a body are ended in time, and a whole request beside them is answered', async () => {
  await listen(() => true)
  const head = open('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  const body = open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf')
  expect(await open(WHOLE).answered).toMatch(/^HTTP\/1.1 200 /)
  expect(await head.closed).toMatch(/^HTTP\/1.1 408 /)
  expect(await body.closed).toMatch(/^HTTP\/1.1 408 /)
})

it('one address has a limit of connections, and gets a new one when one of them ends', async () => {
  await listen(() => false)
  const first = [open(WHOLE), open(WHOLE), open(WHOLE)]
  for (const one of first) expect(await one.answered).toMatch(/200/)
  expect(await open(WHOLE).closed).toBe('')
  sockets[0]?.destroy()
  await new Promise<void>((resolve) => {
    const look = () => server.getConnections((_, count) => (count < 3 ? resolve() : setImmediate(look)))
    look()
  })
  expect(await open(WHOLE).answered).toMatch(/200/)
})

it('behind a proxy many share an address, and only the total limit applies to them', async () => {
  await listen(() => true)
  const many = Array.from({ length: 6 }, () => open(WHOLE))
  for (const one of many) expect(await one.answered).toMatch(/200/)
  expect(await open(WHOLE).closed).toBe('')
})
