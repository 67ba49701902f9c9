import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import { child, nameOf, walk } from '../syntax.ts'

const PARTS: ReadonlySet<string | undefined> = new Set(['params', 'query', 'body', 'output'])
const READERS: ReadonlySet<string | undefined> = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

/** The build cuts what an operation takes and answers out of the browser's code: a form that checks with it would check nothing. */
export const absentSchemas: Rule = {
  id: 'absent-schemas',
  says: 'screens and web check with a schema by its own name, never with that of an operation, which the build leaves out',
  check: (tree) =>
    tree.product
      .filter(({ path }) => locationOf(path).part === 'screens' || locationOf(path).zone === 'web')
      .flatMap((file) => {
        const found: Finding[] = []
        walk(file.program, (node) => {
          if (node.type !== 'MemberExpression' || !READERS.has(nameOf(child(node, 'property')))) return
          const part = nameOf(child(child(node, 'object'), 'property'))
          if (PARTS.has(part))
            found.push({ path: file.path, line: file.lineAt(node.start), message: `${part} is er in de browser niet` })
        })
        return found
      }),
}
