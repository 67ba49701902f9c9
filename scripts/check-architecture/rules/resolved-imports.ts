import type { Finding, Rule } from '../rule.ts'

/** Imports name the whole file: a path without its extension works in the bundler, but not in Node. */
export const resolvedImports: Rule = {
  id: 'resolved-imports',
  says: 'imports of project files have a file extension and point at an existing file',
  check: (tree) =>
    tree.files.flatMap((file) =>
      file.imports.flatMap((one): Finding[] => {
        if (one.target === undefined) return []
        const at = { path: file.path, line: one.line }
        if (!/\.[a-z0-9]+$/.test(one.target)) return [{ ...at, message: `${one.specifier} lacks the file extension` }]
        return tree.has(one.target) ? [] : [{ ...at, message: `${one.specifier} does not exist` }]
      }),
    ),
}
