import { packageOf } from '../imports.ts'
import type { Finding, Rule } from '../rule.ts'

/** Code outside `src` that a server runs as well: it builds before its first start. */
const BUILD = /^(?:scripts\/build[^/]*|vite\.config)\.ts$/

/** A server installs without development packages, so nothing that builds, starts or operates the product may import one. */
export const productionPackages: Rule = {
  id: 'production-packages',
  says: 'product and build import only packages under dependencies, which a server installs',
  check: (tree) =>
    [...tree.product, ...tree.tooling.filter((file) => BUILD.test(file.path))].flatMap((file) =>
      file.imports.flatMap((one): Finding[] => {
        const name = packageOf(one.specifier)
        if (one.isTypeOnly || name === undefined || process.getBuiltinModule(name) !== undefined) return []
        if (tree.productionPackages.has(name)) return []
        return [{ path: file.path, line: one.line, message: `${name} staat niet onder dependencies in package.json` }]
      }),
    ),
}
