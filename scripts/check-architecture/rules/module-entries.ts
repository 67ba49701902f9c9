import type { Finding, Rule } from '../rule.ts'
import { canImport, isKnownModule, locationOf } from '../source-location.ts'

/** Modules import each other by contract.ts, public.ts and events.ts only, and only downward in the order of source-location.ts. */
export const moduleEntries: Rule = {
  id: 'module-entries',
  says: 'between modules only contract.ts, public.ts and events.ts, and only downward in the stated order; that order names every module',
  check: (tree) => {
    const modules = new Set(
      tree.paths.map((path) => /^src\/modules\/([^/]+)\//.exec(path)?.[1]).filter((name) => name !== undefined),
    )
    const unknown: Finding[] = [...modules]
      .filter((name) => !isKnownModule(name))
      .map((name) => ({ path: `src/modules/${name}`, message: 'is not in the order of the modules' }))
    const crossings = tree.product.flatMap((file) => {
      const from = locationOf(file.path).module
      return file.imports.flatMap((one): Finding[] => {
        const to = one.target === undefined ? undefined : locationOf(one.target).module
        if (from === undefined || to === undefined || to === from || one.target === undefined) return []
        const message = objection(from, to, one.target)
        return message ? [{ path: file.path, line: one.line, message }] : []
      })
    })
    return [...unknown, ...crossings]
  },
}

function objection(from: string, to: string, target: string): string | undefined {
  if (!/^src\/modules\/[^/]+\/(contract|public|events)\.ts$/.test(target))
    return `imports ${to} by ${target}; only contract.ts, public.ts and events.ts may be imported`
  if (isKnownModule(from) && isKnownModule(to) && !canImport(from, to))
    return `${from} may not import ${to}; notify a higher module by an event`
  return undefined
}
