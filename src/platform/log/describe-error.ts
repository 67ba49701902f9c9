import { errorFacts } from './error-facts.ts'

/**
 * An error whose message is our own text, with names, ids and codes at most: it may be stored and shown, while other messages may quote a visitor.
 */
export class SafeMessageError extends Error {
  override name = 'SafeMessageError'
}

/**
 * Returns one line about an error for a table, a screen or an operator's console: the message of a `SafeMessageError`, else its name, code,
 * constraint, table, routine and location. A message of a driver or library is never included, because it repeats values, addresses and passwords.
 */
export function describeError(error: unknown): string {
  if (error instanceof SafeMessageError) return error.message
  const { name, code, constraint, table, routine, stack = '', cause } = errorFacts(error)
  const [frame = ''] = stack.split('\n')
  // The last part of its path, with line and column.
  const place = frame.slice(frame.lastIndexOf('/') + 1).replace(')', '')
  const at = place === '' ? null : `(${place})`
  const facts = [name ?? 'Error', code, constraint, table, routine, at].filter(Boolean).join(' ')
  return cause && code === undefined && cause.code !== undefined
    ? `${facts}, ${cause.name ?? 'Error'} ${cause.code}`
    : facts
}

/** Returns the line of `describeError` with the stack frames below it: for a bug that ends a command or a start. */
export function describeErrorWithFrames(error: unknown): string {
  return [describeError(error), ...(errorFacts(error).stack ?? '').split('\n')].filter(Boolean).join('\n    ')
}
