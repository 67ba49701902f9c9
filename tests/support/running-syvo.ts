import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openEngine } from '#entrypoints/open-engine.ts'
import { readSettings } from '#platform/config/settings.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { createLog } from '#platform/log/log.ts'
import { copyPreparedFolder, preparedSyvo } from './prepared-syvo.ts'

const ROOT = join(import.meta.dirname, '../..')
const READY_TIMEOUT_MS = 120_000

/** A whole Syvo as its own process on a free port, as a newcomer gets it. */
export interface RunningSyvo {
  url: string
  dataDir: string
  /** The name of its database on a server. */
  database: string | null
  /** What it printed so far. */
  output(): string
  pid: number
  /** Ends it as an operator would, and waits. */
  stop(): Promise<void>
  /** Ends it without warning, and waits. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  restart(): Promise<void>
  /** Stops it, lets `work` write to its database as the product does, and starts it again. */
  whileStopped<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** Stops it and removes its data. */
  dispose(): Promise<void>
}

/**
 * Starts Syvo on the engine that `SYVO_TEST_ENGINE` names and waits until it is ready; `env` adds or replaces settings. It begins with a copy of the
 * run's prepared Syvo when there is one; `begins: 'empty'` makes it migrate and fill its own database, as a first start does.
 */
export async function startSyvo(
  env: Record<string, string> = {},
  { begins = 'prepared' }: { begins?: 'prepared' | 'empty' } = {},
): Promise<RunningSyvo> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'syvo-data-'))
  const prepared = begins === 'prepared' ? preparedSyvo() : null
  if (prepared) copyPreparedFolder(prepared, dataDir)
  const database =
    process.env.SYVO_TEST_ENGINE === 'postgres' ? await ownDatabase(prepared?.database ?? 'template1') : null
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...(database ? { DATABASE_URL: database.url, MIGRATE_DATABASE_URL: database.url } : {}),
    ...env,
  }
  const { begin, end, output, pid } = processOf(port, { HOME: dataDir, ...settings })
  await begin()
  return {
    url: `http://localhost:${port}`,
    dataDir,
    database: database?.name ?? null,
    output,
    get pid() {
      return pid()
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: begin,
    async whileStopped(work) {
      await end('SIGTERM')
      return withDatabase(settings, work).finally(begin)
    },
    async dispose() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}

/** Opens the database of a Syvo that stands still, for a while. */
async function withDatabase<Result>(
  settings: Record<string, string>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const opened = await openEngine(readSettings(settings), createLog({ level: 'silent', pretty: false }))
  const db = createDatabase(opened.engine)
  try {
    return await work(db)
  } finally {
    await db.close()
    await opened.release()
  }
}

/** The process itself: begun, ended, and what it printed. */
function processOf(port: number, env: Record<string, string>) {
  let child: ChildProcess | null = null
  let printed = ''
  return {
    output: () => printed,
    pid: () => child?.pid ?? 0,
    async begin() {
      const next = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/app/server.js')], {
        cwd: ROOT,
        env: { PATH: process.env.PATH ?? '', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = next
      for (const stream of [next.stdout, next.stderr])
        stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
      await waitUntilReady(`http://127.0.0.1:${port}`, next, () => printed)
    },
    async end(signal: NodeJS.Signals) {
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      running.kill(signal)
      await gone
    },
  }
}

async function waitUntilReady(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Syvo ended while starting:\n${printed()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error(`Syvo was not ready in time:\n${printed()}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an AddressInfo, never a pipe name.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function ownDatabase(template: string): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL
  if (!adminUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL login that may create databases.')
  const name = `syvo_run_${newId().replaceAll('-', '')}`
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await admin(`create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}
