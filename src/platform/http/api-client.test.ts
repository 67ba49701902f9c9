import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiFailure, createApiClient } from './api-client.ts'
import { operation } from './operation.ts'

const readThing = operation({
  id: 'readThing',
  summary: 'Een ding',
  method: 'GET',
  path: '/rest/v1/things',
  access: 'anyone',
  output: z.object({ name: z.string() }),
  errors: [],
})

it.each([
  ['the product’s own form', 409, { error: { code: 'taken', message: 'Dit bestaat al.' } }, 'taken', 'Dit bestaat al.'],
  [
    'execute-bot’s form',
    429,
    { error: 'De limiet is bereikt.', code: 'limit_exceeded' },
    'limit_exceeded',
    'De limiet is bereikt.',
  ],
  ['a text alone', 500, { error: 'Dat ging mis.' }, 'unexpected', 'Dat ging mis.'],
  ['something else', 502, { fout: true }, 'unexpected', 'Er ging iets mis. Probeer het opnieuw.'],
  ['no JSON', 502, '<h1>Bad gateway</h1>', 'unexpected', 'Er ging iets mis. Probeer het opnieuw.'],
])('a refusal has its code and its Dutch text: %s', async (_, status, answer, code, message) => {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  const api = createApiClient({
    send: async () => new Response(body, { status }),
    token: () => null,
    publicKey: () => null,
  })
  const failure = await api.call(readThing).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({ status, code, message })
})

it('a call that does not arrive says so, and one that the caller aborted stays an abort', async () => {
  const send = async (_: string, init: RequestInit): Promise<Response> => {
    init.signal?.throwIfAborted()
    throw new TypeError('fetch failed')
  }
  const api = createApiClient({ send, token: () => null, publicKey: () => null })
  await expect(api.call(readThing)).rejects.toMatchObject({ code: 'no_connection' })
  await expect(api.call(readThing, { signal: AbortSignal.abort() })).rejects.not.toBeInstanceOf(ApiFailure)
})

describe('the time limit of a call', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const slowly = { ...readThing, id: 'readSlowly', timeoutMs: 60_000 }
  const hanging = createApiClient({
    send: (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    token: () => null,
    publicKey: () => null,
  })

  /** Returns the code of the failure after so many milliseconds, and null while the call still waits. */
  async function codeAfter(call: Promise<unknown>, ms: number): Promise<unknown> {
    let code: unknown = null
    call.catch((error: unknown) => {
      code = error instanceof ApiFailure ? error.code : error
    })
    await vi.advanceTimersByTimeAsync(ms)
    return code
  }

  it.each([
    ['a call', readThing, 15_000],
    ['an operation that says so, as an execution does', slowly, 60_000],
  ])(
    '[API-01] [AMB-171] %s waits its time and no longer, also with a signal of the caller',
    async (_, asked, limitMs) => {
      for (const request of [{}, { signal: new AbortController().signal }])
        for (const ask of [() => hanging.call(asked, request), () => hanging.open(asked, request)]) {
          const call = ask()
          expect(await codeAfter(call, limitMs - 1)).toBeNull()
          expect(await codeAfter(call, 1)).toBe('timed_out')
        }
    },
  )

  it('holds until the whole answer was read, and for a stream until it starts', async () => {
    let signal: AbortSignal | null | undefined
    const api = createApiClient({
      // The head of an answer arrives, and nothing of its body.
      send: async (_, init) => {
        signal = init.signal
        const body = new ReadableStream({
          start: (stream) => init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
        })
        return new Response(body)
      },
      token: () => null,
      publicKey: () => null,
    })
    expect(await codeAfter(api.call(readThing), 15_000)).toBe('timed_out')
    await api.open(readThing)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(signal?.aborted).toBe(false)
  })

  it('an abort of the caller stays an abort', async () => {
    const controller = new AbortController()
    const call = hanging.call(readThing, { signal: controller.signal })
    controller.abort('left')
    expect(await codeAfter(call, 0)).toBe('left')
  })
})
