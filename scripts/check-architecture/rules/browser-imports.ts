import { chainTo } from '../import-graph.ts'
import type { Finding, Rule } from '../rule.ts'
import { locationOf, type Part } from '../source-location.ts'
import type { SourceTree } from '../source-tree.ts'

const SERVER_PARTS: ReadonlySet<Part | undefined> = new Set<Part>(['store', 'actions', 'jobs', 'routes', 'public'])
const SERVER_PLATFORM = /^src\/platform\/(database|jobs|config|secrets|mail|safe-fetch)\//

/** Browser code (screens, shell, widget) never imports server code, directly or through other files. */
export const browserImports: Rule = {
  id: 'browser-reach',
  says: 'screens, web and widget never reach store, actions, jobs, routes, public.ts or platform/database, not through other files either',
  check: (tree) => {
    const findings = new Map<string, Finding>()
    for (const file of tree.product.filter((one) => isBrowser(one.path))) {
      for (const one of file.imports) {
        if (one.target !== undefined && isServerOnly(one.target)) {
          findings.set(`${file.path} ${one.target}`, {
            path: file.path,
            line: one.line,
            message: `imports ${one.specifier} into the browser`,
          })
        }
      }
      addChain(tree, file.path, findings)
    }
    return [...findings.values()]
  },
}

/** Adds one finding per last import of a chain, so that a mistake behind a hundred screens gives one line. */
function addChain(tree: SourceTree, path: string, findings: Map<string, Finding>): void {
  const file = tree.byPath.get(path)
  const chain = file && chainTo(tree, file, isServerOnly)
  if (!chain) return
  const key = chain.slice(-2).join(' ')
  if (!findings.has(key)) findings.set(key, { path, message: `reaches server code: ${chain.join(' → ')}` })
}

function isBrowser(path: string): boolean {
  const place = locationOf(path)
  return place.part === 'screens' || place.zone === 'web' || place.zone === 'widget' || place.zone === 'ui'
}

function isServerOnly(path: string): boolean {
  return SERVER_PARTS.has(locationOf(path).part) || SERVER_PLATFORM.test(path)
}
