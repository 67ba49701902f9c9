import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** The formatted lines that a test wrote to console.error or console.warn. */
let written: string[] = []
let allowed: RegExp[] = []

const original = { error: console.error, warn: console.warn }

/** Allows the current test to write lines that match; a pattern without a match fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  allowed.push(pattern)
}

beforeEach(() => {
  written = []
  allowed = []
  console.error = (...parts: unknown[]) => void written.push(format(...parts))
  console.warn = (...parts: unknown[]) => void written.push(format(...parts))
})

afterEach(() => {
  Object.assign(console, original)
  const { unexpected, unmet } = assertCleanConsole(written, allowed)
  if (unexpected.length > 0)
    throw new Error(`The test wrote unexpected lines to console.error or console.warn:\n${unexpected.join('\n')}`)
  if (unmet.length > 0) throw new Error(`Expected error lines did not occur: ${unmet.join(', ')}`)
})

/** Returns the lines that no pattern allows, and the patterns without a match. */
export function assertCleanConsole(
  lines: readonly string[],
  patterns: readonly RegExp[],
): { unexpected: string[]; unmet: RegExp[] } {
  return {
    unexpected: lines.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    unmet: patterns.filter((pattern) => !lines.some((line) => pattern.test(line))),
  }
}
