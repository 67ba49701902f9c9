import { join } from 'node:path'
import pg from 'pg'
import { createBaselineSchema, volumes } from './baseline-schema.ts'
import { baselineWorkload, lastBaselineExecution } from './baseline-workload.ts'
import { type BenchDatabase, freePort } from './bench-cluster.ts'
import type { RunningSystem } from './running-system.ts'
import { startServer } from './server-process.ts'

/** Prepares and starts a floor; `lastExecutionRounds` more users than the loaded ones have one execution left. */
export async function startBaseline(
  database: BenchDatabase,
  modelUrl: string,
  lastExecutionRounds: number,
): Promise<RunningSystem> {
  await createBaselineSchema(database.adminUrl)
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query('insert into floor_grant (user_id, limit_count) select $1 + g, 1 from generate_series(1, $2) g', [
    volumes.users,
    lastExecutionRounds,
  ])
  await client.end()
  const env = { DATABASE_URL: database.url, MODEL_URL: modelUrl }
  const program = join(import.meta.dirname, 'baseline-server.ts')
  const server = await startServer(program, { port: await freePort(), env, readyPath: '/ready' })
  return {
    server,
    workload: baselineWorkload(),
    lastExecution: lastBaselineExecution(lastExecutionRounds),
    startRows: [],
    stop: () => server.stop(),
  }
}
