/** Asks a language model for an answer. Expected outcomes, failures too, are values: no method throws or rejects. */
export interface ModelPort {
  /** Provider and model, safe for logs and metrics; never holds an address or a key. */
  readonly name: string
  /** Waits for the whole answer. An aborted signal gives `failed: aborted`. */
  complete(request: ModelRequest, signal?: AbortSignal): Promise<ModelResult>
  /** Yields text as it arrives and then exactly one `end` with the whole result. Leaving the loop early closes the connection. */
  stream(request: ModelRequest, signal?: AbortSignal): AsyncIterable<ModelEvent>
}

export type ModelRequest = {
  system: string
  messages: readonly ModelMessage[]
  maxOutputTokens: number
  temperature?: number
}

export type ModelMessage = { role: 'user' | 'assistant'; content: string }

/** Text that arrived together is one event; all text events joined are `result.text`. */
export type ModelEvent = { type: 'text'; text: string } | { type: 'end'; result: ModelResult }

export type ModelResult = ModelAnswer | ModelFailure

export type ModelAnswer = {
  outcome: 'answered'
  text: string
  tokensIn: number
  tokensOut: number
  /** True when the provider sent no usage and the two counts are our own estimate. */
  estimated: boolean
  finishReason: FinishReason
}

export type FinishReason = 'stop' | 'length' | 'content_filter' | 'other'

export type ModelFailure = {
  outcome: 'failed'
  reason: FailureReason
  /** The time to wait that the provider, or our own breaker, asks for, in milliseconds. */
  retryAfterMs?: number
  /** The text that was streamed before the failure. */
  partialText?: string
}

/** `rate_limited` also covers our own bulkhead; `bad_request` is any other refusal that a retry cannot fix. */
export type FailureReason =
  | 'timeout'
  | 'rate_limited'
  | 'unavailable'
  | 'malformed'
  | 'cut_off'
  | 'aborted'
  | 'circuit_open'
  | 'unauthorised'
  | 'bad_request'
