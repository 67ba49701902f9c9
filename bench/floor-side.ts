import { join } from 'node:path'
import pg from 'pg'
import { type BenchDatabase, freePort } from './bench-cluster.ts'
import { createFloorSchema, volumes } from './floor-schema.ts'
import { floorWorkload, lastFloorExecution } from './floor-workload.ts'
import { startServer } from './server-process.ts'
import type { RunningSide } from './side.ts'

/** Prepares and starts a floor; `lastExecutionRounds` users beyond the loaded ones have one execution left. */
export async function startFloor(
  database: BenchDatabase,
  modelUrl: string,
  lastExecutionRounds: number,
): Promise<RunningSide> {
  await createFloorSchema(database.adminUrl)
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await client.query('insert into floor_grant (user_id, limit_count) select $1 + g, 1 from generate_series(1, $2) g', [
    volumes.users,
    lastExecutionRounds,
  ])
  await client.end()
  const env = { DATABASE_URL: database.url, MODEL_URL: modelUrl }
  const program = join(import.meta.dirname, 'floor-server.ts')
  const server = await startServer(program, { port: await freePort(), env, readyPath: '/ready' })
  return {
    server,
    workload: floorWorkload(),
    lastExecution: lastFloorExecution(lastExecutionRounds),
    startRows: [],
    stop: () => server.stop(),
  }
}
