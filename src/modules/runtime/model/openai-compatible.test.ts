import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ModelServer,
  standardAnswer,
  standardUsage,
  startModelServer,
} from '../../../../tests/support/model-server.ts'
import { createModelPort, defaultModelLimits } from './create-model-port.ts'
import type { GuardedModel, ModelLimits } from './guarded-model.ts'
import type { ModelEvent, ModelRequest, ModelResult } from './model-port.ts'

const apiKey = 'sk-geheim-0123456789'
const question: ModelRequest = {
  system: 'Je bent de bot van Pastabar De Kade.',
  messages: [{ role: 'user', content: 'Zijn jullie open?' }],
  maxOutputTokens: 200,
}
const answered = {
  outcome: 'answered',
  text: standardAnswer,
  ...standardUsage,
  estimated: false,
  finishReason: 'stop',
} as const

let server: ModelServer
const ports: GuardedModel[] = []
const slept: number[] = []
let nowMs = 0
/** The running time limits, by their length; a test ends one by calling it. */
const timers = new Map<number, () => void>()

beforeAll(async () => {
  server = await startModelServer()
})

afterAll(async () => {
  await Promise.all(ports.map((port) => port.close()))
  await server.stop()
})

function portFor(model: string, limits: Partial<ModelLimits> = {}, baseUrl = server.url): GuardedModel {
  slept.length = 0
  const timing = {
    now: () => nowMs,
    random: () => 0.5,
    startTimer: (delayMs: number, onTime: () => void) => {
      timers.set(delayMs, onTime)
      return () => timers.delete(delayMs)
    },
    sleep: (delayMs: number) => {
      slept.push(delayMs)
      return Promise.resolve()
    },
  }
  const settings = { provider: 'openai-compatible', baseUrl, apiKey, model } as const
  const port = createModelPort(settings, { ...defaultModelLimits, ...limits }, timing)
  if (port === null) throw new Error('settings give no port')
  ports.push(port)
  return port
}

async function read(stream: AsyncIterable<ModelEvent>): Promise<{ text: string; result: ModelResult | undefined }> {
  let text = ''
  let result: ModelResult | undefined
  for await (const event of stream) {
    expect(result, 'nothing follows the end').toBeUndefined()
    if (event.type === 'text') text += event.text
    else result = event.result
  }
  return { text, result }
}

const callsFor = (model: string) => server.calls.filter((call) => call.model === model)

test('returns the answer with its usage, whole and streamed', async () => {
  const port = portFor('instant#plain')
  expect(await port.complete(question)).toEqual(answered)
  expect(await read(port.stream(question))).toEqual({ text: standardAnswer, result: answered })
})

test('sends system, messages, limit, temperature, key and include_usage', async () => {
  await read(portFor('instant#sent').stream({ ...question, temperature: 0.2 }))
  const call = callsFor('instant#sent')[0]
  expect(call?.headers.authorization).toBe(`Bearer ${apiKey}`)
  expect(call?.body).toEqual({
    model: 'instant#sent',
    messages: [{ role: 'system', content: question.system }, ...question.messages],
    max_tokens: 200,
    temperature: 0.2,
    stream: true,
    stream_options: { include_usage: true },
  })
})

test('reads characters and events that the network cuts anywhere', async () => {
  expect(await read(portFor('tiny-writes').stream(question))).toEqual({ text: standardAnswer, result: answered })
})

test('marks its own token counts when the provider sends none', async () => {
  const port = portFor('no-usage')
  const estimate = { ...answered, tokensIn: 22, tokensOut: 19, estimated: true }
  expect(await port.complete(question)).toEqual(estimate)
  expect((await read(port.stream(question))).result).toEqual(estimate)
})

test('treats a stream without [DONE] as complete when it stated a finish reason', async () => {
  expect((await read(portFor('no-done').stream(question))).result).toEqual(answered)
})

test('repeats after 429 and honours Retry-After on top of the jitter', async () => {
  expect(await portFor('rate-limited-2-after-3#a').complete(question)).toEqual(answered)
  expect(slept).toEqual([3125, 3250])
  expect((await read(portFor('rate-limited-1#b').stream(question))).result).toEqual(answered)
  expect(slept).toEqual([125])
})

test('stops after two retries and passes Retry-After on', async () => {
  const result = await portFor('rate-limited-9-after-4').complete(question)
  expect(result).toEqual({ outcome: 'failed', reason: 'rate_limited', retryAfterMs: 4000 })
  expect(callsFor('rate-limited-9-after-4')).toHaveLength(3)
})

test('does not wait for a Retry-After beyond its own time limit', async () => {
  const result = await portFor('rate-limited-9-after-60').complete(question)
  expect(result).toEqual({ outcome: 'failed', reason: 'rate_limited', retryAfterMs: 60_000 })
  expect(slept).toEqual([])
})

test.each([
  ['status-500-2', 3, answered],
  ['status-503', 3, { outcome: 'failed', reason: 'unavailable' }],
  ['hang-up', 3, { outcome: 'failed', reason: 'unavailable' }],
  ['status-401', 1, { outcome: 'failed', reason: 'unauthorised' }],
  ['status-404', 1, { outcome: 'failed', reason: 'bad_request' }],
  ['redirect', 1, { outcome: 'failed', reason: 'bad_request' }],
  ['wrong-type', 1, { outcome: 'failed', reason: 'malformed' }],
])('%s: %i attempts, whole and streamed', async (scenario, attempts, expected) => {
  expect(await portFor(`${scenario}#whole`).complete(question)).toEqual(expected)
  expect(callsFor(`${scenario}#whole`)).toHaveLength(attempts)
  expect((await read(portFor(`${scenario}#stream`).stream(question))).result).toEqual(expected)
  expect(callsFor(`${scenario}#stream`)).toHaveLength(attempts)
})

test('reports an absent server as unavailable, after two retries', async () => {
  const result = await portFor('instant', {}, 'http://127.0.0.1:1/v1').complete(question)
  expect(result).toEqual({ outcome: 'failed', reason: 'unavailable' })
  expect(slept).toHaveLength(2)
})

test.each([
  ['cut-off', 'cut_off'],
  ['malformed', 'malformed'],
  ['error-event', 'unavailable'],
])('keeps the text that came before %s, and never retries it', async (scenario, reason) => {
  const { text, result } = await read(portFor(`${scenario}#half`).stream(question))
  expect(text).not.toBe('')
  expect(standardAnswer.startsWith(text)).toBe(true)
  expect(result).toEqual({ outcome: 'failed', reason, partialText: text })
  expect(callsFor(`${scenario}#half`)).toHaveLength(1)
})

test('reports a cut-off before the first token, or in an unstreamed answer, as a failure without text', async () => {
  expect((await read(portFor('cut-off-early').stream(question))).result).toEqual({
    outcome: 'failed',
    reason: 'cut_off',
  })
  expect(await portFor('cut-off#whole').complete(question)).toEqual({ outcome: 'failed', reason: 'cut_off' })
  expect(await portFor('malformed#whole').complete(question)).toEqual({ outcome: 'failed', reason: 'malformed' })
})

const totalMs = defaultModelLimits.totalTimeoutMs
const firstByteMs = defaultModelLimits.firstByteTimeoutMs
const timeout = { outcome: 'failed', reason: 'timeout' }

test('gives up on a server that never answers, after 30 s in all', async () => {
  const arrived = server.nextCall()
  const result = portFor('silent#whole').complete(question)
  await arrived
  expect(timers.has(firstByteMs), 'an unstreamed answer has no first byte').toBe(false)
  timers.get(totalMs)?.()
  expect(await result).toEqual(timeout)
})

test.each(['silent', 'slow-first-token'])('%s: a stream gives up after 10 s without a first byte', async (scenario) => {
  const arrived = server.nextCall()
  const reading = read(portFor(`${scenario}#first`).stream(question))
  await arrived
  timers.get(firstByteMs)?.()
  expect(await reading).toEqual({ text: '', result: timeout })
})

test('ends a stream that stalls halfway at 30 s, with the text that came', async () => {
  let text = ''
  let result: ModelResult | undefined
  for await (const event of portFor('stalls#late').stream(question)) {
    if (event.type === 'end') result = event.result
    else {
      text += event.text
      expect(timers.has(firstByteMs), 'the first byte came in time').toBe(false)
      timers.get(totalMs)?.()
    }
  }
  expect(text).not.toBe('')
  expect(result).toMatchObject(timeout)
  expect(result?.outcome === 'failed' && result.partialText?.startsWith(text)).toBe(true)
})

test('waits for a first token that comes in time', async () => {
  expect((await read(portFor('slow-first-token-20ms').stream(question))).result).toEqual(answered)
  expect(await portFor('model-20ms').complete(question)).toEqual(answered)
})

test('ends the call at once on an abort and closes the connection', async () => {
  const leaving = new AbortController()
  const left = server.clientDisconnected()
  const events = portFor('stalls#abort').stream(question, leaving.signal)[Symbol.asyncIterator]()
  const first = await events.next()
  expect(first.value?.type).toBe('text')
  leaving.abort()
  let last = await events.next()
  while (last.value?.type === 'text') last = await events.next()
  expect(last.value).toMatchObject({ type: 'end', result: { outcome: 'failed', reason: 'aborted' } })
  await left
  expect(await portFor('instant').complete(question, leaving.signal)).toEqual({ outcome: 'failed', reason: 'aborted' })
})

test('closes the connection and frees the slot when the caller leaves the loop early', async () => {
  const port = portFor('stalls#leave', { maxConcurrent: 1 })
  for (let round = 0; round < 2; round++) {
    const left = server.clientDisconnected()
    for await (const event of port.stream(question)) if (event.type === 'text') break
    await left
  }
})

test('keeps the connection of a finished stream for the next one', async () => {
  const port = portFor('instant#reuse', { maxConcurrent: 1 })
  const seen = new Set<number | undefined>()
  for (let round = 0; round < 5; round++) {
    await read(port.stream(question))
    seen.add(callsFor('instant#reuse').at(-1)?.clientPort)
  }
  expect(seen.size).toBe(1)
})

test('refuses calls that do not fit in the bulkhead', async () => {
  const port = portFor('silent#full', { maxConcurrent: 1, maxWaiting: 0 })
  const leaving = new AbortController()
  const first = port.complete(question, leaving.signal)
  expect(await port.complete(question)).toEqual({ outcome: 'failed', reason: 'rate_limited', retryAfterMs: 1000 })
  leaving.abort()
  expect(await first).toEqual({ outcome: 'failed', reason: 'aborted' })
})

test('opens the circuit on a sick endpoint and closes it after one good probe', async () => {
  nowMs = 0
  const port = portFor('status-500-10#sick', { retry: { maxRetries: 0, baseDelayMs: 1, maxDelayMs: 1 } })
  for (let call = 0; call < 10; call++) expect(await port.complete(question)).toMatchObject({ reason: 'unavailable' })
  expect(await port.complete(question)).toEqual({ outcome: 'failed', reason: 'circuit_open', retryAfterMs: 30_000 })
  expect(callsFor('status-500-10#sick')).toHaveLength(10)
  nowMs = 30_000
  expect(await port.complete(question)).toEqual(answered)
  expect(await port.complete(question)).toEqual(answered)
})

test('puts the key in no result, no name and no property of the port', async () => {
  const port = portFor('status-400')
  const shown = inspect([port, await port.complete(question), await read(port.stream(question))], { depth: 12 })
  expect(shown).not.toContain(apiKey)
  const broken = createModelPort({ baseUrl: server.url, apiKey: 'sk-\n-regel', model: 'instant' })
  expect(await broken?.complete(question)).toEqual({ outcome: 'failed', reason: 'bad_request' })
  await broken?.close()
})

test('shows what was sent, with scripted answers and the echo', async () => {
  server.answerNext({ antwoord: 'Ja', binnen_bereik: true })
  expect(await portFor('script').complete(question)).toMatchObject({ text: '{"antwoord":"Ja","binnen_bereik":true}' })
  const echoed = await portFor('echo').complete(question)
  expect(echoed.outcome === 'answered' && JSON.parse(echoed.text)).toEqual({
    lastUser: 'Zijn jullie open?',
    systemChars: question.system.length,
    messages: 2,
  })
})

test('creates no port without settings', () => {
  expect(createModelPort({ apiKey })).toBeNull()
})
