import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#platform/config/settings.ts'
import type { Engine } from '#platform/database/engine.ts'
import { lockFolder } from '#platform/database/folder-lock.ts'
import { compareMigrations, type Migrated, migrate } from '#platform/database/migrate.ts'
import { createPgliteEngine } from '#platform/database/pglite-engine.ts'
import { createPostgresEngine } from '#platform/database/postgres-engine.ts'
import type { Log } from '#platform/log/log.ts'
import { CommandRefused } from './explain-failure.ts'

const MIGRATIONS = join(import.meta.dirname, '../../database/migrations')

/** From this number on migrations are not listed one by one. */
const MANY = 5

const NOTHING: Migrated = { migrations: [], functions: [] }

/** Connections of one process; all processes share the server's own limit. */
const POOL_MAX = 16

/** The embedded engine with its own handle, which can copy itself. */
export type EmbeddedEngine = Awaited<ReturnType<typeof createPgliteEngine>>

/** An open database: `embedded` is null with a server, `applied` lists what this start migrated, `release` unlocks the folder. */
export interface OpenedEngine {
  engine: Engine
  embedded: EmbeddedEngine | null
  applied: Migrated
  release(): Promise<void>
}

/** Returns the folder of the embedded database. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/** Tells whether the embedded database exists. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))
}

/**
 * Opens the database that the settings name. The embedded one, and a server whose owner is named, are migrated to the newest migration; otherwise a
 * server must be up to date already (`CommandRefused`). `beforeMaking` is called when the embedded one must be created first.
 */
export async function openEngine(settings: Settings, log: Log, beforeMaking?: () => void): Promise<OpenedEngine> {
  const onError = (error: Error) => log.error({ err: error }, 'database connection')
  if (settings.DATABASE_URL === undefined) {
    const opened = await openFolder(settings.DATA_DIR, log, beforeMaking)
    try {
      const applied = await migrate(opened.embedded, { folder: MIGRATIONS, appLogin: null, now: new Date() })
      return { ...opened, engine: opened.embedded, applied }
    } catch (error) {
      await opened.embedded.close()
      await opened.release()
      throw error
    }
  }
  if (settings.SECRETS_KEY === undefined)
    log.warn(
      'SECRETS_KEY is not set: it lies in DATA_DIR of this machine alone, and another one cannot read what is stored',
    )
  const applied = settings.MIGRATE_DATABASE_URL === undefined ? NOTHING : await migrateServer(settings, onError)
  const engine = openServer(settings.DATABASE_URL, onError)
  try {
    if (settings.MIGRATE_DATABASE_URL === undefined) await refuseOtherMigrations(engine, log)
  } catch (error) {
    await engine.close()
    throw error
  }
  return { engine, embedded: null, applied, release: async () => {} }
}

/**
 * Refuses a database with missing or changed migrations, or without the functions of this version. A newer database is accepted: during a release the old processes run on beside the new ones.
 */
async function refuseOtherMigrations(engine: Engine, log: Log): Promise<void> {
  const { missing, changed, unknown, functions } = await compareMigrations(engine, {
    folder: MIGRATIONS,
    now: new Date(),
  })
  if (changed.length > 0)
    throw new CommandRefused(
      `De database is gemigreerd met een andere versie van ${changed.join(', ')}. Start de versie van Syvo waarmee dat gebeurde.`,
    )
  if (missing.length > 0)
    throw new CommandRefused(
      `De database is niet bij: ${missing.length} ${missing.length === 1 ? 'migratie wacht' : 'migraties wachten'} (${shortened(missing)}). ` +
        'Draai eerst npm run migrate met de verbinding van de eigenaar in MIGRATE_DATABASE_URL en start daarna opnieuw.',
    )
  if (functions.length > 0)
    throw new CommandRefused(
      `De functies in de database zijn niet bij (${shortened(functions)}). Draai eerst npm run migrate met de verbinding van de eigenaar in MIGRATE_DATABASE_URL en start daarna opnieuw.`,
    )
  if (unknown.length > 0) log.warn({ migrations: unknown }, 'the database was migrated by a newer version')
}

function shortened(names: readonly string[]): string {
  const [first, second] = names
  return names.length < MANY ? names.join(', ') : `${first}, ${second}, … ${names.at(-1)}`
}

/** Opens the database without migrating: a backup before an upgrade must not contain the upgraded database. */
export async function openAsItIs(settings: Settings, log: Log): Promise<Omit<OpenedEngine, 'applied'>> {
  if (settings.DATABASE_URL === undefined) {
    const opened = await openFolder(settings.DATA_DIR, log)
    return { ...opened, engine: opened.embedded }
  }
  const engine = openServer(settings.DATABASE_URL, (error) => log.error({ err: error }, 'database connection'))
  return { engine, embedded: null, release: async () => {} }
}

async function openFolder(
  dataDir: string,
  log: Log,
  beforeMaking?: () => void,
): Promise<{ embedded: EmbeddedEngine; release(): Promise<void> }> {
  const lock = await lockFolder(dataDir, () => {
    // Every further write would damage the database that the other process has open; acknowledged writes are in its files.
    log.fatal('another process took over the data folder after this one was silent for minutes; this one stops')
    process.exit(1)
  })
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

// Creates the database in a temporary folder and renames it: a process that ends halfway leaves nothing that looks like a database.
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

/** Migrates a PostgreSQL server over the owner's connection and grants the app's login its roles; returns what was applied. */
export async function migrateServer(settings: Settings, onError: (error: Error) => void): Promise<Migrated> {
  const appUrl = settings.DATABASE_URL
  if (appUrl === undefined) return NOTHING
  const ownerUrl = settings.MIGRATE_DATABASE_URL ?? appUrl
  const appLogin = ownerUrl === appUrl ? null : decodeURIComponent(new URL(appUrl).username)
  const engine = createPostgresEngine({ url: ownerUrl, poolMax: 1, onError })
  try {
    return await migrate(engine, { folder: MIGRATIONS, appLogin, now: new Date() })
  } finally {
    await engine.close()
  }
}
