import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import type { Finding } from './rule.ts'

/** A path (or pattern) that is exempt from one rule, with the reason. */
export type Exception = { readonly rule: string; readonly path: string; readonly reason: string }

const LIST = 'scripts/check-architecture/exceptions.json'

/** Reads the list of exceptions below `root`; an absent list is empty. Throws on an entry without rule, path or reason. */
export function readExceptions(root: string): Exception[] {
  const file = join(root, LIST)
  if (!existsSync(file)) return []
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(parsed)) throw new Error(`${LIST} must be a list`)
  return parsed.map((entry: unknown) => {
    if (!isException(entry))
      throw new Error(
        `${LIST}: every entry has a rule, a path and a reason of at least three words: ${JSON.stringify(entry)}`,
      )
    return entry
  })
}

/** Returns the findings that no exception covers, plus a finding per exception that covers nothing. */
export function applyExceptions(
  rule: string,
  findings: readonly Finding[],
  exceptions: readonly Exception[],
): Finding[] {
  const own = exceptions.filter((one) => one.rule === rule)
  const covers = (exception: Exception, finding: Finding): boolean => matchesGlob(finding.path, exception.path)
  const left = findings.filter((finding) => !own.some((exception) => covers(exception, finding)))
  const idle = own.filter((exception) => !findings.some((finding) => covers(exception, finding)))
  return [...left, ...idle.map((one) => ({ path: LIST, message: `the exception for ${one.path} is no longer needed` }))]
}

function isException(value: unknown): value is Exception {
  if (typeof value !== 'object' || value === null || !('rule' in value && 'path' in value && 'reason' in value))
    return false
  const isText = [value.rule, value.path, value.reason].every((one) => typeof one === 'string')
  return isText && String(value.reason).trim().split(/\s+/).length >= 3
}
