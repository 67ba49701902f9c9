import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { volumes } from './baseline-schema.ts'
import { type BenchDatabase, freePort } from './bench-cluster.ts'
import {
  appEnvironment,
  appLastExecution,
  appWorkload,
  type BenchUser,
  createUser,
  embeddedFolder,
  findBot,
  firstPage,
  type OwnerQuery,
  prepareData,
  readyPath,
} from './bench-fixtures.ts'
import { startExternalServices } from './external-services.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const appProgram = join(import.meta.dirname, '../dist/app/server.js')

export type AppSettings = {
  /** Absent for the embedded database. */
  database?: BenchDatabase
  modelUrl: string
  model: string
  lastExecutionRounds: number
}

/** Starts the product on one engine to create users, stops it to prepare its data, and starts it again for the measurements. */
export async function startApp(settings: AppSettings): Promise<RunningSystem> {
  const folder = await mkdtemp(join(tmpdir(), 'syvo-bench-app-'))
  const outside = await startExternalServices()
  const environment = {
    ...appEnvironment({ ...settings, outside }),
    DATA_DIR: folder,
    ...(settings.database === undefined
      ? {}
      : { DATABASE_URL: settings.database.url, MIGRATE_DATABASE_URL: settings.database.adminUrl }),
  }
  const start = async () => startServer(appProgram, { port: await freePort(), env: environment, readyPath })

  const first = await start()
  const botId = await findBot(first.url)
  const loaded = await createUsers(first, botId, 0, volumes.users)
  const raced = await createUsers(first, botId, volumes.users, settings.lastExecutionRounds)
  await first.stop()
  const engine = await openData(settings.database, folder)
  await prepareData(engine.query, botId, { loaded, raced, leads: volumes.leads })
  await engine.close()
  let server = await start()
  const startRows = await measureStart(server, settings.database === undefined ? 'embedded' : 'PostgreSQL')
  const workload = await appWorkload(server.url, botId, loaded)
  return {
    // A restart replaces the server, and rows after it measure the new one.
    get server() {
      return server
    },
    workload,
    lastExecution: appLastExecution(botId, raced),
    startRows: [...startRows, await firstAnswer(server, workload.execute[0])],
    outside,
    ...(settings.database === undefined ? {} : { database: settings.database }),
    async restart() {
      await server.stop()
      server = await start()
      return server
    },
    async stop() {
      await server.stop()
      await outside.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createUsers(server: ServerProcess, botId: string, from: number, count: number): Promise<BenchUser[]> {
  const users: BenchUser[] = []
  for (let number = from; number < from + count; number++) users.push(await createUser(server.url, botId, number))
  return users
}

/** Opens the data as its owner. The product must be stopped, because one process alone can open the embedded database. */
async function openData(
  database: BenchDatabase | undefined,
  folder: string,
): Promise<{ query: OwnerQuery; close(): Promise<void> }> {
  if (database === undefined) {
    const embedded = await PGlite.create(join(folder, embeddedFolder))
    return { query: (sql, values) => embedded.query(sql, values), close: () => embedded.close() }
  }
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  return { query: (sql, values) => client.query(sql, values), close: () => client.end() }
}

async function measureStart(server: ServerProcess, engine: string): Promise<Row[]> {
  const askedMs = performance.now()
  const response = await fetch(server.url + firstPage)
  await response.text()
  const pageMs = server.readyMs + performance.now() - askedMs
  const wrong = response.ok ? 0 : 1
  return [
    {
      name: `second start to first page, ${engine}`,
      ours: figure(pageMs, 'ms'),
      wrong,
      ...(wrong === 0 ? {} : { firstWrong: `${firstPage} gave ${response.status}` }),
      target: '<= 3000 ms',
      met: pageMs <= 3000,
    },
  ]
}

async function firstAnswer(
  server: ServerProcess,
  request: RunningSystem['workload']['execute'][number] | undefined,
): Promise<Row> {
  if (request === undefined) throw new Error('no request to execute')
  const askedMs = performance.now()
  const { method, headers, body } = request
  const response = await fetch(server.url + request.path, { method, headers, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  const answerMs = performance.now() - askedMs
  const right = response.status === request.status && request.contains.every((part) => text.includes(part))
  return {
    name: 'first answer after that',
    ours: figure(answerMs, 'ms'),
    wrong: right ? 0 : 1,
    ...(right ? {} : { firstWrong: `${response.status} ${text.slice(0, 300)}` }),
    target: '<= 1500 ms',
    met: answerMs <= 1500,
  }
}
