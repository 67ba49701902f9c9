import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { anthropicDialect, type ModelDialect, mistralDialect, openAiDialect, type Usage } from './model-dialect.ts'
import { readScenario, type Scenario } from './model-scenario.ts'
import { obedientAnswer } from './obedient-model.ts'

/** What the server was sent, as it arrived. */
export type ModelCall = {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  model: string
  system: string
  lastUser: string
  stream: boolean
  /** The client's port: the same for calls over one kept-alive connection. */
  clientPort: number | undefined
}

export type ModelServer = {
  /** Base URL for `AI_BASE_URL`, `/v1` included. */
  url: string
  calls: ModelCall[]
  /** Queues answers for the model `script`; a value that is no string is sent as JSON text. */
  answerNext(...answers: unknown[]): void
  /** Resolves with the next request that arrives. */
  nextCall(): Promise<ModelCall>
  /** Resolves when a client leaves before its answer is complete. */
  clientDisconnected(): Promise<void>
  stop(): Promise<void>
}

/** What every scenario without an own text answers. */
export const standardAnswer = 'Wij zijn vanavond geopend tot elf uur; één tafel aan het raam is nog vrij.'
/** The usage that goes with it. */
export const standardUsage: Usage = { tokensIn: 42, tokensOut: 20 }

/**
 * Starts a server on loopback that speaks the OpenAI protocol (`/v1/chat/completions`) and Anthropic's (`/v1/messages`) over real HTTP.
 * The model name chooses how it behaves: see `readScenario`.
 */
export async function startModelServer(): Promise<ModelServer> {
  const stopping = new AbortController()
  const memory = new Memory()
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) memory.left()
    })
    serve(memory, request, response, stopping.signal).catch(() => response.destroy())
  })
  // On a busy machine an idle connection must not be closed just when the client picks it up again.
  server.keepAliveTimeout = 120_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `listen` on a TCP port always gives an AddressInfo; the type also covers pipes.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls: memory.calls,
    answerNext: (...answers) => {
      memory.scripted.push(...answers.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))))
    },
    nextCall: () => new Promise((resolve) => memory.arriving.push(resolve)),
    clientDisconnected: () => new Promise((resolve) => memory.leaving.push(resolve)),
    async stop() {
      stopping.abort()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What the server was sent and still has to say. */
class Memory {
  readonly calls: ModelCall[] = []
  readonly scripted: string[] = []
  readonly arriving: ((call: ModelCall) => void)[] = []
  readonly leaving: (() => void)[] = []
  readonly #refusals = new Map<string, number>()

  arrived(call: ModelCall): void {
    this.calls.push(call)
    for (const tell of this.arriving.splice(0)) tell(call)
  }

  left(): void {
    for (const tell of this.leaving.splice(0)) tell()
  }

  /** Counts a refusal of this model and says whether it is still to be refused. */
  mustRefuse(model: string, refusals: number): boolean {
    const soFar = this.#refusals.get(model) ?? 0
    this.#refusals.set(model, soFar + 1)
    return soFar < refusals
  }
}

async function serve(
  memory: Memory,
  request: IncomingMessage,
  response: ServerResponse,
  stopping: AbortSignal,
): Promise<void> {
  if (!/\/(chat\/completions|messages)$/.test(request.url ?? ''))
    return sendJson(response, 404, { error: { message: 'not found' } })
  const call = readCall(request, await readText(request))
  if (call === null) return sendJson(response, 400, { error: { message: 'no JSON object' } })
  memory.arrived(call)
  const scenario = readScenario(call.model)
  const { refusal } = scenario
  if (refusal && memory.mustRefuse(call.model, refusal.refusals)) {
    const headers = refusal.retryAfter === undefined ? {} : { 'retry-after': refusal.retryAfter }
    // Some providers repeat the key in their error; nothing of it may come out at our side.
    const message = `refused ${call.headers.authorization ?? call.headers['x-api-key'] ?? ''}`
    return sendJson(response, refusal.status, { error: { type: 'refused', message } }, headers)
  }
  await pause(scenario.latencyMs, stopping)
  await answer(response, scenario, call, textFor(scenario, call, memory.scripted), stopping)
}

function textFor(scenario: Scenario, call: ModelCall, scripted: string[]): string {
  if (scenario.script) return scripted.shift() ?? 'script is empty'
  if (scenario.obedient) return obedientAnswer(call.system, spokenMessages(call.body))
  if (!scenario.echo) return standardAnswer
  const messages = messagesOf(call.body).length
  return JSON.stringify({ lastUser: call.lastUser, systemChars: call.system.length, messages })
}

async function answer(
  response: ServerResponse,
  scenario: Scenario,
  call: ModelCall,
  text: string,
  stopping: AbortSignal,
): Promise<void> {
  const { fault } = scenario
  const dialect = dialectOf(call)
  const usage = scenario.usage ? standardUsage : undefined
  if (fault === 'hang_up') return void response.destroy()
  if (fault === 'wrong_type')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Portaal</h1>')
  if (fault === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  if (!call.stream) {
    const json = JSON.stringify(dialect.whole(call.model, text, usage))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) })
    if (fault === undefined) return void response.end(json)
    if (fault === 'malformed') return void response.end(json.replaceAll('}', ']'))
    response.write(fault === 'cut_off_early' ? '' : json.slice(0, json.length / 2))
    if (fault !== 'stalls') flushedThenCut(response)
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (fault === 'cut_off_early') return flushedThenCut(response)
  await pause(scenario.firstTokenMs, stopping)
  const words = text.split(/(?<= )/)
  const send = (events: string[]) => write(response, events.join(''), scenario.bytesPerWrite)
  const halfway = fault === undefined ? words.length : Math.ceil(words.length / 2)
  await send(dialect.opening(call.model, usage))
  for (const word of words.slice(0, halfway)) await send([dialect.word(call.model, word)])
  if (fault === 'malformed') await send(['data: {"choices":[{"delta":\n\n'])
  if (fault === 'error_event') await send([dialect.error('overloaded')])
  if (fault === 'cut_off') return flushedThenCut(response)
  if (fault === 'stalls') return
  if (fault === undefined) await send(dialect.closing(call.model, usage, scenario.done))
  response.end()
}

function dialectOf(call: ModelCall): ModelDialect {
  if (call.path.endsWith('/messages')) return anthropicDialect
  return call.stream && call.body.stream_options === undefined ? mistralDialect : openAiDialect
}

async function write(response: ServerResponse, text: string, bytesPerWrite: number): Promise<void> {
  const bytes = Buffer.from(text)
  const size = bytesPerWrite || bytes.length
  for (let at = 0; at < bytes.length && !response.destroyed; at += size)
    await new Promise((resolve) => response.write(bytes.subarray(at, at + size), resolve))
}

/** Breaks the connection after what was written has left. */
function flushedThenCut(response: ServerResponse): void {
  response.write('', () => response.socket?.end(() => response.destroy()))
}

async function pause(delayMs: number, stopping: AbortSignal): Promise<void> {
  if (delayMs === 0) return
  await wait(Math.min(delayMs, 2 ** 31 - 1), undefined, { signal: stopping })
}

function readCall(request: IncomingMessage, text: string): ModelCall | null {
  const body: unknown = parse(text)
  if (!isRecord(body)) return null
  const messages = messagesOf(body)
  const contentOf = (role: string) => toText(messages.findLast((message) => message.role === role)?.content)
  return {
    path: request.url ?? '',
    headers: request.headers,
    body,
    model: String(body.model),
    system: body.system === undefined ? contentOf('system') : toText(body.system),
    lastUser: contentOf('user'),
    stream: body.stream === true,
    clientPort: request.socket.remotePort,
  }
}

function messagesOf(body: Record<string, unknown>): Record<string, unknown>[] {
  return Array.isArray(body.messages) ? body.messages.filter(isRecord) : []
}

function spokenMessages(body: Record<string, unknown>): { role: string; text: string }[] {
  return messagesOf(body)
    .filter(({ role }) => role !== 'system')
    .map(({ role, content }) => ({ role: String(role), text: toText(content) }))
}

/** Content is a text, or a list of parts that hold one. */
function toText(content: unknown): string {
  if (Array.isArray(content)) return content.map((part) => (isRecord(part) ? toText(part.text) : '')).join('')
  return typeof content === 'string' ? content : ''
}

function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
