import type { Finding, Rule } from '../rule.ts'

/** Node and the bundler both need the whole file name; a path without one works in one of them only. */
export const resolvedImports: Rule = {
  id: 'resolved-imports',
  says: 'own imports carry their file extension and point at an existing file',
  check: (tree) =>
    tree.files.flatMap((file) =>
      file.imports.flatMap((one): Finding[] => {
        if (one.target === undefined) return []
        const at = { path: file.path, line: one.line }
        if (!/\.[a-z0-9]+$/.test(one.target)) return [{ ...at, message: `${one.specifier} mist de bestandsextensie` }]
        return tree.has(one.target) ? [] : [{ ...at, message: `${one.specifier} bestaat niet` }]
      }),
    ),
}
