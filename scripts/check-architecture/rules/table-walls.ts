import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Rule } from '../rule.ts'
import { locationOf } from '../source-location.ts'
import type { SourceFile } from '../source-tree.ts'
import { type Ast, child, list, nameOf, walk } from '../syntax.ts'
import { ownerOf, PUBLISHED_VIEWS } from '../table-owners.ts'

/** The calls of the query builder whose first argument names a table. */
const BUILDER = /^(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin|using)$/

/** The crossings that wait for a view or function of the owner: tables by file. None is added; one that is gone must leave the list. */
const KNOWN_FILE = 'scripts/check-architecture/known-crossings.json'
const knownSchema = z.record(z.string(), z.array(z.string()))

/** Only a table's owner names it, in SQL and in the query builder; others use the owner's published views and public functions. */
export const tableWalls: Rule = {
  id: 'table-walls',
  says: 'a table is named by its owner alone (table-owners.ts) unless it is a published view, in SQL and in the query builder; known-crossings.json only shrinks',
  check: (tree) => {
    const known = readKnown(tree.root)
    const found = tree.product.flatMap(foreignTables)
    const isKnown = ({ path, table }: Crossing) => known[path]?.includes(table) === true
    const stale = Object.entries(known).flatMap(([path, tables]) =>
      tables
        .filter((table) => !found.some((one) => one.path === path && one.table === table))
        .map((table) => ({ path, message: `no longer names ${table}; take it out of known-crossings.json` })),
    )
    const fresh = found
      .filter((one) => !isKnown(one))
      .map(({ path, line, table }) => ({ path, line, message: `names ${table}, a table of ${ownerOf(table)}` }))
    return [...fresh, ...stale]
  },
}

function readKnown(root: string): z.output<typeof knownSchema> {
  const path = join(root, KNOWN_FILE)
  return existsSync(path) ? knownSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

interface Crossing {
  readonly path: string
  readonly line: number
  readonly table: string
}

function foreignTables(file: SourceFile): Crossing[] {
  const own = file.path.startsWith('src/platform/') ? 'platform' : locationOf(file.path).module
  const found = new Map<string, number>()
  walk(file.program, (node) => {
    for (const table of tablesNamedBy(node)) {
      const owner = ownerOf(table)
      if (owner !== undefined && owner !== own && !PUBLISHED_VIEWS.includes(table) && !found.has(table))
        found.set(table, file.lineAt(node.start))
    }
  })
  return [...found].map(([table, line]) => ({ path: file.path, line, table }))
}

function tablesNamedBy(node: Ast): string[] {
  if (node.type === 'TemplateElement') return inSql(String(rawOf(node)))
  if (node.type === 'Literal') return inSql(nameOf(node) ?? '')
  const called = node.type === 'CallExpression' ? nameOf(child(child(node, 'callee'), 'property')) : undefined
  if (called === undefined || !BUILDER.test(called)) return []
  const [table] = list(node, 'arguments')
  return [(nameOf(table) ?? '').replace(/^(?:app|auth)\./, '').replace(/ as .*$/, '')]
}

function inSql(text: string): string[] {
  return [...text.matchAll(/\b(?:app|auth)\.([a-z_]+)\b(?!\s*\()/g)].map(([, table = '']) => table)
}

function rawOf(node: Ast): unknown {
  const { value } = node
  return typeof value === 'object' && value !== null && 'raw' in value ? value.raw : ''
}
