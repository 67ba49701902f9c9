import { isValueUse } from '../bindings.ts'
import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import { nameOf, walk } from '../syntax.ts'

/** Only actions, which authorise first, and jobs run statements as the product itself; all other code runs as its caller. */
export const serviceIdentity: Rule = {
  id: 'service-identity',
  says: 'asService( only in actions and jobs',
  check: (tree) =>
    tree.product
      .filter(
        (file) =>
          !file.path.startsWith('src/platform/database/') &&
          !['actions', 'jobs'].includes(locationOf(file.path).part ?? ''),
      )
      .flatMap((file) => {
        const findings = file.imports
          .filter((one) => one.names.includes('asService'))
          .map(
            (one): Finding => ({
              path: file.path,
              line: one.line,
              message: 'imports asService outside actions and jobs',
            }),
          )
        walk(file.program, (node, parents) => {
          const isMember = parents.at(-1)?.type === 'MemberExpression'
          if (nameOf(node) !== 'asService' || node.type !== 'Identifier' || !(isMember || isValueUse(node, parents)))
            return
          findings.push({
            path: file.path,
            line: file.lineAt(node.start),
            message: 'uses asService outside actions and jobs',
          })
        })
        return findings
      }),
}
