import { chainTo } from '../import-graph.ts'
import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import type { SourceTree } from '../source-tree.ts'

/** Node runs the server's files directly and refuses JSX, so JSX is in browser code only, and server code never imports it. */
export const jsxLocations: Rule = {
  id: 'jsx-locations',
  says: 'JSX only in screens, ui and web; public.ts, routes.ts, jobs and the rest of the server reach no .tsx file',
  check: (tree) => [...misplaced(tree), ...reached(tree)],
}

function misplaced(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => file.path.endsWith('.tsx') && !isJsxLocation(file.path))
    .map((file) => ({ path: file.path, message: 'a .tsx file belongs in screens, ui or web' }))
}

function reached(tree: SourceTree): Finding[] {
  return tree.product
    .filter((file) => !isJsxLocation(file.path))
    .flatMap((file) => {
      const chain = chainTo(tree, file, (path) => path.endsWith('.tsx'))
      // Reports the file that imports browser code directly, not every file that imports that one.
      return chain && chain.slice(1, -1).every(isJsxLocation)
        ? [{ path: file.path, message: `reaches JSX: ${chain.join(' → ')}` }]
        : []
    })
}

function isJsxLocation(path: string): boolean {
  const place = locationOf(path)
  return place.part === 'screens' || place.zone === 'ui' || place.zone === 'web'
}
