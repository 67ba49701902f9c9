import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type ModelServer,
  standardAnswer,
  standardUsage,
  startModelServer,
} from '../../../../tests/support/model-server.ts'
import { createModelPort, defaultModelLimits } from './create-model-port.ts'
import type { ModelEvent, ModelPort, ModelRequest, ModelResult } from './model-port.ts'

const question: ModelRequest = {
  system: 'Je bent de bot van Pastabar De Kade.',
  messages: [{ role: 'user', content: 'Zijn jullie open?' }],
  maxOutputTokens: 200,
}

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
  // The SDKs load on the first call, which on a busy machine takes longer than a test's timeout.
  await Promise.all([import('ai'), import('@ai-sdk/anthropic'), import('@ai-sdk/mistral')])
}, 120_000)
afterAll(() => server.stop())

async function read(stream: AsyncIterable<ModelEvent>): Promise<{ text: string; result: ModelResult | undefined }> {
  let text = ''
  let result: ModelResult | undefined
  for await (const event of stream) {
    if (event.type === 'text') text += event.text
    else result = event.result
  }
  return { text, result }
}

describe.each(['mistral', 'anthropic'] as const)('%s through the AI SDK', (provider) => {
  const answered = {
    outcome: 'answered',
    text: standardAnswer,
    ...standardUsage,
    estimated: false,
    finishReason: 'stop',
  }
  const timers = new Map<number, () => void>()
  beforeEach(() => timers.clear())
  const timing = {
    now: () => 0,
    random: () => 0,
    sleep: () => Promise.resolve(),
    startTimer: (delayMs: number, onTime: () => void) => {
      timers.set(delayMs, onTime)
      return () => timers.delete(delayMs)
    },
  }
  function portFor(model: string): ModelPort {
    const settings = { provider, baseUrl: server.url, apiKey: 'sk-geheim', model: `${model}#${provider}` }
    const port = createModelPort(settings, defaultModelLimits, timing)
    if (port === null) throw new Error('settings give no port')
    return port
  }
  const callsFor = (model: string) => server.calls.filter((call) => call.model === `${model}#${provider}`)

  test('returns the answer with its usage, whole and streamed', async () => {
    expect(await portFor('instant').complete(question)).toEqual(answered)
    expect(await read(portFor('instant').stream(question))).toEqual({ text: standardAnswer, result: answered })
    expect(callsFor('instant')[0]).toMatchObject({ system: question.system, lastUser: 'Zijn jullie open?' })
  })

  test('retries a 429, also in a stream that would just end', async () => {
    expect(await portFor('rate-limited-1').complete(question)).toEqual(answered)
    expect((await read(portFor('status-503-2').stream(question))).result).toEqual(answered)
    const limited = await read(portFor('rate-limited-9-after-4').stream(question))
    expect(limited).toEqual({ text: '', result: { outcome: 'failed', reason: 'rate_limited', retryAfterMs: 4000 } })
    expect(callsFor('rate-limited-9-after-4')).toHaveLength(3)
  })

  test('reports a refused key as unauthorised, without retry', async () => {
    expect(await portFor('status-401').complete(question)).toEqual({ outcome: 'failed', reason: 'unauthorised' })
    expect(callsFor('status-401')).toHaveLength(1)
  })

  test('reports a cut-off halfway as a failure that keeps the text', async () => {
    const { text, result } = await read(portFor('cut-off').stream(question))
    expect(text).not.toBe('')
    expect(result).toEqual({ outcome: 'failed', reason: 'cut_off', partialText: text })
  })

  test('reports bad JSON halfway as a failure', async () => {
    const { text, result } = await read(portFor('malformed').stream(question))
    expect(result).toEqual({ outcome: 'failed', reason: 'malformed', partialText: text })
  })

  test('ends a stall, a silence and an abort each with its own reason', async () => {
    let last: ModelEvent | undefined
    for await (const event of portFor('stalls').stream(question)) {
      last = event
      timers.get(defaultModelLimits.totalTimeoutMs)?.()
    }
    expect(last).toMatchObject({ type: 'end', result: { outcome: 'failed', reason: 'timeout' } })
    const arrived = server.nextCall()
    const silent = portFor('silent').complete(question)
    await arrived
    timers.get(defaultModelLimits.totalTimeoutMs)?.()
    expect(await silent).toEqual({ outcome: 'failed', reason: 'timeout' })
    const leaving = new AbortController()
    const left = server.clientDisconnected()
    for await (const event of portFor('stalls').stream(question, leaving.signal)) {
      last = event
      leaving.abort()
    }
    expect(last).toMatchObject({ type: 'end', result: { outcome: 'failed', reason: 'aborted' } })
    await left
  })
})
