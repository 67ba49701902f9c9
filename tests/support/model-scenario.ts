/** How the model server behaves for one request; `fault` happens halfway a streamed answer unless it says otherwise. */
export type Scenario = {
  /** Before anything is sent. */
  latencyMs: number
  /** Between the response head and the first token; Infinity never sends one. */
  firstTokenMs: number
  /** Answers this status instead, for the first `refusals` requests to this model name. */
  refusal?: { status: number; refusals: number; retryAfter?: string }
  fault?: 'cut_off' | 'cut_off_early' | 'hang_up' | 'malformed' | 'stalls' | 'error_event' | 'wrong_type' | 'redirect'
  echo: boolean
  script: boolean
  /** Obeys whatever it reads as an order: see `obedientAnswer`. */
  obedient: boolean
  usage: boolean
  done: boolean
  /** Bytes per network write; 0 writes each event whole. */
  bytesPerWrite: number
}

const faults = new Map<string, NonNullable<Scenario['fault']>>([
  ['cut-off', 'cut_off'],
  ['cut-off-early', 'cut_off_early'],
  ['hang-up', 'hang_up'],
  ['malformed', 'malformed'],
  ['stalls', 'stalls'],
  ['error-event', 'error_event'],
  ['wrong-type', 'wrong_type'],
  ['redirect', 'redirect'],
])

/**
 * Reads a scenario from a model name; an unknown name answers at once. Names:
 * `instant`, `<any>-50ms`, `slow-first-token-200ms`, `silent` (never answers), `status-<code>` (always) or `status-<code>-<n>` (n times,
 * then an answer), `rate-limited-<n>`, `rate-limited-<n>-after-<seconds>`, `echo`, `script`, `obedient`, `no-usage`, `no-done`, `tiny-writes`,
 * `cut-off` (halfway), `cut-off-early` (after the head), `hang-up` (before the head), `malformed`, `stalls` (halfway, for ever),
 * `error-event`, `wrong-type`, `redirect`. Anything after `#` only tells tests apart.
 */
export function readScenario(model: string): Scenario {
  const name = model.split('#', 1)[0] ?? ''
  const delayMs = Number(/-(\d+)ms$/.exec(name)?.[1] ?? 0)
  const slowToken = name.startsWith('slow-first-token')
  const fault = faults.get(name)
  const refusal = readRefusal(name)
  return {
    latencyMs: name === 'silent' ? Number.POSITIVE_INFINITY : slowToken ? 0 : delayMs,
    firstTokenMs: slowToken ? delayMs || Number.POSITIVE_INFINITY : 0,
    ...(refusal ? { refusal } : {}),
    ...(fault ? { fault } : {}),
    echo: name === 'echo',
    script: name === 'script',
    obedient: name === 'obedient',
    usage: name !== 'no-usage',
    done: name !== 'no-done',
    bytesPerWrite: name === 'tiny-writes' ? 3 : 0,
  }
}

function readRefusal(name: string): Scenario['refusal'] {
  const limited = /^rate-limited-(\d+)(?:-after-(\d+))?$/.exec(name)
  if (limited) {
    const retryAfter = limited[2]
    return { status: 429, refusals: Number(limited[1]), ...(retryAfter === undefined ? {} : { retryAfter }) }
  }
  const status = /^status-(\d{3})(?:-(\d+))?$/.exec(name)
  if (!status) return undefined
  return { status: Number(status[1]), refusals: status[2] === undefined ? Number.POSITIVE_INFINITY : Number(status[2]) }
}
