import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Rule } from '../rule.ts'

const MIGRATIONS = 'database/migrations'
const FUNCTIONS = 'database/functions'

/** The first migration that creates no function: earlier ones are history and never change. */
const FIRST = '0207'

const STATEMENT =
  /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure|(?:materialized\s+|recursive\s+)?view)\s+("?[\w".$%]+)/gi

/** Functions and views live in `database/functions`, one per file of the same name, where they are replaced whole; migrations only drop them. */
export const migratedFunctions: Rule = {
  id: 'migrated-functions',
  says: 'functions and views stand in database/functions/<module>/<name>.sql, one per file, and in no migration from 0207 on',
  check: ({ root }) => [...migrationFindings(root), ...fileFindings(root)],
}

function migrationFindings(root: string): Finding[] {
  return sqlFilesOf(root, MIGRATIONS)
    .filter((path) => path.slice(MIGRATIONS.length + 1) >= FIRST)
    .flatMap((path) =>
      statementsOf(root, path).map(({ line, name }) => ({
        path,
        line,
        message: `creates ${name}; write it to ${FUNCTIONS}, and drop here what its file cannot replace`,
      })),
    )
}

function fileFindings(root: string): Finding[] {
  return sqlFilesOf(root, FUNCTIONS).flatMap((path): Finding[] => {
    const made = new Set(statementsOf(root, path).map(({ name }) => name))
    const own = path.slice(path.lastIndexOf('/') + 1, -'.sql'.length)
    if (own.endsWith('_policies')) return made.size === 0 ? [] : [{ path, message: 'holds more than policies' }]
    const isItsOwn = made.size === 1 && (made.has(`app.${own}`) || made.has(`auth.${own}`))
    return isItsOwn ? [] : [{ path, message: `makes ${[...made].join(', ') || 'nothing'} and not ${own} alone` }]
  })
}

function sqlFilesOf(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort()
}

function statementsOf(root: string, path: string): { readonly line: number; readonly name: string }[] {
  // Comments may say what a file once created.
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/--.*/g, '')
  return [...text.matchAll(STATEMENT)].map(({ index, 1: name = '' }) => ({
    line: text.slice(0, index).split('\n').length,
    name,
  }))
}
