import { expect } from 'vitest'
import type { Operation } from '#platform/http/operation.ts'
import type { TestApp } from '../support/create-test-app.ts'
import type { EndpointRequest } from './good-requests.ts'
import { isUnwritable, type WrongRequest } from './hostile-input.ts'

/** The answer of an endpoint, not yet checked. */
export interface Reply {
  status: number
  text: string
  headers: Headers
}

/** Sends a good request, or one with an error in it, as bytes to the endpoint; a stream is read to its end, except a live one. */
export async function callEndpoint(
  app: TestApp,
  operation: Operation,
  good: EndpointRequest,
  wrong: WrongRequest | null = null,
  method: string = operation.method,
): Promise<Reply> {
  const query = queryOf(good, wrong)
  const json = wrong && 'json' in wrong ? wrong.json : JSON.stringify(good.body)
  const headers = new Headers()
  if (good.token) headers.set('authorization', `Bearer ${good.token}`)
  const contentType = wrong?.contentType === undefined ? 'application/json' : wrong.contentType
  const hasBody = json !== undefined && method !== 'GET' && method !== 'HEAD'
  if (hasBody && contentType !== null) headers.set('content-type', contentType)
  const response = await app.http.request(`${pathOf(operation, good, wrong)}${query === '' ? '' : `?${query}`}`, {
    method,
    headers,
    ...(hasBody ? { body: Buffer.from(json) } : {}),
  })
  if (operation.id === 'openRealtime' && response.ok) {
    await response.body?.cancel()
    return { status: response.status, text: '', headers: response.headers }
  }
  return { status: response.status, text: await response.text(), headers: response.headers }
}

function pathOf(operation: Operation, good: EndpointRequest, wrong: WrongRequest | null): string {
  return operation.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    return wrong?.params?.[name] ?? encodeURIComponent(good.params?.[name] ?? '')
  })
}

function queryOf(good: EndpointRequest, wrong: WrongRequest | null): string {
  return wrong?.query ?? new URLSearchParams(good.query).toString()
}

/** Returns whether the contract, or a rule for every endpoint, forbids this request. */
export function mustRefuse(operation: Operation, good: EndpointRequest, wrong: WrongRequest): boolean {
  if (wrong.isNeverRight || isUnwritable(wrong) || wrong.params) return true
  const query = Object.fromEntries(new URLSearchParams(queryOf(good, wrong)))
  if (operation.query?.safeParse(query).success === false) return true
  if (!('json' in wrong)) return false
  const parsed = parsedOf(wrong.json)
  return parsed === BROKEN || operation.body?.safeParse(parsed).success === false
}

const BROKEN = Symbol('broken')

function parsedOf(json: string | undefined): unknown {
  if (json === undefined || json === '') return undefined
  try {
    return JSON.parse(json)
  } catch {
    return BROKEN
  }
}

const ENGLISH =
  /\b(?:invalid|expected|received|required|unrecognized|must|too (?:small|big|large|many|long|short)|string|number|boolean|array|error|failed|unknown|not found|the|undefined|null)\b/i
const INSIDES =
  /node_modules|\bat .+:\d+:\d+|\/src\/|select .+ from|insert into|delete from|\bsyvo_|\brelation\b|constraint|violates|\bapp\.\w|TypeError|RangeError|pattern/i

/** Expects a 4xx in the one form of a refusal, in Dutch, without internals. */
export function expectRefusal(reply: Reply, what: string): void {
  const said = `${what} → ${reply.status} ${reply.text.slice(0, 300)}`
  expect(reply.status, said).toBeGreaterThanOrEqual(400)
  expect(reply.status, said).toBeLessThan(500)
  expect(reply.headers.get('cache-control'), said).toBe('no-store')
  // An endpoint that users open from a mail answers a page, also as a refusal.
  if (reply.headers.get('content-type')?.startsWith('text/html')) {
    expect(reply.text, said).toMatch(/<html lang="nl">.*<h1>[^<]{5,}<\/h1>/s)
    return expect(reply.text, said).not.toMatch(INSIDES)
  }
  expect(reply.headers.get('content-type'), said).toContain('application/json')
  const messages = messagesIn(reply.text, said)
  for (const message of messages) {
    expect(message.length, said).toBeGreaterThan(5)
    expect(message, said).not.toMatch(ENGLISH)
  }
  expect(reply.text, said).not.toMatch(INSIDES)
}

function messagesIn(text: string, said: string): string[] {
  const body = JSON.parse(text)
  // An execution keeps the stated form of its answer for refusals too (AMB-045).
  if (body.success === false) {
    expect(body, said).toMatchObject({ error: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) })
    return [body.error]
  }
  expect(Object.keys(body), said).toEqual(['error'])
  expect(body.error, said).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) })
  // Details are the errors, one by one, or what the caller needs to continue, such as another tab's draft.
  const details = Array.isArray(body.error.details) ? body.error.details : []
  return [body.error.message, ...details.map((detail: { message: string }) => detail.message)]
}
