import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#platform/config/settings.ts'
import type { Engine } from '#platform/database/engine.ts'
import { lockFolder } from '#platform/database/folder-lock.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createPgliteEngine } from '#platform/database/pglite-engine.ts'
import { createPostgresEngine } from '#platform/database/postgres-engine.ts'
import type { Log } from '#platform/log/log.ts'

const MIGRATIONS = join(import.meta.dirname, '../../database/migrations')

/** Connections of one process; the server's own limit is shared by all processes. */
const POOL_MAX = 16

/** The embedded engine with its own handle, which can copy itself. */
export type EmbeddedEngine = Awaited<ReturnType<typeof createPgliteEngine>>

/** An open database: `embedded` is null with a server, `applied` names the migrations of this start, `release` gives the folder free. */
export interface OpenedEngine {
  engine: Engine
  embedded: EmbeddedEngine | null
  applied: string[]
  release(): Promise<void>
}

/** The folder of the embedded database. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Whether the embedded database was made before. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))
}

/** Opens the database that the settings name, brought to the newest migration. `beforeMaking` is called when it has to be made first. */
export async function openEngine(settings: Settings, log: Log, beforeMaking?: () => void): Promise<OpenedEngine> {
  const onError = (error: Error) => log.error({ err: error }, 'database connection')
  if (settings.DATABASE_URL === undefined) {
    const opened = await openFolder(settings.DATA_DIR, beforeMaking)
    try {
      const applied = await migrate(opened.embedded, { folder: MIGRATIONS, appLogin: null, now: new Date() })
      return { ...opened, engine: opened.embedded, applied }
    } catch (error) {
      await opened.embedded.close()
      await opened.release()
      throw error
    }
  }
  const applied = await migrateServer(settings, onError)
  return { engine: openServer(settings.DATABASE_URL, onError), embedded: null, applied, release: async () => {} }
}

/** Opens it as it is, without migrating: a copy before an upgrade must not be of the upgraded database. */
export async function openAsItIs(settings: Settings, log: Log): Promise<Omit<OpenedEngine, 'applied'>> {
  if (settings.DATABASE_URL === undefined) {
    const opened = await openFolder(settings.DATA_DIR)
    return { ...opened, engine: opened.embedded }
  }
  const engine = openServer(settings.DATABASE_URL, (error) => log.error({ err: error }, 'database connection'))
  return { engine, embedded: null, release: async () => {} }
}

async function openFolder(
  dataDir: string,
  beforeMaking?: () => void,
): Promise<{ embedded: EmbeddedEngine; release(): Promise<void> }> {
  const lock = await lockFolder(dataDir)
  try {
    if (!hasEmbeddedDatabase(dataDir)) {
      beforeMaking?.()
      await makeDatabase(dataDir)
    }
    return { embedded: await createPgliteEngine({ dataDir: databaseFolder(dataDir) }), release: () => lock.release() }
  } catch (error) {
    await lock.release()
    throw error
  }
}

// Made aside and then renamed: a process that ends halfway leaves nothing that looks like a database.
async function makeDatabase(dataDir: string): Promise<void> {
  const making = `${databaseFolder(dataDir)}.making`
  await rm(making, { recursive: true, force: true })
  const engine = await createPgliteEngine({ dataDir: making })
  await engine.close()
  await rename(making, databaseFolder(dataDir))
}

function openServer(url: string, onError: (error: Error) => void): Engine {
  return createPostgresEngine({ url, poolMax: POOL_MAX, onError })
}

/** Migrates a PostgreSQL server over the owner's connection and grants the product's login its roles; answers what was applied. */
export async function migrateServer(settings: Settings, onError: (error: Error) => void): Promise<string[]> {
  const appUrl = settings.DATABASE_URL
  if (appUrl === undefined) return []
  const ownerUrl = settings.MIGRATE_DATABASE_URL ?? appUrl
  const appLogin = ownerUrl === appUrl ? null : decodeURIComponent(new URL(appUrl).username)
  const engine = createPostgresEngine({ url: ownerUrl, poolMax: 1, onError })
  try {
    return await migrate(engine, { folder: MIGRATIONS, appLogin, now: new Date() })
  } finally {
    await engine.close()
  }
}
