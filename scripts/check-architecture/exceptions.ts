import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { Finding } from './rule.ts'

/** A path (or pattern) to which one rule does not apply, and why. */
export type Exception = { readonly rule: string; readonly path: string; readonly reason: string }

const LIST = 'scripts/check-architecture/exceptions.json'

/** Reads the list of exceptions below `root`; an absent list is empty. Throws on an entry without rule, path or reason. */
export function readExceptions(root: string): Exception[] {
  const file = join(root, LIST)
  if (!existsSync(file)) return []
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(parsed)) throw new Error(`${LIST} moet een lijst zijn`)
  return parsed.map((entry: unknown) => {
    if (!isException(entry))
      throw new Error(
        `${LIST}: elke regel heeft rule, path en een reason van minstens drie woorden: ${JSON.stringify(entry)}`,
      )
    return entry
  })
}

/** The findings that no exception covers, and per exception that covers nothing a finding about itself. */
export function applyExceptions(
  rule: string,
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): Finding[] {
  const own = exceptions.filter((one) => one.rule === rule)
  const covers = (exception: Exception, finding: Finding): boolean => matchesGlob(finding.path, exception.path)
  const left = findings.filter((finding) => !own.some((exception) => covers(exception, finding)))
  const idle = own.filter((exception) => !findings.some((finding) => covers(exception, finding)))
  return [
    ...left,
    ...idle.map((one) => ({ path: LIST, message: `de uitzondering voor ${one.path} is niet meer nodig` })),
  ]
}

function isException(value: unknown): value is Exception {
  if (typeof value !== 'object' || value === null || !('rule' in value && 'path' in value && 'reason' in value))
    return false
  const isText = [value.rule, value.path, value.reason].every((one) => typeof one === 'string')
  return isText && String(value.reason).trim().split(/\s+/).length >= 3
}
