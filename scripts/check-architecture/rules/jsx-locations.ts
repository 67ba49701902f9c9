import { chainTo } from '../import-graph.ts'
import type { Finding, Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import type { SourceTree } from '../source-tree.ts'

/** Node runs the server's files directly and refuses JSX, so JSX lives with what the browser loads and is never reached from the server. */
export const jsxLocations: Rule = {
  id: 'jsx-places',
  says: 'JSX only in screens, ui and web; public.ts, routes.ts, jobs and the rest of the server reach no .tsx file',
  check: (tree) => [...misplaced(tree), ...reached(tree)],
}

function misplaced(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => file.path.endsWith('.tsx') && !isJsxLocation(file.path))
    .map((file) => ({ path: file.path, message: 'een .tsx-bestand hoort in screens, ui of web' }))
}

function reached(tree: SourceTree): Finding[] {
  return tree.product
    .filter((file) => !isJsxLocation(file.path))
    .flatMap((file) => {
      const chain = chainTo(tree, file, (path) => path.endsWith('.tsx'))
      // The first file outside the browser's places is the guilty one; those that import it are not named again.
      return chain && chain.slice(1, -1).every(isJsxLocation)
        ? [{ path: file.path, message: `bereikt JSX: ${chain.join(' → ')}` }]
        : []
    })
}

function isJsxLocation(path: string): boolean {
  const place = locationOf(path)
  return place.part === 'screens' || place.zone === 'ui' || place.zone === 'web'
}
