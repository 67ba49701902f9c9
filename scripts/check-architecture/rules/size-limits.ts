import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { type Ast, child, nameOf, walk } from '../syntax.ts'

const FILE_WARN_LINES = 200
const FILE_MAX_LINES = 300
const FUNCTION_MAX_LINES = 50
const COMPONENT_MAX_LINES = 120

/** A file over 200 lines warns and over 300 fails; functions have at most 50 lines, React components 120. */
export const sizeLimits: Rule = {
  id: 'sizes',
  says: 'files at most 300 lines (200 warns), functions 50, components 120; exceptions by list',
  check: (tree) => [
    ...[...tree.files, ...tree.tooling].flatMap(fileFindings),
    ...[...tree.product, ...tree.tooling.filter((file) => !file.isTest)].flatMap(functionFindings),
  ],
}

function fileFindings(file: SourceFile): Finding[] {
  if (file.lineCount <= FILE_WARN_LINES) return []
  const isWarning = file.lineCount <= FILE_MAX_LINES
  return [
    {
      path: file.path,
      isWarning,
      message: `${file.lineCount} lines (${isWarning ? `aim for ${FILE_WARN_LINES}` : `at most ${FILE_MAX_LINES}`})`,
    },
  ]
}

function functionFindings(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  walk(file.program, (node, parents) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const name = functionName(node, parents)
    const line = file.lineAt(node.start)
    const lines = file.lineAt(node.end) - line + 1
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name ?? '')
    const max = isComponent ? COMPONENT_MAX_LINES : FUNCTION_MAX_LINES
    if (lines > max)
      findings.push({
        path: file.path,
        line,
        message: `${isComponent ? 'component' : 'function'} ${name ?? '(anonymous)'} has ${lines} lines (at most ${max})`,
      })
  })
  return findings
}

/** Returns the function's name, or that of its variable, also through a wrapper such as `memo(...)`. */
function functionName(node: Ast, parents: readonly Ast[]): string | undefined {
  const own = nameOf(child(node, 'id'))
  if (own !== undefined) return own
  const holder = parents.findLast((parent) => parent.type !== 'CallExpression')
  return nameOf(child(holder, 'id')) ?? nameOf(child(holder, 'key'))
}
