import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import { type Ast, child, list, nameOf, walk } from '../syntax.ts'

/** Every operation declares its access; one without it fails. */
export const declaredAccess: Rule = {
  id: 'declared-access',
  says: 'every operation in a contract declares its access',
  check: (tree) =>
    tree.product
      .filter((file) => locationOf(file.path).part === 'contract')
      .flatMap((file) => {
        const findings: Finding[] = []
        walk(file.program, (node, parents) => {
          if (node.type !== 'ObjectExpression' || !isOperation(node, parents.at(-1)) || keysOf(node).includes('access'))
            return
          findings.push({
            path: file.path,
            line: file.lineAt(node.start),
            message: `operation ${pathOf(node)} declares no access`,
          })
        })
        return findings
      }),
}

/** Returns whether an object is an operation: it has a method and a path, or a function named `…operation` takes it. */
function isOperation(node: Ast, parent: Ast | undefined): boolean {
  const keys = keysOf(node)
  if (keys.includes('method') && keys.includes('path')) return true
  return parent?.type === 'CallExpression' && /operation$/i.test(nameOf(child(parent, 'callee')) ?? '')
}

function keysOf(node: Ast): (string | undefined)[] {
  return list(node, 'properties').map((one) => nameOf(child(one, 'key')))
}

function pathOf(node: Ast): string {
  const property = list(node, 'properties').find((one) => nameOf(child(one, 'key')) === 'path')
  return nameOf(child(property, 'value')) ?? '(without a literal path)'
}
