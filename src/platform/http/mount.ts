import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Log } from '../log/log.ts'
import type { Binding, RequestContext } from './binding.ts'
import type { Caller } from './caller.ts'
import { type Failure, failures, invalidInput } from './failure.ts'
import { isStorable } from './is-storable.ts'
import { DATA_HEADERS, jsonResponse } from './json-response.ts'
import type { Operation } from './operation.ts'
import { problemText, UNWRITABLE_TEXT } from './problem.text.ts'

const BODY_BYTES_MAX = 256 * 1024

/** The endpoints' dependencies on the app. */
export interface MountOptions {
  log: Log
  /** Identifies the caller; an invalid token gives `anon`. */
  authenticate(context: Context, operation: Operation): Promise<Caller>
  /** Returns whether a signed-in caller has the role that an operation requires. */
  hasRole(userId: string, role: 'vendor' | 'admin'): Promise<boolean>
  /** Returns why a caller may not do this now, with any role; null when nothing forbids it. */
  refuses?(caller: Caller, operation: Operation): Promise<Failure | null>
  clientAddress(context: Context): string
  /** Counts a request of this caller over all operations: 0 when it may go on, else the seconds to wait. */
  consumeBudget?(caller: Caller, context: Context, operation: Operation): number
  /** Returns the failure for an error that the database raised because of the caller; null for a bug. */
  failureOf?(error: unknown): Failure | null
  /** Returns whether the request was made at this machine itself. */
  isLocalRequest(context: Context): boolean
}

/** Mounts bindings on their paths: access, size, type and shape are checked before an action sees anything. */
export function mount(app: Hono, bindings: readonly Binding[], options: MountOptions): void {
  for (const binding of bindings) {
    app.on(binding.operation.method, binding.operation.path, (context) => serve(context, binding, options))
  }
  for (const [path, methods] of methodsByPath(bindings)) app.all(path, () => refuseMethod(methods))
}

function methodsByPath(bindings: readonly Binding[]): Map<string, string[]> {
  const known = new Map<string, string[]>()
  for (const { operation } of bindings)
    known.set(operation.path, [...(known.get(operation.path) ?? []), operation.method])
  return known
}

function refuseMethod(methods: readonly string[]): Response {
  const answer = answerFailure(failures.wrongMethod, randomUUID())
  answer.headers.set('allow', methods.join(', '))
  return answer
}

async function serve(context: Context, binding: Binding, options: MountOptions): Promise<Response> {
  const { operation } = binding
  const requestId = randomUUID()
  try {
    const caller = await options.authenticate(context, operation)
    const waitSeconds = options.consumeBudget?.(caller, context, operation) ?? 0
    if (waitSeconds > 0) return answerFailure({ ...failures.tooMany, retryAfterSeconds: waitSeconds }, requestId)
    const refusal = (await refuse(operation, caller, options)) ?? (await options.refuses?.(caller, operation))
    if (refusal) return answerFailure(refusal, requestId)
    const input = await readInput(context, operation)
    if ('failure' in input) return answerFailure(input.failure, requestId)
    const request: RequestContext = {
      caller,
      clientAddress: options.clientAddress(context),
      isLocalRequest: options.isLocalRequest(context),
      requestId,
      headers: context.req.raw.headers,
      signal: context.req.raw.signal,
    }
    const outcome = await binding.handle(input, request)
    if (outcome instanceof Response) return outcome
    if (!outcome.ok) return answerFailure(outcome.failure, requestId)
    return jsonResponse(outcome.value ?? null)
  } catch (error) {
    const expected = options.failureOf?.(error) ?? null
    if (expected) return answerFailure(expected, requestId)
    options.log.error({ err: error, operation: operation.id, requestId }, 'operation failed')
    return answerFailure(
      { status: 503, code: 'internal', message: 'Er ging iets mis bij ons. Probeer het later opnieuw.' },
      requestId,
    )
  }
}

async function refuse(operation: Operation, caller: Caller, options: MountOptions): Promise<Failure | null> {
  switch (operation.access) {
    case 'anyone':
      return null
    case 'signed-in':
      return caller.kind === 'member' ? null : failures.unauthenticated
    case 'chat-session':
      return caller.kind === 'chat' ? null : { ...failures.unauthenticated, message: 'Open de chat opnieuw.' }
    case 'api-key':
      return caller.kind === 'key' ? null : { ...failures.unauthenticated, message: 'Deze API-sleutel is niet geldig.' }
    case 'vendor':
    case 'admin': {
      if (caller.kind !== 'member') return failures.unauthenticated
      return (await options.hasRole(caller.userId, operation.access)) ? null : failures.forbidden
    }
  }
}

type Input = { params: unknown; query: unknown; body: unknown }

async function readInput(context: Context, operation: Operation): Promise<Input | { failure: Failure }> {
  const problems: { path: string; message: string }[] = []
  const check = (schema: z.ZodMiniType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: problemText })
    if (result.success) return result.data
    problems.push(...result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
    return undefined
  }
  const params = check(operation.params, context.req.param())
  const asked = queryOf(context)
  const query = check(operation.query, asked)
  let body: unknown
  let canBeStored = isStorable(asked)
  if (operation.body) {
    const read = await readBody(context.req.raw, operation.bodyBytesMax ?? BODY_BYTES_MAX)
    if ('failure' in read) return read
    body = check(operation.body, read.value)
    canBeStored &&= read.isStorable
  }
  if (problems.length === 0 && !canBeStored) problems.push({ path: '', message: UNWRITABLE_TEXT })
  if (problems.length > 0) return { failure: invalidInput(problems) }
  return { params, query, body }
}

/** Returns query parameters by name; a repeated name becomes a list, so that a schema for one text refuses it. */
function queryOf(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries())
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}

type ReadBody = { value: unknown; isStorable: boolean }

async function readBody(request: Request, bytesMax: number): Promise<ReadBody | { failure: Failure }> {
  const bytes = await readBytes(request, Number(request.headers.get('content-length') ?? '0'), bytesMax)
  if (bytes === null) return { failure: failures.tooLarge }
  if (bytes.byteLength === 0) return { value: undefined, isStorable: true }
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return { failure: failures.wrongType }
  try {
    // Bytes that are no UTF-8 are refused; decoded loosely, they would be stored as a text that was never written.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    // Decoded UTF-8 holds no such character and JSON forbids a bare NUL: only an escape can contain one.
    return { value, isStorable: !text.includes('\\u') || isStorable(value) }
  } catch {
    return { failure: { status: 400, code: 'invalid_json', message: 'Dit is geen geldige JSON.' } }
  }
}

/**
 * Returns the body's bytes, or null when it is larger than allowed. The HTTP server enforces an announced length, so such a body is read in one go.
 */
async function readBytes(request: Request, announced: number, bytesMax: number): Promise<Uint8Array | null> {
  if (announced > bytesMax) return null
  if (announced > 0) return new Uint8Array(await request.arrayBuffer())
  return request.body ? readStreamedBytes(request.body, bytesMax) : new Uint8Array()
}

/** Returns the text of a body of at most `bytesMax`, or null for a larger one, of which no more than that is read. */
export async function readStreamedText(body: ReadableStream<Uint8Array>, bytesMax: number): Promise<string | null> {
  return (await readStreamedBytes(body, bytesMax))?.toString('utf8') ?? null
}

async function readStreamedBytes(body: ReadableStream<Uint8Array>, bytesMax: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // The DOM's types do not say that a web stream can be iterated; Node's can.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > bytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns an error response in the one shape of all errors. */
export function answerFailure(failure: Failure, requestId: string): Response {
  const { status, code, message, details, retryAfterSeconds } = failure
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    ...DATA_HEADERS,
    'x-request-id': requestId,
  })
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  const error = details === undefined ? { code, message } : { code, message, details }
  return new Response(JSON.stringify({ error }), { status, headers })
}
