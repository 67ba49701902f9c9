import type { BenchDatabase } from './bench-cluster.ts'
import type { ExternalServices } from './external-services.ts'
import type { LastExecutionRound } from './last-execution.ts'
import type { Row } from './result-row.ts'
import type { ServerProcess } from './server-process.ts'
import type { Workload } from './workload.ts'

/** One engine's installation of the product (or of a second floor), prepared and running. */
export type RunningSystem = {
  server: ServerProcess
  workload: Workload
  lastExecution: readonly LastExecutionRound[]
  /** Rows about the start itself, measured while it was prepared. */
  startRows: readonly Row[]
  /** The server that holds its data; absent for the embedded engine, whose data nobody else can open meanwhile. */
  database?: BenchDatabase
  /** What the product talks to; a floor talks to nobody. */
  outside?: ExternalServices
  /** Stops the product and starts it again on the same data; a floor has nothing to forget. */
  restart?(): Promise<ServerProcess>
  stop(): Promise<void>
}

/** The bot that the accounts of the bench rent. */
export function botOf({ workload }: RunningSystem): string {
  return JSON.parse(workload.execute[0]?.body ?? '{}').bot_id ?? ''
}
