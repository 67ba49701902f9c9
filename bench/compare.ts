import { type LoadReport, runLoad } from './load-job.ts'
import type { BenchOptions } from './options.ts'
import type { BenchRequest } from './workload.ts'

/** A running server that requests go to. */
export type Side = { url: string; pid: number }

/** The reports of both sides. `throughputRatios` holds the product's throughput divided by the floor's per round, smallest first. */
export type Compared = { ours: LoadReport; floor: LoadReport; throughputRatios: number[] }

/** Measures both sides in alternating rounds (ABAB), so that a busy moment of the machine hits both; every figure is the median of the rounds. */
export async function compare(
  sides: { ours: Side; floor: Side },
  requests: { ours: readonly BenchRequest[]; floor: readonly BenchRequest[] },
  connections: number,
  options: BenchOptions,
): Promise<Compared> {
  const rounds: Pick<Compared, 'ours' | 'floor'>[] = []
  for (let round = 0; round < options.rounds; round++) {
    const ours = await measure(sides.ours, requests.ours, connections, options)
    const floor = await measure(sides.floor, requests.floor, connections, options)
    rounds.push({ ours, floor })
  }
  return {
    ours: medianOf(rounds.map((round) => round.ours)),
    floor: medianOf(rounds.map((round) => round.floor)),
    throughputRatios: rounds.map(({ ours, floor }) => ours.perSecond / floor.perSecond).toSorted((a, b) => a - b),
  }
}

/** Measures one side once. */
export function measure(
  side: Side,
  requests: readonly BenchRequest[],
  connections: number,
  options: BenchOptions,
): Promise<LoadReport> {
  const { warmupSeconds, seconds } = options
  return runLoad({ url: side.url, pid: side.pid, requests, connections, warmupSeconds, seconds })
}

/** Returns the median of a list; of an even number of values the lower of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Returns the median of several measurements of one side, figure by figure. */
export function medianOf(reports: readonly LoadReport[]): LoadReport {
  const middle = (read: (report: LoadReport) => number) => median(reports.map(read))
  const firstWrong = reports.find((report) => report.firstWrong !== undefined)?.firstWrong
  return {
    answered: reports.reduce((sum, report) => sum + report.answered, 0),
    wrong: reports.reduce((sum, report) => sum + report.wrong, 0),
    ...(firstWrong === undefined ? {} : { firstWrong }),
    perSecond: middle((report) => report.perSecond),
    p50Ms: middle((report) => report.p50Ms),
    p95Ms: middle((report) => report.p95Ms),
    p99Ms: middle((report) => report.p99Ms),
    firstByteP50Ms: middle((report) => report.firstByteP50Ms),
    cpuMsPerRequest: middle((report) => report.cpuMsPerRequest),
  }
}
