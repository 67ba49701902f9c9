import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** What was written to console.error or console.warn during a test, as the reader would have seen it. */
let written: string[] = []
let allowed: RegExp[] = []

const original = { error: console.error, warn: console.warn }

/** Lets this one test write lines that match; a pattern that nothing matched fails the test, because it hides a change. */
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
    throw new Error(`De test schreef onverwacht naar console.error of console.warn:\n${unexpected.join('\n')}`)
  if (unmet.length > 0) throw new Error(`Verwachte foutregels bleven uit: ${unmet.join(', ')}`)
})

/** Splits what was written into lines that no pattern allows, and names the patterns that nothing matched. */
export function assertCleanConsole(
  lines: readonly string[],
  patterns: readonly RegExp[],
): { unexpected: string[]; unmet: RegExp[] } {
  return {
    unexpected: lines.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    unmet: patterns.filter((pattern) => !lines.some((line) => pattern.test(line))),
  }
}
