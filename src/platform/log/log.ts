import { type Logger, pino } from 'pino'

/** The process's structured log. Pass facts and ids, never tokens, mail addresses or what a visitor typed. */
export type Log = Logger

/** Makes the root log; secrets that slip into well-known fields are masked, and line breaks are escaped by the JSON form. */
export function createLog(options: { level: string; pretty: boolean }): Log {
  return pino({
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['token', 'password', 'authorization', 'headers.authorization', 'headers.cookie', '*.token', '*.password'],
      censor: '[verborgen]',
    },
  })
}
