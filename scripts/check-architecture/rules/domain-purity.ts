import type { Import } from '../imports.ts'
import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import type { SourceFile } from '../source-tree.ts'
import { type Ast, child, dottedName, list, walk } from '../syntax.ts'

/** What a rule may not read by itself: time, chance and the outside come in as arguments. */
const AMBIENT = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'process.hrtime',
])

/** Domain rules are pure: own files, zod, and types from the own contract and platform/ids; no clock, chance or I/O. */
export const domainPurity: Rule = {
  id: 'domain-purity',
  says: 'domain imports its own files, zod, and only types from its contract and platform/ids; time and chance are passed in',
  check: (tree) =>
    tree.product
      .filter((file) => locationOf(file.path).part === 'domain')
      .flatMap((file) => [...importFindings(file), ...ambientFindings(file)]),
}

function importFindings(file: SourceFile): Finding[] {
  const module = locationOf(file.path).module
  return file.imports
    .filter((one) => !isAllowed(one, module))
    .map((one) => ({
      path: file.path,
      line: one.line,
      message: `domain mag ${one.specifier} niet importeren${one.isTypeOnly ? '' : ' (als waarde)'}`,
    }))
}

function isAllowed(one: Import, module: string | undefined): boolean {
  if (one.target === undefined) return /^zod(\/|$)/.test(one.specifier)
  const to = locationOf(one.target)
  if (to.module === module && to.part === 'domain') return true
  return (
    one.isTypeOnly && ((to.module === module && to.part === 'contract') || one.target.startsWith('src/platform/ids/'))
  )
}

function ambientFindings(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  walk(file.program, (node) => {
    const name = ambientName(node)
    if (name)
      findings.push({
        path: file.path,
        line: file.lineAt(node.start),
        message: `domain leest ${name}; geef de waarde mee als argument`,
      })
  })
  return findings
}

function ambientName(node: Ast): string | undefined {
  const callee = dottedName(child(node, 'callee'))
  if (node.type === 'NewExpression' && callee === 'Date' && list(node, 'arguments').length === 0) return 'new Date()'
  return node.type === 'CallExpression' && callee !== undefined && AMBIENT.has(callee) ? callee : undefined
}
