import { packageOf } from '../imports.ts'
import type { Finding, Rule } from '../rule.ts'

/** Code outside `src` that runs on a server too, which builds before its first start. */
const BUILD = /^(?:scripts\/build[^/]*|vite\.config)\.ts$/

/** A server installs no development packages, so code that builds, starts or operates the product may not import one. */
export const productionPackages: Rule = {
  id: 'production-packages',
  says: 'product and build import only packages under dependencies',
  check: (tree) =>
    [...tree.product, ...tree.tooling.filter((file) => BUILD.test(file.path))].flatMap((file) =>
      file.imports.flatMap((one): Finding[] => {
        const name = packageOf(one.specifier)
        if (one.isTypeOnly || name === undefined || process.getBuiltinModule(name) !== undefined) return []
        if (tree.productionPackages.has(name)) return []
        return [{ path: file.path, line: one.line, message: `${name} is not under dependencies in package.json` }]
      }),
    ),
}
