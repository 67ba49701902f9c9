const CODE = /^[\w.-]{1,64}$/
const FRAME = /^ {4}at (?:[^()\n]{1,160} \()?(?:async )?(?:file:|node:|\/)[^\s()]{1,300}:\d{1,6}:\d{1,6}\)?$/
const NAMES = ['name', 'code', 'constraint', 'table', 'routine'] as const
const DEEPEST = 5

/** The facts of an error in a log line: its kind and origin, no content. */
export interface ErrorFacts {
  readonly name?: string
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly routine?: string
  /** The frames alone: a stack begins with the message, which may quote a visitor. */
  readonly stack?: string
  readonly cause?: ErrorFacts
}

/**
 * Returns the facts of an error that may be logged. A database error carries its parameters, the row and the failed value in its message, detail,
 * query and parameters, so only these names with a code-like value are included; causes are treated the same way.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (typeof error !== 'object' || error === null) return { name: typeof error }
  const facts: Record<string, unknown> = {}
  for (const name of NAMES) {
    const value: unknown = Reflect.get(error, name)
    if (typeof value === 'string' && CODE.test(value)) facts[name] = value
  }
  const stack = framesOf(Reflect.get(error, 'stack'), Reflect.get(error, 'message'))
  const cause: unknown = Reflect.get(error, 'cause')
  const hasCause = cause !== undefined && cause !== null && depth < DEEPEST
  return { ...facts, ...(stack ? { stack } : {}), ...(hasCause ? { cause: errorFacts(cause, depth + 1) } : {}) }
}

/** Returns the frames after the message, only lines that have the form of a frame with its location. */
function framesOf(stack: unknown, message: unknown): string {
  if (typeof stack !== 'string') return ''
  const at = typeof message === 'string' ? stack.indexOf(message) : -1
  const behind = at === -1 ? stack : stack.slice(at + String(message).length)
  return behind
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim())
    .join('\n')
}
