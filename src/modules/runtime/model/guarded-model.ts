import { createBulkhead } from '#platform/concurrency/bulkhead.ts'
import { CircuitGate, type CircuitPass } from './circuit-gate.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import type { ModelEvent, ModelFailure, ModelPort, ModelRequest, ModelResult } from './model-port.ts'
import type { ModelTiming } from './model-timing.ts'
import { failure, type ModelTransport } from './model-transport.ts'
import { countCall, fullRetryBudget, type RetryPolicy, retryDelayMs, spendRetry } from './retry-policy.ts'

export type ModelLimits = {
  /** Milliseconds for the whole call, including retries and the wait for a slot. */
  totalTimeoutMs: number
  /** Milliseconds per attempt, for streams only: an unstreamed answer has its first byte when it is complete. */
  firstByteTimeoutMs: number
  maxConcurrent: number
  maxWaiting: number
  retry: RetryPolicy
}

const busyRetryAfterMs = 1000

/**
 * Puts every limit around a transport: total and first-byte timeout, bulkhead, circuit breaker, and at most the policy's retries, only on 429, 5xx
 * and connection errors and only before the first token. The breaker and the retry budget belong to this endpoint alone.
 */
export class GuardedModel implements ModelPort {
  readonly #transport: ModelTransport
  readonly #limits: ModelLimits
  readonly #timing: ModelTiming
  readonly #bulkhead: ReturnType<typeof createBulkhead>
  readonly #gate: CircuitGate
  #budget = fullRetryBudget

  constructor(transport: ModelTransport, limits: ModelLimits, timing: ModelTiming) {
    this.#transport = transport
    this.#limits = limits
    this.#timing = timing
    this.#bulkhead = createBulkhead(limits)
    this.#gate = new CircuitGate(timing)
  }

  get name(): string {
    return this.#transport.name
  }

  /** Closes the connections; the model cannot be used afterwards. */
  close(): Promise<void> {
    return this.#transport.close()
  }

  async complete(request: ModelRequest, signal?: AbortSignal): Promise<ModelResult> {
    const deadline = await this.#enter(signal)
    if ('outcome' in deadline) return deadline
    try {
      for (let retriesDone = 0; ; retriesDone++) {
        const pass = this.#gate.enter()
        if (pass === 'refused') return this.#gate.refusal()
        const result = deadline.explain(await this.#transport.complete(request, deadline.signal))
        pass.leave(result)
        if (!(await this.#waitToRetry(result, retriesDone, deadline))) return result
      }
    } finally {
      this.#release(deadline)
    }
  }

  async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, void> {
    const deadline = await this.#enter(signal)
    if ('outcome' in deadline) return yield { type: 'end', result: deadline }
    try {
      for (let retriesDone = 0; ; retriesDone++) {
        const pass = this.#gate.enter()
        if (pass === 'refused') return yield { type: 'end', result: this.#gate.refusal() }
        const result = yield* this.#attemptStream(request, deadline, pass)
        if (!(await this.#waitToRetry(result, retriesDone, deadline))) return yield { type: 'end', result }
      }
    } finally {
      this.#release(deadline)
    }
  }

  /** Yields the text of one attempt and returns how it ended; a caller who leaves early counts as an abort. */
  async *#attemptStream(
    request: ModelRequest,
    deadline: Deadline,
    pass: CircuitPass,
  ): AsyncGenerator<ModelEvent, ModelResult, void> {
    const firstByteCame = deadline.expectFirstByte(this.#limits.firstByteTimeoutMs)
    let result: ModelResult = failure('aborted')
    try {
      for await (const event of this.#transport.stream(request, deadline.signal, firstByteCame)) {
        if (event.type === 'text') yield event
        else result = deadline.explain(event.result)
      }
      return result
    } finally {
      firstByteCame()
      pass.leave(result)
    }
  }

  /** Waits for a slot and starts the clock; returns a failure when there is no slot or no time left. */
  async #enter(signal: AbortSignal | undefined): Promise<Deadline | ModelFailure> {
    if (signal?.aborted) return failure('aborted')
    const deadline = startDeadline(this.#limits.totalTimeoutMs, this.#timing, signal)
    const place = this.#bulkhead.enter(deadline.signal)
    const outcome = typeof place === 'string' ? place : await place
    if (outcome === 'entered') {
      this.#budget = countCall(this.#budget)
      return deadline
    }
    deadline.stop()
    if (outcome === 'full') return failure('rate_limited', { retryAfterMs: busyRetryAfterMs })
    return deadline.explain(failure('aborted'))
  }

  #release(deadline: Deadline): void {
    deadline.stop()
    this.#bulkhead.leave()
  }

  /** Waits for the retry delay and returns true when the attempt is to be repeated. */
  async #waitToRetry(result: ModelResult, retriesDone: number, deadline: Deadline): Promise<boolean> {
    if (result.outcome === 'answered') return false
    const remainingMs = deadline.atMs - this.#timing.now()
    const attempt = { failed: result, retriesDone, budget: this.#budget, remainingMs }
    const delayMs = retryDelayMs(attempt, this.#limits.retry, this.#timing.random())
    if (delayMs === null) return false
    this.#budget = spendRetry(this.#budget)
    await this.#timing.sleep(delayMs, deadline.signal)
    return true
  }
}
