import { modelAlone } from './baseline-workload.ts'
import { type Compared, compare, measure, median, type Side } from './compare.ts'
import type { BenchOptions } from './options.ts'
import { figure, type Row } from './result-row.ts'
import type { Workload } from './workload.ts'

export type Bench = {
  ours: Side
  floor: Side
  model: Side
  oursWork: Workload
  floorWork: Workload
  options: BenchOptions
}

/** A measurement that gives one or more rows; `--only` searches in `names`. */
export type LoadRow = {
  names: string
  /** Needs a start of the product with the 50 ms model. */
  slowModel: boolean
  run(bench: Bench): Promise<Row[]>
}

const concurrency = 32

export const loadRows: readonly LoadRow[] = [
  throughputRow('execute, instant model, c=32', 'execute', 0.3),
  { names: 'execute, added latency, c=1', slowModel: false, run: addedLatency },
  throughputRow('execute, 50 ms model, c=32', 'executeSlow', 0.93),
  { names: 'chat stream, first byte beyond the model, c=1', slowModel: false, run: firstByte },
  throughputRow('chat streams, c=32', 'stream', 0.4),
  throughputRow('leads page, 50 of 100,000, c=32', 'leads', 0.5),
  throughputRow('get_my_effective_plan, c=32', 'plan', 0.5),
]

function throughputRow(name: string, work: keyof Workload, target: number): LoadRow {
  return {
    names: name,
    slowModel: work === 'executeSlow',
    async run(bench) {
      const compared = await compareWork(bench, work, concurrency)
      const ratio = median(compared.throughputRatios)
      const spread = compared.throughputRatios
      const ours = figure(compared.ours.perSecond, '/s')
      const floor = figure(compared.floor.perSecond, '/s')
      return [
        {
          name,
          ours,
          floor,
          ratio,
          spread,
          ...sideFacts(compared),
          target: `>= ${target} of floor`,
          met: ratio >= target,
        },
      ]
    },
  }
}

/** Returns rows with the time that the server adds to the model's latency, at p50 and p99. */
async function addedLatency(bench: Bench): Promise<Row[]> {
  const model = await measure(bench.model, [modelAlone.whole], 1, bench.options)
  const compared = await compareWork(bench, 'execute', 1)
  const row = (name: string, mostRatio: number, ours: number, floor: number): Row => ({
    name,
    ours: figure(ours, 'ms'),
    floor: figure(floor, 'ms'),
    ratio: ours / floor,
    ...sideFacts(compared),
    target: `<= ${mostRatio}x floor`,
    met: ours / floor <= mostRatio,
  })
  const added = (read: 'p50Ms' | 'p99Ms') =>
    [compared.ours[read] - model.p50Ms, compared.floor[read] - model.p50Ms] as const
  return [
    row('execute, added latency p50, c=1', 2.5, ...added('p50Ms')),
    row('execute, added latency p99, c=1', 4, ...added('p99Ms')),
  ]
}

async function firstByte(bench: Bench): Promise<Row[]> {
  const model = await measure(bench.model, [modelAlone.stream], 1, bench.options)
  const compared = await compareWork(bench, 'stream', 1)
  const ours = compared.ours.firstByteP50Ms - model.firstByteP50Ms
  const floor = compared.floor.firstByteP50Ms - model.firstByteP50Ms
  return [
    {
      name: 'chat stream, first byte beyond the model p50, c=1',
      ours: figure(ours, 'ms'),
      floor: figure(floor, 'ms'),
      ratio: ours / floor,
      ...sideFacts(compared),
      target: '<= 5 ms',
      met: ours <= 5,
    },
  ]
}

function compareWork(bench: Bench, work: keyof Workload, connections: number): Promise<Compared> {
  const requests = { ours: bench.oursWork[work], floor: bench.floorWork[work] }
  return compare({ ours: bench.ours, floor: bench.floor }, requests, connections, bench.options)
}

function sideFacts({ ours, floor }: Compared): Pick<Row, 'cpu' | 'wrong' | 'firstWrong'> {
  const firstWrong = ours.firstWrong ?? floor.firstWrong
  return {
    cpu: `${ours.cpuMsPerRequest.toFixed(2)} / ${floor.cpuMsPerRequest.toFixed(2)}`,
    wrong: ours.wrong + floor.wrong,
    ...(firstWrong === undefined ? {} : { firstWrong }),
  }
}
