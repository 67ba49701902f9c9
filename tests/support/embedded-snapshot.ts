import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#platform/database/migrate.ts'
import { createPgliteEngine } from '#platform/database/pglite-engine.ts'

/** The instant at which a test's clock stands unless it says otherwise: a Friday, 10:00 in Amsterdam. */
export const TEST_NOW = new Date('2026-11-20T09:00:00.000Z')

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/embedded-snapshots')

/**
 * Makes the database small and quick to load, which a test run does a thousand times: without the templates, with little shared memory to clear and
 * nothing to replay. It stays one cluster with the schema of the product.
 */
const SMALL = [
  `update pg_database set datistemplate = false, datallowconn = true where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
  `alter system set shared_buffers = '16MB'`,
  'alter system set max_connections = 5',
  'alter system set wal_recycle = off',
  `alter system set min_wal_size = '32MB'`,
  'select pg_reload_conf()',
  'select pg_switch_wal()',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
  'checkpoint',
]

/** The folder of the migrations that every test database is made with. */
export const migrations = join(root, 'database/migrations')

/** The folder of the functions, views and policies in force. */
export const functions = join(root, 'database/functions')

/** Twelve hexadecimal digits that change with any migration or function file, how they are run, the roles and the embedded engine: nothing is tested on an old schema. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'database/roles.sql')))
  for (const name of ['migrate.ts', 'function-files.ts'])
    hash.update(readFileSync(join(root, 'src/platform/database', name)))
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  hash.update(SMALL.join())
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)))
  for (const path of readdirSync(functions, { recursive: true, encoding: 'utf8' }).sort())
    if (path.endsWith('.sql')) hash.update(path).update(readFileSync(join(functions, path)))
  return hash.digest('hex').slice(0, 12)
}

/** Where the snapshot of a migrated, empty embedded database lies. */
export function embeddedSnapshotPath(): string {
  return join(folder, `${migrationsFingerprint()}.tar`)
}

let snapshot: Blob | null = null

/** Returns the snapshot; a worker keeps it for all its files. */
export function embeddedSnapshot(): Blob {
  snapshot ??= new Blob([readFileSync(embeddedSnapshotPath())])
  return snapshot
}

/** Makes the snapshot before the first test of a run: creating a database takes many seconds and loading one does not. */
export default async function setup(): Promise<void> {
  const path = embeddedSnapshotPath()
  if (process.env.SYVO_TEST_ENGINE === 'postgres' || existsSync(path)) return
  const engine = await createPgliteEngine({ dataDir: null })
  await migrate(engine, { folder: migrations, appLogin: null, now: TEST_NOW })
  for (const statement of SMALL) await engine.lite.exec(statement)
  const dump = await engine.lite.dumpDataDir('none')
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Written aside first: a run that is ended halfway must not leave half a snapshot.
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
}
