import type { Finding, Rule } from '../rule.ts'
import { type Ast, child, list, nameOf, walk } from '../syntax.ts'

const CODES = new Set(['starter', 'pro', 'ultimate', 'dev-starter', 'dev-pro', 'dev-ultimate'])

/** modules/plans alone decides what a plan allows: a comparison of codes elsewhere would miss the next plan. */
export const planCodes: Rule = {
  id: 'plan-codes',
  says: 'plan codes are compared in modules/plans only',
  check: (tree) =>
    tree.product
      .filter((file) => !file.path.startsWith('src/modules/plans/'))
      .flatMap((file) => {
        const findings: Finding[] = []
        walk(file.program, (node) => {
          const code = comparedCode(node)
          if (code !== undefined)
            findings.push({
              path: file.path,
              line: file.lineAt(node.start),
              message: `compares with plan code '${code}'; ask modules/plans`,
            })
        })
        return findings
      }),
}

function comparedCode(node: Ast): string | undefined {
  return comparedValues(node)
    .map(nameOfLiteral)
    .find((value) => value !== undefined && CODES.has(value))
}

/** Returns the operands of a comparison: `a === b`, `case a:`, `[a, b].includes(x)` and `a.startsWith(b)`. */
function comparedValues(node: Ast): (Ast | undefined)[] {
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator'])))
    return [child(node, 'left'), child(node, 'right')]
  if (node.type === 'SwitchCase') return [child(node, 'test')]
  if (node.type !== 'CallExpression') return []
  const callee = child(node, 'callee')
  const method = nameOf(child(callee, 'property'))
  if (method === 'includes' || method === 'startsWith' || method === 'has') {
    return [...list(node, 'arguments'), ...list(child(callee, 'object'), 'elements')]
  }
  return []
}

function nameOfLiteral(node: Ast | undefined): string | undefined {
  return node?.type === 'Literal' ? nameOf(node) : undefined
}
