import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '#platform/config/settings.ts'
import { createPgliteEngine } from '#platform/database/pglite-engine.ts'
import { createLog } from '#platform/log/log.ts'
import { embeddedSnapshot } from '../../tests/support/embedded-snapshot.ts'
import { backupCommand, runBackup } from './backup.ts'
import { openControlSocket } from './control-socket.ts'
import { CommandRefused } from './explain-failure.ts'
import { databaseFolder, type EmbeddedEngine } from './open-engine.ts'

/** Backups exist only for the embedded engine; a run on a server proves that the command refers to the server's own tools. */
const isEmbedded = process.env.SYVO_TEST_ENGINE !== 'postgres'

let root: string
let dataDir: string
let lines: string[]
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'syvo-backup-'))
  dataDir = join(root, 'data')
  lines = []
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const backup = (args: string[] = [], env: Record<string, string> = {}) =>
  runBackup(readSettings({ DATA_DIR: dataDir, ...env }), args, (line) => lines.push(line))

describe.runIf(isEmbedded)('the embedded database', () => {
  it('is restored from a copy of a running process: whole rows from before it, none from after it', async () => {
    const engine = await filled()
    await addMail(engine, 'voor de kopie')
    writeFileSync(join(dataDir, 'lock'), lockOfParent())
    const socket = await openControlSocket({ dataDir, commands: { backup: backupCommand(engine) }, log: silent() })
    const file = join(root, 'kopie.tar.gz')
    const copying = backup([file])
    await Promise.all(Array.from({ length: 20 }, (_, n) => addMail(engine, `tijdens ${n}`)))
    expect(await copying).toBe(0)
    await addMail(engine, 'na de kopie')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const before = hashOf(file)
    expect(await backup([file])).toBe(1)
    expect(lines.at(-1)).toContain('bestaat al')
    expect(hashOf(file)).toBe(before)
    engine.lite.dumpDataDir = () => Promise.reject(new Error('vol'))
    expect(await backup([join(root, 'doel', 'x.tar.gz')])).toBe(1)
    expect(readdirSync(join(root, 'doel'))).toEqual([])
    await socket.close()
    await expect(backup(['--restore', file])).rejects.toThrow(`draait nog op ${dataDir}`)
    await engine.close()
    rmSync(join(dataDir, 'lock'))
    await expect(backup(['--restore', file])).rejects.toThrow('staat al een database')
    dataDir = join(root, 'nieuw')
    mkdirSync(databaseFolder(dataDir), { recursive: true })
    expect(await backup(['--restore', file])).toBe(0)
    expect(lines.at(-1)).toContain('secrets-key ontbreekt')
    expect(readdirSync(dataDir)).toEqual(['database'])
    const found = await mailsIn(dataDir)
    expect(found).toContain('voor de kopie')
    expect(found).not.toContain('na de kopie')
    // Which of the others were in time is random.
    for (const subject of found) expect(subject).toMatch(/^(voor de kopie|tijdens \d+)$/)
  }, 180_000)

  it('is copied from the folder when nothing runs; a damaged, foreign or missing copy leaves no trace', async () => {
    await (await filled()).close()
    expect(await backup()).toBe(0)
    const [name = ''] = readdirSync(join(dataDir, 'backups'))
    expect(name).toMatch(/^syvo-\d{8}T\d{6}Z\.tar\.gz$/)
    expect(lines).toEqual([expect.stringMatching(/^Kopie gemaakt: .*\.tar\.gz \(\d+(,\d)? MB\)$/)])
    expect(existsSync(join(dataDir, 'lock'))).toBe(false)
    const good = readFileSync(join(dataDir, 'backups', name))
    const middle = Math.floor(good.length / 2)
    const faults: Record<string, Buffer | null> = {
      half: good.subarray(0, middle),
      changed: Buffer.from(good).fill(0, middle, middle + 64),
      'another archive': gzipSync(Buffer.alloc(100_000, 'x')),
      'no archive': Buffer.from('hallo'),
      absent: null,
    }
    dataDir = join(root, 'nieuw')
    for (const [fault, bytes] of Object.entries(faults)) {
      if (bytes) writeFileSync(join(root, fault), bytes)
      await expect(backup(['--restore', join(root, fault)]), fault).rejects.toThrow(CommandRefused)
      expect(existsSync(dataDir) ? readdirSync(dataDir) : [], fault).toEqual([])
    }
  }, 180_000)

  it('is not opened beside a process that does not answer yet', async () => {
    mkdirSync(databaseFolder(dataDir), { recursive: true })
    writeFileSync(join(databaseFolder(dataDir), 'PG_VERSION'), '18')
    writeFileSync(join(dataDir, 'lock'), lockOfParent())
    await expect(backup()).rejects.toThrow(`in use by process ${process.ppid}`)
  })
})

it('without a database there is nothing to copy, and nothing is created', async () => {
  await expect(backup()).rejects.toThrow('staat nog geen database')
  expect(existsSync(dataDir)).toBe(false)
})

it('with a server it prints the command of the server itself, without the password, and returns 2', async () => {
  const env = {
    DATABASE_URL: 'postgres://app@db/syvo',
    MIGRATE_DATABASE_URL: 'postgres://eigenaar:geheim@db:5433/syvo',
  }
  expect(await backup([], env)).toBe(2)
  expect(lines.join('\n')).toMatch(/pg_dump --format=custom --file='.*\.dump' 'postgres:\/\/eigenaar@db:5433\/syvo'/)
  expect(lines.join('\n')).not.toContain('geheim')
  await expect(backup(['--restore', 'x.tar.gz'], env)).rejects.toThrow('pg_restore')
})

it.each([[['--restore']], [['--weg']], [['a', 'b']], [['--restore', 'a', 'b']]])(
  'unknown arguments (%s) print the help and return 2',
  async (args) => {
    expect(await backup(args)).toBe(2)
    expect(lines.join('\n')).toContain('--restore <bestand>')
  },
)

/** Opens a migrated database in the data folder. */
async function filled(): Promise<EmbeddedEngine> {
  mkdirSync(dataDir, { recursive: true })
  return createPgliteEngine({
    dataDir: databaseFolder(dataDir),
    snapshot: embeddedSnapshot(),
  })
}

async function addMail(engine: EmbeddedEngine, subject: string): Promise<void> {
  await engine.batch({ role: 'service' }, [
    {
      text: `insert into app.mails (id, kind, recipient, subject, text_content) values (gen_random_uuid(), 'proef', 'a@b.example', $1, '')`,
      values: [subject],
    },
  ])
}

async function mailsIn(folder: string): Promise<string[]> {
  const engine = await createPgliteEngine({ dataDir: databaseFolder(folder) })
  const [rows = []] = await engine.batch({ role: 'service' }, [{ text: 'select subject from app.mails', values: [] }])
  await engine.close()
  return rows.map((row) => (row as { subject: string }).subject) // the one column of the statement above
}

/** Returns the lock of another living process: the parent of the tests. */
function lockOfParent(): string {
  const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return JSON.stringify({ pid: process.ppid, startedAt })
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
const silent = () => createLog({ level: 'silent', pretty: false })
