import type { Log } from '#platform/log/log.ts'

/**
 * Logs the error that ends the process as facts, like every other error: printed by Node it would quote what somebody typed. The process ends with
 * code 1.
 */
export function logFatalErrors(log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'the process ends: nothing caught this error')
    process.exit(1)
  })
}
