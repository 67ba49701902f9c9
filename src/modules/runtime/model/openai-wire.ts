import type { FinishReason, ModelAnswer, ModelFailure, ModelRequest } from './model-port.ts'
import { failure } from './model-transport.ts'
import { estimateRequestTokens, estimateTokens } from './token-estimate.ts'

/** The content of one streamed chunk, or of a whole answer; `failed` when the provider reports an error inside a 200. */
export type WireMessage = {
  text: string
  finish?: FinishReason
  usage?: { tokensIn: number; tokensOut: number }
  failed?: ModelFailure
}

/** Writes the request body. `max_completion_tokens` goes to OpenAI itself, which refuses the older name for its newer models. */
export function writeChatRequest(
  request: ModelRequest,
  options: { model: string; stream: boolean; newTokenLimitName: boolean },
): string {
  const limit = options.newTokenLimitName
    ? { max_completion_tokens: request.maxOutputTokens }
    : { max_tokens: request.maxOutputTokens }
  return JSON.stringify({
    model: options.model,
    messages: [{ role: 'system', content: request.system }, ...request.messages],
    ...limit,
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    ...(options.stream ? { stream: true, stream_options: { include_usage: true } } : {}),
  })
}

/** Reads one JSON text of the chat-completions protocol, a chunk or a whole answer; null when it is neither. */
export function readChatMessage(json: string): WireMessage | null {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  if (isRecord(value.error)) return { text: '', failed: failure(reasonOfError(value.error)) }
  if (!Array.isArray(value.choices)) return null
  const choice: unknown = value.choices[0]
  const usage = readUsage(value.usage)
  if (!isRecord(choice)) return { text: '', ...(usage ? { usage } : {}) }
  const part = isRecord(choice.delta) ? choice.delta : choice.message
  const text = isRecord(part) && typeof part.content === 'string' ? part.content : ''
  const finish = typeof choice.finish_reason === 'string' ? readFinish(choice.finish_reason) : undefined
  return { text, ...(finish ? { finish } : {}), ...(usage ? { usage } : {}) }
}

/** Converts a message into an answer; token counts are estimated, and marked so, when the provider sent none. */
export function toAnswer(request: ModelRequest, read: WireMessage): ModelAnswer {
  return {
    outcome: 'answered',
    text: read.text,
    tokensIn: read.usage?.tokensIn ?? estimateRequestTokens(request),
    tokensOut: read.usage?.tokensOut ?? estimateTokens(read.text),
    estimated: read.usage === undefined,
    finishReason: read.finish ?? 'other',
  }
}

function readUsage(usage: unknown): WireMessage['usage'] {
  if (!isRecord(usage)) return undefined
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = usage
  return isCount(tokensIn) && isCount(tokensOut) ? { tokensIn, tokensOut } : undefined
}

function readFinish(reason: string): FinishReason {
  return reason === 'stop' || reason === 'length' || reason === 'content_filter' ? reason : 'other'
}

function reasonOfError(error: Record<string, unknown>): ModelFailure['reason'] {
  const said = `${error.type} ${error.code}`
  if (/rate_limit|429/.test(said)) return 'rate_limited'
  if (/invalid_request|context_length/.test(said)) return 'bad_request'
  return 'unavailable'
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
