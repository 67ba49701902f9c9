import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { raceForLastExecution } from './last-execution.ts'
import type { BenchRequest } from './workload.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server that answers the first callers, refuses the next with the limit, and breaks the connection of the last `broken` ones. */
async function serverFor(answers: number, broken = 0): Promise<string> {
  let calls = 0
  const server = createServer((_request, response) => {
    const call = calls++
    if (call >= 50 - broken) response.destroy()
    else if (call < answers) response.end('{"response":"Ja"}')
    else response.writeHead(429).end('{"error":"limit"}')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `listen` on a TCP port always gives an AddressInfo; the type also covers pipes.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const request: BenchRequest = { method: 'POST', path: '/', headers: {}, body: '{}', status: 200, contains: ['Ja'] }
const round = { request, isRefusal: ({ status }: { status: number }) => status === 429 }

test('a race is met when exactly one caller gets an answer and the limit refuses all others', async () => {
  expect(await raceForLastExecution('race', await serverFor(1), [round], 50)).toMatchObject({ met: true, wrong: 0 })
})

test.each([
  ['an oversold limit', 2, 0, '2 answered, 48 refused, 0 other'],
  ['a lost execution', 0, 0, '0 answered, 50 refused, 0 other'],
  ['callers without any answer', 1, 3, '1 answered, 46 refused, 3 other'],
])('a race is not met and reports %s', async (_name, answers, broken, seen) => {
  const row = await raceForLastExecution('race', await serverFor(answers, broken), [round], 50)
  expect(row).toMatchObject({ met: false, wrong: 1, firstWrong: expect.stringContaining(seen) })
})
