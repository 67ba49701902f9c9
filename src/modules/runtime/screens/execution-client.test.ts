import { expect, it } from 'vitest'
import { createApiClient } from '#platform/http/api-client.ts'
import { ExecutionFailure, runBot } from './execution-client.ts'

const RUN = { botId: '0192e6fb-4580-7b00-a94c-7e80460bfee5', inputData: {} }
const FAILED = { success: false, output: null, execution_time: 0, response: '', code: null, sources: [] }

/** A client whose endpoint answers so. */
const answering = (status: number, body: unknown) =>
  createApiClient({ send: async () => Response.json(body, { status }), token: () => null, publicKey: () => null })

it.each([
  ['its own error', 200, { ...FAILED, error: 'De bot is stil.' }, 'De bot is stil.'],
  ['Uitvoering mislukt without one', 200, { ...FAILED, error: null }, 'Uitvoering mislukt'],
  [
    'the message of a refusal',
    429,
    { error: 'De limiet is bereikt.', code: 'limit_exceeded' },
    'De limiet is bereikt.',
  ],
  ['no message where none is known, for which the screen has its own', 500, {}, ''],
])('[BOT-15] a run that fails has as its error %s', async (_, status, body, message) => {
  const failure = await runBot(answering(status, body), RUN).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ExecutionFailure)
  expect(failure).toMatchObject({ status, message })
})
