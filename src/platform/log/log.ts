import { type Logger, type LoggerOptions, pino } from 'pino'
import { errorFacts } from './error-facts.ts'

/** The process's structured log. Pass facts and ids, never tokens, mail addresses or a visitor's text. */
export type Log = Logger

const UNNAMED_ERROR = 'an error without a word of its own'

/**
 * Creates the root log; of an error it writes only the facts (`errorFacts`), masks secrets in well-known fields, and the JSON form escapes line
 * breaks. `write` receives the lines in a test.
 */
export function createLog(options: { level: string; pretty: boolean }, write?: (line: string) => void): Log {
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFacts, error: errorFacts },
    hooks: {
      // Without a message of its own a line would use that of the error, which quotes what failed.
      logMethod(given, method) {
        const [first, ...rest] = given
        if (isObject(first) && first instanceof Error)
          method.apply(this, [{ err: first }, ...(rest.length > 0 ? rest : [UNNAMED_ERROR])])
        else if (isObject(first) && 'err' in first && rest.length === 0) method.apply(this, [first, UNNAMED_ERROR])
        else method.apply(this, given)
      },
    },
    redact: {
      paths: ['token', 'password', 'authorization', 'headers.authorization', 'headers.cookie', '*.token', '*.password'],
      censor: '[verborgen]',
    },
  }
  return write ? pino(settings, { write }) : pino(settings)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
