import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../scripts/build.ts'
import { memoryRow, widgetRows } from './app-rows.ts'
import { type BenchCluster, freePort, startBenchCluster } from './bench-cluster.ts'
import { editorRows } from './editor-rows.ts'
import { floodRows } from './flood-rows.ts'
import { raceForLastExecution } from './last-execution.ts'
import { measureLighthouse } from './lighthouse.ts'
import { type Bench, loadRows } from './load-rows.ts'
import { marketplaceRows } from './marketplace-rows.ts'
import { monitorRows } from './monitor-rows.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { paymentRows } from './payment-rows.ts'
import { formatTable, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { startApp } from './start-app.ts'
import { startBaseline } from './start-baseline.ts'
import { vendorRows } from './vendor-rows.ts'
import { modelAnswer } from './workload.ts'

const [first, ...rest] = process.argv.slice(2)
const isLighthouse = first === 'lighthouse'
const options = readOptions(isLighthouse ? [] : process.argv.slice(2))
const wanted = (name: string) => name.includes(options.only)
const print = (rows: readonly Row[]) => {
  for (const row of rows) console.log(formatTable([row]).split('\n').slice(1).join('\n'))
  return rows
}

/** Starts all processes, measures row by row and stops the processes, also after an error. Exits with 1 when a row is not met. */
async function main(): Promise<void> {
  if (!options.self && !buildIfStale()) throw new Error('the build failed; --self measures the floor against itself')
  warnWhenBusy()
  const stops: (() => Promise<void>)[] = []
  const rows: Row[] = []
  try {
    const program = join(import.meta.dirname, 'model-server.ts')
    const env = { MODEL_ANSWER: modelAnswer }
    const model = await startServer(program, { port: await freePort(), env, readyPath: '/ready' })
    stops.push(model.stop)
    const cluster = await startBenchCluster()
    stops.push(cluster.stop)
    if (options.engines.includes('postgres')) rows.push(...(await measurePostgres(cluster, model, stops)))
    if (options.engines.includes('embedded') && !options.self) rows.push(...(await measureEmbedded(model, stops)))
    if (wanted('widget')) rows.push(...print(await widgetRows()))
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
  console.log(`\n${formatTable(rows)}`)
  process.exitCode = rows.every((row) => row.met && row.wrong === 0) ? 0 : 1
}

/** Prints the load of the machine and warns when it is too high for reliable figures. */
function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  console.log(
    `${cores} cores, load ${load.toFixed(1)} before the start${load > cores / 2 ? ': TOO BUSY, do not trust these figures' : ''}`,
  )
}

async function measurePostgres(
  cluster: BenchCluster,
  model: ServerProcess,
  stops: (() => Promise<void>)[],
): Promise<Row[]> {
  const floor = await startBaseline(await cluster.createDatabase('floor'), model.url, 1)
  stops.push(floor.stop)
  const ours = await startOurs(cluster, model, 'instant')
  stops.push(ours.stop)
  const bench: Bench = {
    ours: ours.server,
    floor: floor.server,
    model,
    oursWork: ours.workload,
    floorWork: floor.workload,
    options,
  }
  const rows: Row[] = [...print(ours.startRows.filter((row) => wanted(row.name)))]
  if (wanted('memory')) rows.push(...print([await memoryRow('postgres', ours.server, ours.workload.execute, options)]))
  for (const row of loadRows.filter((one) => wanted(one.names) && !one.slowModel))
    rows.push(...print(await row.run(bench)))
  rows.push(...print(await paymentRows(ours, wanted, options)))
  rows.push(...print(await editorRows(ours, wanted, options)))
  rows.push(...(await lastExecution('postgres', ours)))
  rows.push(...print(await marketplaceRows(ours, wanted, options)))
  rows.push(...print(await vendorRows(ours, wanted, options)))
  rows.push(...print(await monitorRows(ours, wanted, options)))
  rows.push(...print(await floodRows(ours, wanted, options)))
  await ours.stop()
  for (const row of loadRows.filter((one) => wanted(one.names) && one.slowModel)) {
    const slow = await startOurs(cluster, model, 'bench-50ms')
    stops.push(slow.stop)
    rows.push(...print(await row.run({ ...bench, ours: slow.server, oursWork: slow.workload })))
    await slow.stop()
  }
  return rows
}

async function measureEmbedded(model: ServerProcess, stops: (() => Promise<void>)[]): Promise<Row[]> {
  const { lastExecutionRounds } = options
  const ours = await startApp({ modelUrl: model.url, model: 'instant', lastExecutionRounds })
  stops.push(ours.stop)
  const rows: Row[] = [...print(ours.startRows.filter((row) => wanted(row.name)))]
  if (wanted('memory')) rows.push(...print([await memoryRow('embedded', ours.server, ours.workload.execute, options)]))
  rows.push(...(await lastExecution('embedded', ours)))
  rows.push(...print(await floodRows(ours, wanted, options)))
  await ours.stop()
  return rows
}

/** Starts the product on a new PostgreSQL database. The model is a setting of the server, so each model needs a start. */
async function startOurs(cluster: BenchCluster, model: ServerProcess, modelName: string): Promise<RunningSystem> {
  const database = await cluster.createDatabase(`ours_${modelName.replaceAll('-', '_')}`)
  const lastExecutionRounds = modelName === 'instant' ? options.lastExecutionRounds : 0
  if (options.self) return startBaseline(database, model.url, lastExecutionRounds)
  return startApp({ database, modelUrl: model.url, model: modelName, lastExecutionRounds })
}

async function lastExecution(engine: BenchOptions['engines'][number], ours: RunningSystem): Promise<Row[]> {
  if (!wanted('last execution')) return []
  return [
    ...print([
      await raceForLastExecution(`last execution, 1,000 callers, ${engine}`, ours.server.url, ours.lastExecution),
    ]),
  ]
}

if (isLighthouse) process.exitCode = await measureLighthouse(rest)
else await main()
