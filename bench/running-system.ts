import type { BenchDatabase } from './bench-cluster.ts'
import type { ExternalServices } from './external-services.ts'
import type { LastExecutionRound } from './last-execution.ts'
import type { Row } from './result-row.ts'
import type { ServerProcess } from './server-process.ts'
import type { Workload } from './workload.ts'

/** A running installation of the product (or of a second floor) with prepared data. */
export type RunningSystem = {
  server: ServerProcess
  workload: Workload
  lastExecution: readonly LastExecutionRound[]
  /** Rows about the start, measured during the preparation. */
  startRows: readonly Row[]
  /** The database server; absent for the embedded engine, which no other process can open meanwhile. */
  database?: BenchDatabase
  /** The external services of the product; a floor has none. */
  outside?: ExternalServices
  /** Restarts the product on the same data; a floor has no restart. */
  restart?(): Promise<ServerProcess>
  stop(): Promise<void>
}

/** Returns the id of the bot that the accounts of the bench use. */
export function botOf({ workload }: RunningSystem): string {
  return JSON.parse(workload.execute[0]?.body ?? '{}').bot_id ?? ''
}
