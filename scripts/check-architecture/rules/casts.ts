import type { Finding, Rule } from '../rule.ts'
import { child, nameOf, walk } from '../syntax.ts'

/** A cast overrules the compiler, so it needs a reason; `as const` overrules nothing. */
export const casts: Rule = {
  id: 'casts',
  says: 'no `as` without a written reason beside it or on the line above (`as const` is fine)',
  check: (tree) =>
    tree.product.flatMap((file) => {
      const explained = new Set(file.comments.flatMap((one) => [file.lineAt(one.end), file.lineAt(one.end) + 1]))
      const lines = new Set<number>()
      walk(file.program, (node) => {
        if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return
        if (nameOf(child(child(node, 'typeAnnotation'), 'typeName')) === 'const') return
        const line = file.lineAt(node.end)
        if (!explained.has(line) && !explained.has(file.lineAt(node.start))) lines.add(line)
      })
      return [...lines].map((line): Finding => ({ path: file.path, line, message: 'as without a reason' }))
    }),
}
