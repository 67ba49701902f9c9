import { describeError } from '../log/describe-error.ts'

/** A migration that changed after it ran, or a file that failed. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Returns the reason of a failure. An error in the file's SQL (class 42) quotes only that SQL; every other message may quote a row. */
export function reasonOf(error: unknown): string {
  const isAboutText = error instanceof Error && 'code' in error && String(error.code).startsWith('42')
  return isAboutText ? error.message : describeError(error)
}
