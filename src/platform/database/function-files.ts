import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError, reasonOf } from './migration-error.ts'

/** Runs a script as the connecting login and returns the rows of each statement. */
export type RunScript = (text: string) => Promise<unknown[][]>

/** A file of functions, views or policies: its path below the folder, and a checksum of its text and of what it rests on. */
export interface FunctionFile {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/**
 * Reads all files below `folder` in the order in which they run: what a file names of another file's functions and views runs before it, and names
 * decide between the rest. A file counts as changed when its text did, when a file before it did that it names (a view of `x.*` follows x), and
 * after a new migration, which may have dropped what the file makes.
 */
export async function readFunctionFiles(folder: string, newestMigration: string): Promise<FunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.sql'))
  const texts = await Promise.all(
    paths.map(async (path) => ({
      name: path.replaceAll('\\', '/'),
      text: await readFile(join(folder, path), 'utf8'),
    })),
  )
  return inOrder(
    texts.sort((a, b) => (a.name < b.name ? -1 : 1)),
    newestMigration,
  )
}

type FileText = Pick<FunctionFile, 'name' | 'text'>

/** Returns the files in an order in which each follows those that it names; of two that name each other, the first by name comes last. */
function inOrder(texts: readonly FileText[], newestMigration: string): FunctionFile[] {
  const creators = new Map(texts.flatMap((file) => createdBy(file.text).map((name) => [name, file])))
  const placed = new Map<FileText, FunctionFile>()
  const visited = new Set<FileText>()
  const place = (file: FileText): void => {
    if (visited.has(file)) return
    visited.add(file)
    const hash = createHash('sha256').update(file.text).update('\0').update(newestMigration)
    for (const name of namedIn(file.text)) {
      const creator = creators.get(name)
      if (creator === undefined) continue
      place(creator)
      hash.update(placed.get(creator)?.checksum ?? '')
    }
    placed.set(file, { ...file, checksum: hash.digest('hex') })
  }
  texts.forEach(place)
  return [...placed.values()]
}

function createdBy(text: string): string[] {
  const made = codeOf(text).matchAll(/\bcreate or replace (?:function|view) ((?:app|auth)\.\w+)/gi)
  return [...made].map(([, name = '']) => name)
}

function namedIn(text: string): string[] {
  return [...new Set([...codeOf(text).matchAll(/\b(?:app|auth)\.\w+/g)].map(([name]) => name))].sort()
}

/** Returns a text without comments, which may name what calls a function. */
function codeOf(text: string): string {
  return text.replaceAll(/--.*/g, '')
}

/**
 * Runs the files whose checksum is not the one in force, all in one transaction, and returns their names. Each runs as the owner role; a file that
 * makes what belongs to the service role says `set local role syvo_service` itself. Throws `MigrationError` with the file's name, and changes nothing
 * then.
 */
export async function applyFunctionFiles(run: RunScript, files: readonly FunctionFile[]): Promise<string[]> {
  const [, found] = await run(
    'set role syvo_owner; select name, checksum from app.function_files where is_current; reset role',
  )
  const known = new Map((found as Noted[] | undefined)?.map((row) => [row.name, row.checksum])) // the columns of the script above
  const changed = files.filter((file) => known.get(file.name) !== file.checksum)
  if (changed.length === 0) return []
  let current = ''
  try {
    // Making a thing for the service role takes the right to create, which is lent for this transaction only.
    await run(
      `begin; set local role syvo_owner; set local lock_timeout = '5s'; grant create on schema app to syvo_service`,
    )
    for (const file of changed) {
      current = file.name
      await run(`set local role syvo_owner;\n${file.text}\n;set local role syvo_owner; ${noteSql(file)}`)
    }
    await run('revoke create on schema app from syvo_service; commit')
  } catch (error) {
    await run('rollback').catch(() => {})
    throw new MigrationError(`Function file ${current} failed: ${reasonOf(error)}`, { cause: error })
  }
  return changed.map(({ name }) => name)
}

type Noted = { name: string; checksum: string }

function noteSql({ name, checksum }: FunctionFile): string {
  return `update app.function_files set is_current = false where name = '${name}' and is_current;
    insert into app.function_files (name, checksum) values ('${name}', '${checksum}')
    on conflict (name, checksum) do update set is_current = true, applied_at = now();`
}

/** Returns the names of the files that were never run on this database as they stand here. It needs only the rights of the running product. */
export async function neverApplied(run: RunScript, files: readonly FunctionFile[]): Promise<string[]> {
  const [, found] = await run('set role syvo_service; select name, checksum from app.function_files; reset role')
  const known = new Set((found as Noted[] | undefined)?.map((row) => `${row.name} ${row.checksum}`)) // the columns of the script above
  return files.filter(({ name, checksum }) => !known.has(`${name} ${checksum}`)).map(({ name }) => name)
}
