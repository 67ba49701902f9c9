import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another living process holds the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError'
  readonly pid: number

  constructor(pid: number) {
    super(`The data folder is in use by process ${pid}.`)
    this.pid = pid
  }
}

/**
 * Takes the data folder for this process, before the embedded database opens it: two processes on one folder lose each other's rows
 * without an error. A lock left by a dead process is taken over; process number and start time together name a process.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lock')
  const mine = JSON.stringify({ pid: process.pid, startedAt: await processStart(process.pid) })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(path, mine, { flag: 'wx', mode: 0o600 })
      return { release: () => releaseIfMine(path, mine) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = await livingHolder(path)
    if (holder !== null) throw new FolderLockedError(holder)
    await rm(path, { force: true })
  }
  throw new FolderLockedError(0)
}

async function livingHolder(path: string): Promise<number | null> {
  const held: unknown = await readFile(path, 'utf8').then(JSON.parse, () => null)
  if (typeof held !== 'object' || held === null || !('pid' in held) || typeof held.pid !== 'number') return null
  if (held.pid === process.pid) return null
  const startedAt = await processStart(held.pid)
  if (startedAt === null) return null
  return 'startedAt' in held && held.startedAt !== startedAt ? null : held.pid
}

async function releaseIfMine(path: string, mine: string): Promise<void> {
  const held = await readFile(path, 'utf8').catch(() => '')
  if (held === mine) await rm(path, { force: true })
}

/** When a process began, in the system's own ticks where /proc has it, else just that it lives; null when it does not. */
async function processStart(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'alive'
  } catch {
    try {
      process.kill(pid, 0)
      return 'alive'
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'alive' : null
    }
  }
}
