/** The verdict of one attempt about the endpoint: a refusal such as 401 or 429 is still a healthy endpoint, an abort says nothing. */
export type Health = 'healthy' | 'sick' | 'unknown'

export type CircuitBreaker =
  | { state: 'closed'; recent: number }
  | { state: 'open'; untilMs: number }
  | { state: 'probing' }

export type Admission = 'call' | 'probe' | 'refused'

const windowSize = 20
const sickToOpen = windowSize / 2
const windowMask = 2 ** windowSize - 1

/** The time that an open circuit refuses calls before it lets one probe through, in milliseconds. */
export const openForMs = 30_000

export const closedCircuit: CircuitBreaker = { state: 'closed', recent: 0 }

/**
 * Decides whether a call may go out. A circuit opens when half of the last 20 attempts were sick (ten sick ones are enough, also when
 * fewer than 20 were made), refuses for 30 s and then lets exactly one probe pass.
 */
export function admitCall(breaker: CircuitBreaker, nowMs: number): { admission: Admission; breaker: CircuitBreaker } {
  if (breaker.state === 'closed') return { admission: 'call', breaker }
  if (breaker.state === 'open' && nowMs >= breaker.untilMs) return { admission: 'probe', breaker: { state: 'probing' } }
  return { admission: 'refused', breaker }
}

/** Records how an admitted attempt ended. Calls that started before the circuit opened no longer count. */
export function recordAttempt(
  breaker: CircuitBreaker,
  admission: Exclude<Admission, 'refused'>,
  health: Health,
  nowMs: number,
): CircuitBreaker {
  if (admission === 'probe') {
    if (health === 'healthy') return closedCircuit
    // An aborted probe proved nothing, so the next caller may probe at once.
    return { state: 'open', untilMs: health === 'sick' ? nowMs + openForMs : nowMs }
  }
  if (breaker.state !== 'closed' || health === 'unknown') return breaker
  const recent = ((breaker.recent << 1) | (health === 'sick' ? 1 : 0)) & windowMask
  if (health === 'sick' && countBits(recent) >= sickToOpen) return { state: 'open', untilMs: nowMs + openForMs }
  return { state: 'closed', recent }
}

/** Returns the milliseconds until the next probe may go out; 0 when a call would be admitted, 1000 while a probe runs. */
export function refusedForMs(breaker: CircuitBreaker, nowMs: number): number {
  if (breaker.state === 'closed') return 0
  return breaker.state === 'open' ? Math.max(0, breaker.untilMs - nowMs) : 1000
}

function countBits(mask: number): number {
  let rest = mask
  let bits = 0
  while (rest !== 0) {
    rest &= rest - 1
    bits++
  }
  return bits
}
