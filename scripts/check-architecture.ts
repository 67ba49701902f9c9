import { join, resolve } from 'node:path'
import { ALL_RULES } from './check-architecture/all-rules.ts'
import { applyExceptions, readExceptions } from './check-architecture/exceptions.ts'
import type { Finding, Rule } from './check-architecture/rule.ts'
import { readSourceTree, type SourceTree } from './check-architecture/source-tree.ts'

/** What one law found in a tree; it holds when every finding is a warning. */
export type Verdict = { readonly rule: Rule; readonly findings: readonly Finding[]; readonly passes: boolean }

/** Holds every law against a project that was read, exceptions applied. */
export function checkArchitecture(tree: SourceTree): Verdict[] {
  const exceptions = readExceptions(tree.root)
  const strangers = exceptions.filter((one) => !ALL_RULES.some((rule) => rule.id === one.rule))
  if (strangers.length > 0)
    throw new Error(`exceptions.json noemt onbekende wetten: ${strangers.map((one) => one.rule).join(', ')}`)
  return ALL_RULES.map((rule) => {
    const findings = applyExceptions(rule.id, rule.check(tree), exceptions)
    return { rule, findings, passes: findings.every((one) => one.isWarning) }
  })
}

/** The middle of the sizes of our product files, in lines; the aim is 80. */
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
      console.log(`    ${one.isWarning ? 'let op ' : ''}${place} ${one.message}`)
    }
  }
  console.log(`${tree.product.length} bestanden, middelste grootte ${medianLines(tree)} regels (streef: 80)`)
  const failed = verdicts.filter((one) => !one.passes).length
  console.log(`${verdicts.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

if (import.meta.main) {
  const root = process.argv[2]
  process.exitCode = report(root === undefined ? join(import.meta.dirname, '..') : resolve(root))
}
