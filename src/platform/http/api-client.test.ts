import { expect, it } from 'vitest'
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
