const CODE = /^[\w.-]{1,64}$/
const FRAME = /^ {4}at (?:[^()\n]{1,160} \()?(?:async )?(?:file:|node:|\/)[^\s()]{1,300}:\d{1,6}:\d{1,6}\)?$/
const NAMES = ['name', 'code', 'constraint', 'table', 'routine'] as const
const DEEPEST = 5

/** What a log line tells of an error: what it is and where it came from, nothing of what it was about. */
export interface ErrorFacts {
  readonly name?: string
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly routine?: string
  /** The frames alone: a stack begins with the message, which quotes what somebody typed. */
  readonly stack?: string
  readonly cause?: ErrorFacts
}

/**
 * The facts of an error that may be logged. An error of the database carries its parameters, the row and the value that failed in its message,
 * detail, query and parameters, so nothing passes that is not one of these names and looks like one; causes are told the same way.
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

/** The frames behind the message, each with the place in a file that a frame has. */
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
