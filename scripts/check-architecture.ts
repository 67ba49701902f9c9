import { join, resolve } from 'node:path'
import { ALL_RULES } from './check-architecture/all-rules.ts'
import { applyExceptions, readExceptions } from './check-architecture/exceptions.ts'
import type { Finding, Rule } from './check-architecture/rule.ts'
import { readSourceTree, type SourceTree } from './check-architecture/source-tree.ts'

/** The findings of one rule; the rule passes when all of them are warnings. */
export type Verdict = { readonly rule: Rule; readonly findings: readonly Finding[]; readonly passes: boolean }

/** Checks a project against every rule, exceptions applied. Throws on an exception for an unknown rule. */
export function checkArchitecture(tree: SourceTree): Verdict[] {
  const exceptions = readExceptions(tree.root)
  const unknown = exceptions.filter((one) => !ALL_RULES.some((rule) => rule.id === one.rule))
  if (unknown.length > 0)
    throw new Error(`exceptions.json names unknown rules: ${unknown.map((one) => one.rule).join(', ')}`)
  return ALL_RULES.map((rule) => {
    const findings = applyExceptions(rule.id, rule.check(tree), exceptions)
    return { rule, findings, passes: findings.every((one) => one.isWarning) }
  })
}

/** Returns the median size of the product files in lines; the aim is 80. */
export function medianLines(tree: SourceTree): number {
  const sorted = tree.product.map((file) => file.lineCount).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function report(root: string): number {
  const tree = readSourceTree(root)
  const verdicts = checkArchitecture(tree)
  for (const { rule, findings, passes } of verdicts) {
    console.log(`${passes ? '✓' : '✗'} ${rule.id}: ${rule.says}`)
    for (const one of findings) {
      const place = one.line === undefined ? one.path : `${one.path}:${one.line}`
      console.log(`    ${one.isWarning ? 'warning: ' : ''}${place} ${one.message}`)
    }
  }
  console.log(`${tree.product.length} files, median size ${medianLines(tree)} lines (aim: 80)`)
  const failed = verdicts.filter((one) => !one.passes).length
  console.log(`${verdicts.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

if (import.meta.main) {
  const root = process.argv[2]
  process.exitCode = report(root === undefined ? join(import.meta.dirname, '..') : resolve(root))
}
