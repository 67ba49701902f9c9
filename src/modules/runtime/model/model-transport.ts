import type { ModelEvent, ModelFailure, ModelRequest, ModelResult } from './model-port.ts'

/**
 * One attempt with one provider's protocol, without retry, time limit or breaker: `GuardedModel` adds those. It never throws; an aborted signal ends
 * it with `failed: aborted`.
 */
export interface ModelTransport {
  readonly name: string
  complete(request: ModelRequest, signal: AbortSignal): Promise<ModelResult>
  /** Calls `onFirstByte` once, when the provider's answer starts to arrive. */
  stream(request: ModelRequest, signal: AbortSignal, onFirstByte: () => void): AsyncIterable<ModelEvent>
  /** Closes kept-alive connections; the transport cannot be used afterwards. */
  close(): Promise<void>
}

/** Creates a failure without empty optional fields. */
export function failure(
  reason: ModelFailure['reason'],
  extra: { retryAfterMs?: number | undefined; partialText?: string | undefined } = {},
): ModelFailure {
  return {
    outcome: 'failed',
    reason,
    ...(extra.retryAfterMs === undefined ? {} : { retryAfterMs: extra.retryAfterMs }),
    ...(extra.partialText ? { partialText: extra.partialText } : {}),
  }
}

/** Maps an HTTP status other than 2xx to a reason. A redirect is a wrong base URL, so it is not followed. */
export function reasonOfStatus(status: number): ModelFailure['reason'] {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'rate_limited'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'unavailable' : 'bad_request'
}

/** Reads `Retry-After`, in seconds or as an HTTP date, into milliseconds from `nowMs`; undefined when absent or unreadable. */
export function readRetryAfterMs(header: unknown, nowMs: number): number | undefined {
  if (typeof header !== 'string' || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return seconds >= 0 ? Math.round(seconds * 1000) : undefined
  const dateMs = Date.parse(header)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs)
}
