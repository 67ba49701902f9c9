import type { LanguageModel, LanguageModelUsage } from 'ai'
import type { FinishReason, ModelAnswer, ModelEvent, ModelFailure, ModelRequest, ModelResult } from './model-port.ts'
import { failure, type ModelTransport, readRetryAfterMs, reasonOfStatus } from './model-transport.ts'
import { estimateRequestTokens, estimateTokens } from './token-estimate.ts'

/**
 * Creates a transport of an AI SDK model. The SDK loads on the first call, so an installation without such a provider does not pay for it; its own
 * retries are off. Its text stream just ends on an abort or a 429; therefore this reads every part, and a stream without a `finish` part is a
 * failure.
 */
export function createAiSdkTransport(name: string, loadModel: () => Promise<LanguageModel>): ModelTransport {
  let loading: Promise<Loaded> | undefined
  const load = () => {
    loading ??= Promise.all([import('ai'), loadModel()]).then(([sdk, model]) => ({ sdk, model }))
    return loading
  }
  return {
    name,
    async complete(request, signal) {
      try {
        const { sdk, model } = await load()
        const { text, usage, finishReason } = await sdk.generateText({
          model,
          ...toPrompt(request),
          abortSignal: signal,
        })
        return answer(request, text, usage, finishReason)
      } catch (error) {
        return toFailure(error, signal, '')
      }
    },
    stream: (request, signal, onFirstByte) => readStream(load, request, signal, onFirstByte),
    close: () => Promise.resolve(),
  }
}

type Loaded = { sdk: typeof import('ai'); model: LanguageModel }

function toPrompt(request: ModelRequest) {
  return {
    system: request.system,
    messages: [...request.messages],
    maxOutputTokens: request.maxOutputTokens,
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    maxRetries: 0,
  }
}

async function* readStream(
  load: () => Promise<Loaded>,
  request: ModelRequest,
  signal: AbortSignal,
  onFirstByte: () => void,
): AsyncGenerator<ModelEvent, void, void> {
  let text = ''
  let result: ModelResult | undefined
  // Leaving the loop early must close the connection, which the SDK does only for an aborted signal.
  const own = new AbortController()
  const abortRequest = () => own.abort()
  signal.addEventListener('abort', abortRequest, { once: true })
  try {
    const { sdk, model } = await load()
    const { fullStream } = sdk.streamText({ model, ...toPrompt(request), abortSignal: own.signal, onError: () => {} })
    for await (const part of fullStream) {
      if (part.type !== 'start') onFirstByte()
      if (part.type === 'text-delta' && part.text !== '') {
        text += part.text
        yield { type: 'text', text: part.text }
      } else if (part.type === 'error') result ??= toFailure(part.error, signal, text)
      else if (part.type === 'abort') result ??= failure('aborted', { partialText: text })
      else if (part.type === 'finish') result ??= answer(request, text, part.totalUsage, part.finishReason)
    }
    yield { type: 'end', result: result ?? failure(signal.aborted ? 'aborted' : 'cut_off', { partialText: text }) }
  } catch (error) {
    yield { type: 'end', result: toFailure(error, signal, text) }
  } finally {
    signal.removeEventListener('abort', abortRequest)
    own.abort()
  }
}

function answer(
  request: ModelRequest,
  text: string,
  usage: LanguageModelUsage,
  finishReason: string,
): ModelAnswer | ModelFailure {
  const { inputTokens, outputTokens } = usage
  if (finishReason === 'error') return failure('unavailable', { partialText: text })
  return {
    outcome: 'answered',
    text,
    tokensIn: inputTokens ?? estimateRequestTokens(request),
    tokensOut: outputTokens ?? estimateTokens(text),
    estimated: inputTokens === undefined || outputTokens === undefined,
    finishReason: readFinish(finishReason),
  }
}

function readFinish(reason: string): FinishReason {
  if (reason === 'content-filter') return 'content_filter'
  return reason === 'stop' || reason === 'length' ? reason : 'other'
}

/** Converts an SDK error by its kind only: its message may repeat the request or the provider's words. */
function toFailure(error: unknown, signal: AbortSignal, partialText: string): ModelFailure {
  if (signal.aborted) return failure('aborted', { partialText })
  const { name, statusCode, responseHeaders } = readSdkError(error)
  if (statusCode !== undefined && (statusCode < 200 || statusCode >= 300)) {
    const retryAfterMs = readRetryAfterMs(responseHeaders['retry-after'], Date.now())
    return failure(reasonOfStatus(statusCode), { retryAfterMs, partialText })
  }
  if (/JSONParse|TypeValidation|InvalidResponse|EmptyResponseBody|NoContentGenerated/.test(name))
    return failure('malformed', { partialText })
  return failure(partialText === '' ? 'unavailable' : 'cut_off', { partialText })
}

function readSdkError(error: unknown): { name: string; statusCode?: number; responseHeaders: Record<string, unknown> } {
  if (typeof error !== 'object' || error === null) return { name: '', responseHeaders: {} }
  const name = 'name' in error ? String(error.name) : ''
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
  const headers = 'responseHeaders' in error ? error.responseHeaders : undefined
  return {
    name,
    ...(statusCode === undefined ? {} : { statusCode }),
    responseHeaders: typeof headers === 'object' && headers !== null ? { ...headers } : {},
  }
}
