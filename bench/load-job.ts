import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { BenchRequest } from './workload.ts'

export type LoadJob = {
  url: string
  /** The process whose CPU time is measured. */
  pid: number
  requests: readonly BenchRequest[]
  connections: number
  warmupSeconds: number
  seconds: number
}

export type LoadReport = {
  answered: number
  wrong: number
  /** The description of the first wrong answer. */
  firstWrong?: string
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  /** Time to the first bytes of the answer; NaN for requests without `firstToken`. */
  firstByteP50Ms: number
  cpuMsPerRequest: number
}

/** Sends a load from a child process, so that it does not share the event loop of the runner. */
export function runLoad(job: LoadJob): Promise<LoadReport> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'load.ts'), { serialization: 'advanced' })
    // The child sends exactly one LoadReport.
    child.once('message', (report) => resolve(report as LoadReport))
    child.once('exit', (code) => reject(new Error(`the load generator ended with ${code}`)))
    child.once('error', reject)
    child.send(job)
  })
}
