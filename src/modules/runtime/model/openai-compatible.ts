import type { Exchange } from './exchange.ts'
import type { ModelEvent, ModelRequest, ModelResult } from './model-port.ts'
import { failure, type ModelTransport } from './model-transport.ts'
import { readChatMessage, toAnswer, writeChatRequest } from './openai-wire.ts'
import { connectProvider } from './provider-connection.ts'
import { StreamedAnswer } from './streamed-answer.ts'

export type OpenAiCompatibleSettings = { baseUrl: string; apiKey: string; model: string; maxConnections: number }

/**
 * Creates a transport for any server with the OpenAI chat-completions protocol, OpenAI itself included; an empty key sends none. The key stays in
 * this closure: results, names and errors do not carry it. Throws at once when `baseUrl` is no URL.
 */
export function createOpenAiTransport(settings: OpenAiCompatibleSettings): ModelTransport {
  const base = new URL(settings.baseUrl)
  const path = `${base.pathname.replace(/(?<!\/)\/+$/, '')}/chat/completions${base.search}`
  const newTokenLimitName = base.hostname === 'api.openai.com'
  const connection = connectProvider(base.origin, settings.maxConnections)
  const key = settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` }
  const ask = (request: ModelRequest, stream: boolean, signal: AbortSignal) => {
    const accept = stream ? 'text/event-stream' : 'application/json'
    const headers = { 'content-type': 'application/json', accept, ...key }
    const body = writeChatRequest(request, { model: settings.model, stream, newTokenLimitName })
    return connection.post({ path, headers, body }, signal)
  }
  return {
    name: `openai-compatible:${settings.model}`,
    complete: (request, signal) => readResult(request, ask(request, false, signal)),
    stream: (request, signal, onFirstByte) => readStream(request, ask(request, true, signal), onFirstByte),
    close: () => connection.close(),
  }
}

async function readResult(request: ModelRequest, exchange: Exchange): Promise<ModelResult> {
  const parts: Buffer[] = []
  for (;;) {
    const event = await exchange.next()
    if (event.type === 'failed') return event.failed
    if (event.type === 'bytes') parts.push(event.bytes)
    if (event.type === 'end') break
  }
  const read = readChatMessage(Buffer.concat(parts).toString('utf8'))
  if (read?.failed) return read.failed
  if (read === null || (read.text === '' && read.finish === undefined)) return failure('malformed')
  return toAnswer(request, read)
}

async function* readStream(
  request: ModelRequest,
  exchange: Exchange,
  onFirstByte: () => void,
): AsyncGenerator<ModelEvent, void, void> {
  const answer = new StreamedAnswer()
  let awaitingFirstByte = true
  try {
    for (;;) {
      const event = await exchange.next()
      if (event.type === 'head') {
        if (!event.contentType.startsWith('text/event-stream')) return yield end(failure('malformed'))
        continue
      }
      if (event.type === 'failed') return yield end({ ...event.failed, ...partial(answer) })
      if (awaitingFirstByte) onFirstByte()
      awaitingFirstByte = false
      const text = event.type === 'bytes' ? answer.append(event.bytes) : answer.end()
      if (text !== '') yield { type: 'text', text }
      if (event.type === 'bytes' && !answer.done) continue
      const result = answer.result(request)
      if (result.outcome === 'answered') exchange.release()
      return yield end(result)
    }
  } finally {
    exchange.close()
  }
}

function partial(answer: StreamedAnswer): { partialText?: string } {
  return answer.text === '' ? {} : { partialText: answer.text }
}

function end(result: ModelResult): ModelEvent {
  return { type: 'end', result }
}
