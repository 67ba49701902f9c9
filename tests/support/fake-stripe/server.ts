import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SALE_ENDPOINTS } from './endpoints.ts'
import { FakeStripe } from './fake-stripe.ts'
import { readForm, textsAt } from './form-body.ts'
import { refuse, StripeRefusal } from './request.ts'
import { SUBSCRIPTION_ENDPOINTS } from './subscription-endpoints.ts'

const ENDPOINTS = { ...SALE_ENDPOINTS, ...SUBSCRIPTION_ENDPOINTS }

/** A stand-in of Stripe on loopback: its answers have the official package's types, its rules those of the reference. */
export interface FakeStripeServer {
  readonly fakeStripe: FakeStripe
  readonly server: { protocol: 'http'; host: string; port: number }
  /** Requests as `METHOD /path`, in order. */
  readonly asked: string[]
  /** Answers the next requests with this status instead, and asks not to be tried again. */
  failNext(status: number, times?: number): void
  close(): Promise<void>
}

/** Starts one for the holder of a key. */
export async function startFakeStripe(secretKey: string): Promise<FakeStripeServer> {
  const fakeStripe = new FakeStripe()
  const asked: string[] = []
  const kept = new Map<string, { asked: string; answer: unknown }>()
  const failures: number[] = []
  const answer = (request: IncomingMessage, body: string): unknown => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe.example')
    asked.push(`${request.method} ${pathname}`)
    if (request.headers.authorization !== `Bearer ${secretKey}`) refuse(401, 'api_key_invalid')
    const failure = failures.shift()
    if (failure !== undefined) refuse(failure, 'test_failure')
    const what = `${request.method} ${pathname} ${body}`
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' ? kept.get(key) : undefined
    if (before) return before.asked === what ? before.answer : refuse(400, 'idempotency_error')
    const [endpoint, id] = endpointOf(`${request.method} ${pathname}`)
    const form = readForm(request.method === 'POST' ? body : search)
    const made = endpoint(fakeStripe, { id, form, expand: Object.values(textsAt(form, 'expand')) })
    const given: unknown = structuredClone(made)
    if (typeof key === 'string') kept.set(key, { asked: what, answer: given })
    return given
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [status, body] = outcomeOf(() => answer(request, Buffer.concat(chunks).toString('utf8')))
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  return {
    fakeStripe,
    asked,
    server: { protocol: 'http', host: '127.0.0.1', port },
    failNext: (status, times = 1) => failures.push(...Array.from({ length: times }, () => status)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function endpointOf(asked: string) {
  const exact = ENDPOINTS[asked]
  if (exact) return [exact, ''] as const
  for (const [pattern, endpoint] of Object.entries(ENDPOINTS)) {
    const found = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(asked)
    if (found) return [endpoint, decodeURIComponent(found[1] ?? '')] as const
  }
  return refuse(404, 'url_invalid')
}

function outcomeOf(answer: () => unknown): [status: number, body: unknown] {
  try {
    return [200, answer()]
  } catch (error) {
    if (error instanceof StripeRefusal) return [error.status, error.body]
    return [500, { error: { type: 'api_error', message: String(error) } }]
  }
}
