import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const MIGRATIONS = readdirSync(join(import.meta.dirname, '../../database/migrations')).sort()
const FUNCTIONS = readdirSync(join(import.meta.dirname, '../../database/functions'), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith('.sql'))
const isServer = process.env.SYVO_TEST_ENGINE === 'postgres'

let dataDir: string
let url: string | null
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'syvo-migrate-'))
  url = isServer ? await emptyDatabase() : null
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  if (url) await asAdmin(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
})

/** Runs the command as an operator does, in its own process. */
async function migrate(env: Record<string, string> = {}): Promise<{ code: number; lines: string[]; errors: string }> {
  const settings = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}), ...env }
  const ended = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    env: settings,
  })
    .then((said) => ({ code: 0, ...said }))
    .catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { code: ended.code, lines: ended.stdout.trim().split('\n'), errors: ended.stderr }
}

describe('npm run migrate', () => {
  it('migrates an empty database to the newest migration, lists what it did, and repeats nothing', async () => {
    const first = await migrate()
    expect(first).toMatchObject({ code: 0, errors: '' })
    expect(first.lines.filter((line) => line.startsWith('Uitgevoerd: '))).toEqual(
      MIGRATIONS.map((name) => expect.stringContaining(name.replace('.sql', ''))),
    )
    expect(first.lines.filter((line) => line.startsWith('In werking: '))).toHaveLength(FUNCTIONS.length)
    expect(first.lines.at(-1)).toBe(
      `De database is bij: ${MIGRATIONS.length} migraties uitgevoerd, ${FUNCTIONS.length} bestanden met functies in werking gesteld.`,
    )
    const second = await migrate()
    expect(second).toEqual({ code: 0, lines: ['De database was al bij: er viel niets te migreren.'], errors: '' })
  }, 180_000)
})

describe.runIf(isServer)('npm run migrate on a server', () => {
  it('run at once from two machines applies each migration once', async () => {
    const both = await Promise.all([migrate(), migrate()])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    const lines = both.flatMap((one) => one.lines)
    expect(lines.filter((line) => line.startsWith('Uitgevoerd: '))).toHaveLength(MIGRATIONS.length)
    expect(lines.filter((line) => line.startsWith('In werking: '))).toHaveLength(FUNCTIONS.length)
  })

  it('says in one Dutch line that the server is unreachable, and returns 1', async () => {
    const { code, errors } = await migrate({ DATABASE_URL: 'postgres://syvo:geheim@127.0.0.1:1/syvo' })
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).not.toContain('geheim')
    expect(errors).not.toContain('at ')
  })
})

async function emptyDatabase(): Promise<string> {
  const name = `syvo_migrate_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const own = new URL(process.env.TEST_DATABASE_URL ?? '')
  own.pathname = `/${name}`
  return own.href
}

async function asAdmin(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
