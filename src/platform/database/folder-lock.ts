import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getProcessIdentity, type ProcessIdentity, processStart } from './process-identity.ts'

const HEARTBEAT_MS = 10_000

/**
 * The time that a lock of another machine or container counts after its last renewal, in milliseconds; long, because a heavy query delays the
 * renewal.
 */
export const REMOTE_LOCK_STALE_MS = 120_000

/** Another living process holds the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
  readonly pid: number
  /** The machine or container of a remote holder, of which only the renewals are visible; null for one on this machine. */
  readonly elsewhere: string | null
  readonly path: string

  constructor(path: string, owner: { pid: number; elsewhere: string | null }) {
    super(`The data folder is in use by process ${owner.pid}${owner.elsewhere === null ? '' : ' elsewhere'}.`)
    this.pid = owner.pid
    this.elsewhere = owner.elsewhere
    this.path = path
  }
}

/** The content of a lock; `id` is never used twice, so the text identifies one lock of one process. */
type LockOwner = Partial<ProcessIdentity> & { id?: string; pid: number; startedAt?: string }

/** The locks of this process. */
const own = new Set<string>()

/**
 * Locks the data folder for this process, before the embedded database opens it: two processes on one folder lose each other's rows without an error.
 * A lock of a dead process is taken over; a remote one (another container on the volume) counts as dead after `REMOTE_LOCK_STALE_MS` without renewal.
 * `onLost` is called when our own lock was taken over that way; after that nothing may be written. Throws `FolderLockedError`.
 */
export async function lockFolder(folder: string, onLost?: () => void): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lock')
  const id = randomUUID()
  const place = await getProcessIdentity()
  const mine = JSON.stringify({ id, pid: process.pid, startedAt: await processStart(process.pid), ...place })
  const aside = `${path}.${id}`
  own.add(id)
  try {
    await writeFile(aside, mine, { flag: 'wx', mode: 0o600 })
    await acquireLock({ path, aside, place })
  } catch (error) {
    own.delete(id)
    throw error
  } finally {
    await rm(aside, { force: true })
  }
  let beating = Promise.resolve()
  const lost = () => {
    clearInterval(heartbeat)
    onLost?.()
  }
  const heartbeat = setInterval(() => {
    beating = showLife(path, mine, lost)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      await beating
      if ((await readText(path)) === mine) await rm(path, { force: true })
      own.delete(id)
    },
  }
}

type Taking = { path: string; aside: string; place: ProcessIdentity }

async function acquireLock(taking: Taking): Promise<void> {
  const { path, aside } = taking
  while (!(await create(aside, path))) {
    const currentLock = await readText(path)
    if (currentLock !== null && (await stealLock(taking, currentLock))) return
  }
}

/**
 * Takes over a lock whose holder is dead; returns false when it changed meanwhile. The right to do so is a file of its own, which only one starter
 * can create; that starter then checks again, so a late one finds another text in the lock.
 */
async function stealLock(taking: Taking, currentLock: string): Promise<boolean> {
  const { path } = taking
  const rights = await winRight(taking, { path, text: currentLock })
  const right = rights.pop()
  if (right === undefined) return false
  if ((await readText(path)) !== currentLock) {
    await rm(right, { force: true })
    return false
  }
  await rename(right, path)
  // Only now: as long as the lock had its old text, each of these files kept others out.
  for (const used of rights) await rm(used, { force: true })
  return true
}

/**
 * Creates the right to take over a dead lock, a file named after the lock's text. If a starter died with that right, the right to take over *its*
 * file is won in the same way. Returns the rights on the way, our own last; an empty list when one vanished meanwhile. Throws `FolderLockedError` for
 * a living holder.
 */
async function winRight(taking: Taking, left: { path: string; text: string }): Promise<string[]> {
  const living = await findLiveLockOwner(left.path, left.text, taking.place)
  if (living) throw new FolderLockedError(taking.path, living)
  const right = `${taking.path}.${createHash('sha256').update(left.text).digest('hex').slice(0, 16)}`
  if (await create(taking.aside, right)) return [right]
  const text = await readText(right)
  const further = text === null ? [] : await winRight(taking, { path: right, text })
  return further.length === 0 ? [] : [right, ...further]
}

/** Creates `path` with the content of `from`, whole and atomically; returns false when `path` exists. */
async function create(from: string, path: string): Promise<boolean> {
  try {
    await link(from, path)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST') return false
    // A disk without hard links: a reader may see the file before its text, and then waits until it is old.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(String(code))) throw error
  }
  return writeFile(path, await readFile(from, 'utf8'), { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function findLiveLockOwner(
  path: string,
  text: string,
  place: ProcessIdentity,
): Promise<{ pid: number; elsewhere: string | null } | null> {
  const currentLock = parseLockOwner(text)
  const isHere =
    currentLock.host === place.host && currentLock.boot === place.boot && currentLock.numbers === place.numbers
  if (!isHere) {
    const sign = await stat(path).catch(() => null)
    const isFresh = sign !== null && Date.now() - sign.mtimeMs < REMOTE_LOCK_STALE_MS
    return isFresh ? { pid: currentLock.pid, elsewhere: currentLock.host ?? '' } : null
  }
  if (currentLock.pid === process.pid)
    return own.has(currentLock.id ?? '') ? { pid: currentLock.pid, elsewhere: null } : null
  const startedAt = await processStart(currentLock.pid)
  return startedAt === null || startedAt !== currentLock.startedAt ? null : { pid: currentLock.pid, elsewhere: null }
}

/** Reads a lock's text. An unreadable one has no machine, so only its age decides whether its holder lives. */
function parseLockOwner(text: string): LockOwner {
  try {
    const currentLock: unknown = JSON.parse(text)
    if (
      typeof currentLock === 'object' &&
      currentLock !== null &&
      'pid' in currentLock &&
      typeof currentLock.pid === 'number'
    )
      return currentLock as LockOwner // written by this file; a field that another version left out matches no machine
  } catch {
    // Half written.
  }
  return { pid: 0 }
}

/** Renews the lock's time; calls `lost` when another process holds the lock. A lock that an operator removed is restored. */
async function showLife(path: string, mine: string, lost: () => void): Promise<void> {
  const now = new Date()
  try {
    await writeFile(path, mine, { flag: 'wx', mode: 0o600 })
  } catch {
    const currentLock = await readText(path)
    if (currentLock === mine) await utimes(path, now, now).catch(() => {})
    else if (currentLock) lost()
  }
}

function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}
