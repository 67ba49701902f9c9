import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { FolderLockedError, lockFolder } from '#platform/database/folder-lock.ts'
import { createPgliteEngine } from '#platform/database/pglite-engine.ts'
import { CommandRefused } from './explain-failure.ts'
import { databaseFolder, type EmbeddedEngine } from './open-engine.ts'

const CHUNK_BYTES = 1024 * 1024
const TAR_BLOCK = 512

/** Returns the default folder of backups. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Returns a file name that sorts by time and is the same in every time zone. */
export function backupName(now: Date): string {
  return `syvo-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`
}

/**
 * Writes a compressed copy of the embedded database to `target` (mode 600) and returns its size in bytes. The copy is of one instant, between
 * transactions; it is written to a temporary file, synced to disk and then renamed, so a file with that name is always complete. Throws
 * `CommandRefused` when the file exists already.
 */
export async function writeBackup(engine: EmbeddedEngine, target: string): Promise<number> {
  if (existsSync(target)) throw new CommandRefused(`${target} bestaat al; kies een andere naam.`)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const aside = `${target}.${randomBytes(4).toString('hex')}.deel`
  try {
    // Nobody else has the connection in between, and after the checkpoint the files need little replaying.
    const dump = await engine.session(async (run) => {
      await run('checkpoint')
      return engine.lite.dumpDataDir('none')
    })
    const bytes = Buffer.from(await dump.arrayBuffer())
    const file = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(toChunks(bytes)), createGzip(), file)
    await rename(aside, target)
    await syncFolder(dirname(target))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  return (await stat(target)).size
}

function* toChunks(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES)
}

/** Syncs a folder to disk: a renamed file survives a power cut only after that. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Restores the database of a backup into a data folder that has none, under the folder's lock. The copy is opened and checked in a temporary folder
 * first, so a broken file leaves nothing behind. Otherwise throws `CommandRefused` with what to do.
 */
export async function restoreBackup(dataDir: string, file: string): Promise<void> {
  const packed = await readFile(file).catch(() => {
    throw new CommandRefused(`${file} is niet te lezen.`)
  })
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error
    const where =
      error.elsewhere === null ? `(proces ${error.pid})` : 'op een andere machine of in een andere container'
    throw new CommandRefused(`Syvo draait nog op ${dataDir} ${where}. Stop het eerst en herhaal dit commando.`)
  })
  try {
    const folder = databaseFolder(dataDir)
    const present = await readdir(folder).catch(() => null)
    if (present !== null && present.length > 0)
      throw new CommandRefused(
        `In ${folder} staat al een database. Hernoem die map eerst (mv '${folder}' '${folder}.oud') of kies een lege map met DATA_DIR.`,
      )
    const aside = `${folder}.terugzetten`
    await rm(aside, { recursive: true, force: true })
    try {
      await unpack(packed, file, aside)
      if (present !== null) await rmdir(folder)
      await rename(aside, folder)
    } finally {
      await rm(aside, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}

async function unpack(packed: Buffer, file: string, into: string): Promise<void> {
  const bytes = await promisify(gunzip)(packed).catch(() => null)
  if (bytes === null || !containsDatabase(bytes))
    throw new CommandRefused(`${file} is geen kopie van Syvo, of is beschadigd. Er is niets teruggezet.`)
  const engine = await createPgliteEngine({ dataDir: into, snapshot: new Blob([bytes]) })
  try {
    const [rows] = await engine.script(null, `select to_regclass('app.migrations') is not null as "isOurs"`)
    const found = rows?.[0]
    if (typeof found !== 'object' || found === null || !('isOurs' in found) || found.isOurs !== true)
      throw new CommandRefused(`${file} is een kopie van een andere database. Er is niets teruggezet.`)
  } finally {
    await engine.close()
  }
}

/** Tells whether an archive has the file that every database folder begins with; walks from header to header. */
function containsDatabase(tar: Buffer): boolean {
  for (let at = 0; at + TAR_BLOCK <= tar.length; ) {
    const name = tar.toString('utf8', at, at + 100).split('\0', 1)[0] ?? ''
    if (/^(\.?\/)?PG_VERSION$/.test(name)) return true
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8)
    if (!(size >= 0)) return false
    at += TAR_BLOCK + Math.ceil(size / TAR_BLOCK) * TAR_BLOCK
  }
  return false
}
