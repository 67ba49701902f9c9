import type { ModelFailure } from './model-port.ts'
import { failure, readRetryAfterMs, reasonOfStatus } from './model-transport.ts'

/** The events on the wire, in order: one `head`, any number of `bytes`, then one `end` or `failed`. */
export type ExchangeEvent =
  | { type: 'head'; contentType: string }
  | { type: 'bytes'; bytes: Buffer }
  | { type: 'end' }
  | { type: 'failed'; failed: ModelFailure }

type Wire = { abort(reason: Error): void }

const mostResponseBytes = 8 * 1_048_576
const stopped = new Error('exchange stopped')

/**
 * One response as a queue of events, fed straight by the HTTP client's callbacks. Without stream objects in between, a streamed token costs no more
 * than a plain pass-through. A status other than 2xx is one `failed`; its body is never read, so that no provider text, which may repeat a key,
 * reaches us.
 */
export class Exchange {
  readonly #signal: AbortSignal
  readonly #onAbort = () => this.stop(failure('aborted'))
  readonly #queue: ExchangeEvent[] = []
  #wake: ((event: ExchangeEvent) => void) | undefined
  #wire: Wire | undefined
  #over = false
  #answering = false
  #receivedBytes = 0

  constructor(signal: AbortSignal) {
    this.#signal = signal
    if (signal.aborted) this.#onAbort()
    else signal.addEventListener('abort', this.#onAbort, { once: true })
  }

  /** Returns the next event; must not be called again after `end` or `failed`. */
  next(): Promise<ExchangeEvent> {
    const event = this.#queue.shift()
    if (event !== undefined) return Promise.resolve(event)
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  /** Lets the rest of a finished answer arrive unread, so that the connection stays alive for the next call. */
  release(): void {
    this.#over = true
    this.#signal.removeEventListener('abort', this.#onAbort)
  }

  /** Cuts the connection when the answer is not complete. */
  close(): void {
    if (!this.#over) this.stop(failure('aborted'))
  }

  /** Ends with a failure and cuts the connection. */
  stop(failed: ModelFailure): void {
    this.#emit({ type: 'failed', failed })
    this.#wire?.abort(stopped)
  }

  onRequestStart(wire: Wire): void {
    this.#wire = wire
    if (this.#over) wire.abort(stopped)
  }

  onResponseStart(_wire: Wire, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200) return
    if (status >= 300) {
      const retryAfterMs = readRetryAfterMs(headers['retry-after'], Date.now())
      return this.stop(failure(reasonOfStatus(status), { retryAfterMs }))
    }
    this.#answering = true
    this.#emit({ type: 'head', contentType: String(headers['content-type'] ?? '').toLowerCase() })
  }

  onResponseData(_wire: Wire, bytes: Buffer): void {
    this.#receivedBytes += bytes.length
    if (this.#receivedBytes > mostResponseBytes) this.stop(failure('malformed'))
    else this.#emit({ type: 'bytes', bytes })
  }

  onResponseEnd(): void {
    this.#emit({ type: 'end' })
  }

  onResponseError(_wire: Wire, error: Error): void {
    this.#emit({ type: 'failed', failed: failure(reasonOfError(error, this.#answering)) })
  }

  #emit(event: ExchangeEvent): void {
    if (this.#over) return
    if (event.type === 'end' || event.type === 'failed') this.release()
    const wake = this.#wake
    this.#wake = undefined
    if (wake === undefined) this.#queue.push(event)
    else wake(event)
  }
}

/** Returns a reason that allows a retry for a connection lost before the answer began, and `cut_off` for one lost later. */
function reasonOfError(error: Error, answering: boolean): ModelFailure['reason'] {
  if (error.name === 'InvalidArgumentError') return 'bad_request'
  if (error.name === 'HTTPParserError') return 'malformed'
  return answering ? 'cut_off' : 'unavailable'
}
