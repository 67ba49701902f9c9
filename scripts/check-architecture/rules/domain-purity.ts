import type { Import } from '../imports.ts'
import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import type { SourceFile } from '../source-tree.ts'
import { type Ast, child, dottedName, list, walk } from '../syntax.ts'

/** Calls that domain code may not make: time and randomness come in as arguments. */
const AMBIENT = new Set([
  'Date.now',
  'performance.now',
  'Math.random',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'process.hrtime',
])

/** Domain code is pure: it imports its own files, zod, the calendar, and types of its contract and platform/ids; no clock, randomness or I/O. */
export const domainPurity: Rule = {
  id: 'domain-purity',
  says: 'domain imports its own files, zod, platform/calendar, and only types from its contract and platform/ids; time and randomness are passed in',
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
      message: `domain may not import ${one.specifier}${one.isTypeOnly ? '' : ' (as a value)'}`,
    }))
}

function isAllowed(one: Import, module: string | undefined): boolean {
  if (one.target === undefined) return /^zod(\/|$)/.test(one.specifier)
  const to = locationOf(one.target)
  if (to.module === module && to.part === 'domain') return true
  // Reckoning with dates is pure, and the same for every module.
  if (one.target.startsWith('src/platform/calendar/')) return true
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
        message: `domain reads ${name}; pass the value as an argument`,
      })
  })
  return findings
}

function ambientName(node: Ast): string | undefined {
  const callee = dottedName(child(node, 'callee'))
  if (node.type === 'NewExpression' && callee === 'Date' && list(node, 'arguments').length === 0) return 'new Date()'
  return node.type === 'CallExpression' && callee !== undefined && AMBIENT.has(callee) ? callee : undefined
}
