import type { Finding, Rule } from '../rule.ts'
import { canImport, isKnownModule, locationOf } from '../source-location.ts'

/** Modules meet only at contract.ts and public.ts, and only downward in the stated order. */
export const moduleEntries: Rule = {
  id: 'module-doors',
  says: 'between modules only contract.ts and public.ts, and only downward in the stated order; every module stands in that order',
  check: (tree) => {
    const modules = new Set(
      tree.paths.map((path) => /^src\/modules\/([^/]+)\//.exec(path)?.[1]).filter((name) => name !== undefined),
    )
    const unknown: Finding[] = [...modules]
      .filter((name) => !isKnownModule(name))
      .map((name) => ({ path: `src/modules/${name}`, message: 'staat niet in de volgorde van de modules' }))
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
  if (!/^src\/modules\/[^/]+\/(contract|public)\.ts$/.test(target))
    return `komt ${to} binnen door ${target}; de deuren zijn contract.ts en public.ts`
  if (isKnownModule(from) && isKnownModule(to) && !canImport(from, to))
    return `${from} mag ${to} niet zien; nieuws naar boven gaat als gebeurtenis`
  return undefined
}
