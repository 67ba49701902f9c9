import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Rule } from '../rule.ts'

const MAX_LINES = 40

/** Each module has a README of at most a page with its words, invariants and entries. */
export const moduleReadme: Rule = {
  id: 'module-readme',
  says: 'each module has a README.md of at most 40 lines',
  check: (tree) => {
    const modules = new Set(
      tree.product.map((file) => /^src\/modules\/[^/]+/.exec(file.path)?.[0]).filter((path) => path !== undefined),
    )
    return [...modules].flatMap((folder): Finding[] => {
      const path = `${folder}/README.md`
      if (!tree.has(path)) return [{ path, message: 'is missing' }]
      const lines = readFileSync(join(tree.root, path), 'utf8').trimEnd().split('\n').length
      return lines > MAX_LINES ? [{ path, message: `${lines} lines (at most ${MAX_LINES})` }] : []
    })
  },
}
