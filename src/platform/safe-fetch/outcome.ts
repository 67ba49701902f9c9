/**
 * The reason why a call was not made (`refused`) or did not end well (`failed`). The code is stable; `detail` is for our own log, never for a
 * visitor. `unreachable` is one code for names that do not resolve, addresses that are not public and connections that fail: the difference would map
 * the network of this process.
 */
export type SafeFetchReason =
  | 'bad_url'
  | 'not_https'
  | 'bad_header'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'redirect_loop'
  | 'http_status'
  | 'wrong_type'
  | 'too_large'

/** A call without a usable result, as a value. `status` and `retryAfterSeconds` are there for `http_status` only. */
export type SafeFetchProblem = {
  outcome: 'refused' | 'failed'
  reason: SafeFetchReason
  detail: string
  status?: number
  retryAfterSeconds?: number
}

/** The head of every good answer: the final address, status and headers (lower-case names). */
export type SafeFetchHead = {
  outcome: 'ok'
  status: number
  url: string
  headers: Record<string, string>
  contentType: string
}

/** A whole answer in memory; `bytes` is decompressed and never longer than the caller's `maxBytes`. */
export type SafeFetchBody = SafeFetchHead & { bytes: Uint8Array }

/** An answer whose body still arrives; the iteration throws `SafeFetchStreamError` when a cap is hit or the connection breaks. */
export type SafeFetchStreamBody = SafeFetchHead & { body: AsyncIterable<Uint8Array>; cancel(): void }

/** The error that ends a streamed body; its `problem` is the value that a whole call would have returned. */
export class SafeFetchStreamError extends Error {
  readonly problem: SafeFetchProblem
  constructor(problem: SafeFetchProblem) {
    super(`${problem.reason}: ${problem.detail}`)
    this.name = 'SafeFetchStreamError'
    this.problem = problem
  }
}

/** Creates a `refused` value. */
export function refused(reason: SafeFetchReason, detail: string): SafeFetchProblem {
  return { outcome: 'refused', reason, detail }
}

/** Creates a `failed` value. */
export function failed(reason: SafeFetchReason, detail: string): SafeFetchProblem {
  return { outcome: 'failed', reason, detail }
}
