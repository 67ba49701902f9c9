import type { LastExecutionRound } from './last-execution.ts'
import type { Row } from './row.ts'
import type { ServerProcess } from './server-process.ts'
import type { Workload } from './workload.ts'

/** One engine's installation of the product (or of a second floor), prepared and running. */
export type RunningSide = {
  server: ServerProcess
  workload: Workload
  lastExecution: readonly LastExecutionRound[]
  /** Rows about the start itself, measured while it was prepared. */
  startRows: readonly Row[]
  stop(): Promise<void>
}
