import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { child, dottedName, list, nameOf, walk } from '../syntax.ts'

/** platform/config reads and validates settings; all other code takes them as arguments. */
export const environmentAccess: Rule = {
  id: 'environment',
  says: 'process.env only in platform/config',
  check: (tree) => tree.product.filter((file) => !file.path.startsWith('src/platform/config/')).flatMap(readsOf),
}

function readsOf(file: SourceFile): Finding[] {
  const findings: Finding[] = []
  const report = (line: number): void =>
    void findings.push({
      path: file.path,
      line,
      message: 'reads process.env; pass the setting from platform/config',
    })
  for (const one of file.imports)
    if (/^(node:)?process$/.test(one.specifier) && one.names.includes('env')) report(one.line)
  walk(file.program, (node) => {
    if (node.type === 'MemberExpression' && /^(globalThis\.)?process\.env$/.test(dottedName(node) ?? ''))
      report(file.lineAt(node.start))
    const isFromProcess = node.type === 'VariableDeclarator' && dottedName(child(node, 'init')) === 'process'
    if (isFromProcess && list(child(node, 'id'), 'properties').some((one) => nameOf(child(one, 'key')) === 'env'))
      report(file.lineAt(node.start))
  })
  return findings
}
