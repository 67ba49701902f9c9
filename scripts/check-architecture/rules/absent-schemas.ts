import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import { child, nameOf, walk } from '../syntax.ts'

const PARTS: ReadonlySet<string | undefined> = new Set(['params', 'query', 'body', 'output'])
const READERS: ReadonlySet<string | undefined> = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

/** The build removes the schemas of operations from the browser's code, so a form that validates with one would validate nothing. */
export const absentSchemas: Rule = {
  id: 'absent-schemas',
  says: 'screens and web validate with a named schema, never with that of an operation, which the build removes',
  check: (tree) =>
    tree.product
      .filter(({ path }) => locationOf(path).part === 'screens' || locationOf(path).zone === 'web')
      .flatMap((file) => {
        const found: Finding[] = []
        walk(file.program, (node) => {
          if (node.type !== 'MemberExpression' || !READERS.has(nameOf(child(node, 'property')))) return
          const part = nameOf(child(child(node, 'object'), 'property'))
          if (PARTS.has(part))
            found.push({ path: file.path, line: file.lineAt(node.start), message: `${part} is absent in the browser` })
        })
        return found
      }),
}
