import {
  type Admission,
  admitCall,
  type CircuitBreaker,
  closedCircuit,
  type Health,
  recordAttempt,
  refusedForMs,
} from './circuit-breaker.ts'
import type { ModelFailure, ModelResult } from './model-port.ts'
import type { ModelTiming } from './model-timing.ts'
import { failure } from './model-transport.ts'

/** Held during one attempt; `leave` must be called once, with how it ended. */
export type CircuitPass = { leave(result: ModelResult): void }

/** Holds the circuit of one endpoint and lets attempts through it. */
export class CircuitGate {
  readonly #timing: Pick<ModelTiming, 'now'>
  #circuit: CircuitBreaker = closedCircuit

  constructor(timing: Pick<ModelTiming, 'now'>) {
    this.#timing = timing
  }

  enter(): CircuitPass | 'refused' {
    const admitted = admitCall(this.#circuit, this.#timing.now())
    this.#circuit = admitted.breaker
    const admission: Admission = admitted.admission
    if (admission === 'refused') return 'refused'
    return {
      leave: (result) => {
        this.#circuit = recordAttempt(this.#circuit, admission, healthOf(result), this.#timing.now())
      },
    }
  }

  /** Returns the failure for a refused caller, with the time until the next probe. */
  refusal(): ModelFailure {
    return failure('circuit_open', { retryAfterMs: refusedForMs(this.#circuit, this.#timing.now()) })
  }
}

/** Returns what a result says about the endpoint; a refusal (401, 400, 429) comes from an endpoint that works. */
function healthOf(result: ModelResult): Health {
  if (result.outcome === 'answered') return 'healthy'
  switch (result.reason) {
    case 'timeout':
    case 'unavailable':
    case 'malformed':
    case 'cut_off':
      return 'sick'
    case 'aborted':
    case 'circuit_open':
      return 'unknown'
    case 'rate_limited':
    case 'unauthorised':
    case 'bad_request':
      return 'healthy'
  }
}
