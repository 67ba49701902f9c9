import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderLockedError, lockFolder, REMOTE_LOCK_STALE_MS } from './folder-lock.ts'
import { getProcessIdentity, processStart } from './process-identity.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'syvo-lock-'))
  path = join(folder, 'lock')
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns a process number that was in use and is free again. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

async function writeLock(holder: Record<string, unknown>, at = path): Promise<string> {
  const text = JSON.stringify({ id: crypto.randomUUID(), startedAt: '1', ...(await getProcessIdentity()), ...holder })
  writeFileSync(at, text)
  return text
}

/** Starts `times` at once; returns the acquired locks and the reasons of the refusals. */
async function startAtOnce(times: number) {
  const ends = await Promise.allSettled(Array.from({ length: times }, () => lockFolder(folder)))
  return {
    locks: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    refusals: ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : [])),
  }
}

describe('a data folder', () => {
  it('belongs to one process, which leaves nothing behind', async () => {
    const { locks, refusals } = await startAtOnce(8)
    expect(locks).toHaveLength(1)
    expect(refusals.every((reason) => reason instanceof FolderLockedError && reason.pid === process.pid)).toBe(true)
    expect(readdirSync(folder)).toEqual(['lock'])
    await locks[0]?.release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('of a killed process goes to exactly one of several simultaneous starts', async () => {
    const pid = deadPid()
    for (let round = 0; round < 40; round++) {
      await writeLock({ pid })
      const { locks, refusals } = await startAtOnce(6)
      expect(locks).toHaveLength(1)
      expect(refusals.every((reason) => reason instanceof FolderLockedError)).toBe(true)
      expect(readdirSync(folder)).toEqual(['lock'])
      await locks[0]?.release()
    }
  })

  it('stays free after a starter was killed during the takeover', async () => {
    const left = await writeLock({ pid: deadPid() })
    const right = `${path}.${createHash('sha256').update(left).digest('hex').slice(0, 16)}`
    await writeLock({ pid: deadPid() }, right)
    const { locks } = await startAtOnce(6)
    expect(locks).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['lock'])
    await locks[0]?.release()
  })

  it('is not taken from a living process, nor kept by a reused process number', async () => {
    await writeLock({ pid: process.ppid, startedAt: await processStart(process.ppid) })
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}.`)
    await writeLock({ pid: process.ppid, startedAt: 'eerder' })
    await (await lockFolder(folder)).release()
    await writeLock({ pid: process.pid })
    await (await lockFolder(folder)).release()
  })
})

describe('a lock from elsewhere', () => {
  it.each([
    ['another machine', { host: 'ander' }],
    ['another run of the kernel', { boot: 'ander' }],
    ['another container of the same name', { numbers: 'pid:[1]' }],
    ['who knows where', { host: undefined }],
  ])('from %s counts while it renews itself, also with our own process number', async (_, place) => {
    for (const pid of [process.pid, deadPid()]) {
      const text = await writeLock({ pid, ...place })
      await expect(lockFolder(folder)).rejects.toMatchObject({ pid, elsewhere: expect.any(String) })
      expect(readFileSync(path, 'utf8')).toBe(text)
      const old = new Date(Date.now() - REMOTE_LOCK_STALE_MS - 1000)
      utimesSync(path, old, old)
      await (await lockFolder(folder)).release()
    }
  })

  it('that is half written counts until it is old', async () => {
    writeFileSync(path, '{"pid":')
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError)
    utimesSync(path, 0, 0)
    await (await lockFolder(folder)).release()
  })
})

describe('the holder', () => {
  it('renews its lock, restores a removed one, and is notified when it lost the folder', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let lost = 0
    const lock = await lockFolder(folder, () => void lost++)
    utimesSync(path, 0, 0)
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => Date.now() - statSync(path).mtimeMs).toBeLessThan(60_000)
    rmSync(path)
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => existsSync(path)).toBe(true)
    expect(lost).toBe(0)
    const other = await writeLock({ host: 'ander', pid: 1 })
    vi.advanceTimersByTime(10_000)
    await expect.poll(() => lost).toBe(1)
    await lock.release()
    expect(readFileSync(path, 'utf8')).toBe(other)
  })
})
