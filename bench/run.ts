import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../scripts/build.ts'
import { memoryRow, widgetRows } from './app-rows.ts'
import { attempt, GROUP_PATIENCE_MS } from './attempt.ts'
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
const measured = async (name: string, measure: () => Promise<readonly Row[]>, patienceMs?: number) =>
  print(await attempt(name, measure, patienceMs))

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
    if (options.engines.includes('postgres'))
      await attemptEngine('the rows on postgres', rows, () => measurePostgres(cluster, model, stops, rows))
    if (options.engines.includes('embedded') && !options.self)
      await attemptEngine('the rows on embedded', rows, () => measureEmbedded(model, stops, rows))
    if (wanted('widget')) rows.push(...(await measured('widget', widgetRows)))
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
  console.log(`\n${formatTable(rows)}`)
  // A row that was given up may still hold connections, which would keep the process.
  process.exit(rows.length > 0 && rows.every((row) => row.met && row.wrong === 0) ? 0 : 1)
}

/** Prints the load of the machine and warns when it is too high for reliable figures. */
function warnWhenBusy(): void {
  const [load = 0] = loadavg()
  const cores = availableParallelism()
  console.log(
    `${cores} cores, load ${load.toFixed(1)} before the start${load > cores / 2 ? ': TOO BUSY, do not trust these figures' : ''}`,
  )
}

/** Reports a start that fails as a row, so that what does not need it is still measured. */
async function attemptEngine(name: string, rows: Row[], measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    rows.push(...(await measured(name, () => Promise.reject(error))))
  }
}

async function measurePostgres(
  cluster: BenchCluster,
  model: ServerProcess,
  stops: (() => Promise<void>)[],
  rows: Row[],
): Promise<void> {
  const floor = await startBaseline(await cluster.createDatabase('floor'), model.url, 1)
  stops.push(floor.stop)
  const ours = await startOurs(cluster, model, 'instant')
  stops.push(ours.stop)
  const sides = { floor: floor.server, model, floorWork: floor.workload, options }
  const benchOf = ({ server, workload }: RunningSystem): Bench => ({ ...sides, ours: server, oursWork: workload })
  rows.push(...print(ours.startRows.filter((row) => wanted(row.name))))
  if (wanted('memory')) rows.push(...(await memory('postgres', ours)))
  for (const row of loadRows.filter((one) => wanted(one.names) && !one.slowModel))
    rows.push(...(await measured(row.names, () => row.run(benchOf(ours)))))
  const groups = {
    payments: paymentRows,
    editor: editorRows,
    'last execution': () => lastExecution('postgres', ours),
    marketplace: marketplaceRows,
    vendor: vendorRows,
    monitor: monitorRows,
    floods: floodRows,
  }
  for (const [name, group] of Object.entries(groups))
    rows.push(...(await measured(name, () => group(ours, wanted, options), GROUP_PATIENCE_MS)))
  await ours.stop()
  for (const row of loadRows.filter((one) => wanted(one.names) && one.slowModel)) {
    const slow = await startOurs(cluster, model, 'bench-50ms')
    stops.push(slow.stop)
    rows.push(...(await measured(row.names, () => row.run(benchOf(slow)))))
    await slow.stop()
  }
}

async function measureEmbedded(model: ServerProcess, stops: (() => Promise<void>)[], rows: Row[]): Promise<void> {
  const { lastExecutionRounds } = options
  const ours = await startApp({ modelUrl: model.url, model: 'instant', lastExecutionRounds })
  stops.push(ours.stop)
  rows.push(...print(ours.startRows.filter((row) => wanted(row.name))))
  if (wanted('memory')) rows.push(...(await memory('embedded', ours)))
  rows.push(...(await measured('last execution', () => lastExecution('embedded', ours))))
  rows.push(...(await measured('floods', () => floodRows(ours, wanted, options), GROUP_PATIENCE_MS)))
  await ours.stop()
}

function memory(engine: BenchOptions['engines'][number], ours: RunningSystem): Promise<readonly Row[]> {
  return measured(`peak memory, ${engine}`, async () => [
    await memoryRow(engine, ours.server, ours.workload.execute, options),
  ])
}

/** Starts the product on a new PostgreSQL database. The model is a setting of the server, so each model needs a start. */
async function startOurs(cluster: BenchCluster, model: ServerProcess, modelName: string): Promise<RunningSystem> {
  const database = await cluster.createDatabase(`ours_${modelName.replaceAll('-', '_')}`)
  const lastExecutionRounds = modelName === 'instant' ? options.lastExecutionRounds : 0
  if (options.self) return startBaseline(database, model.url, lastExecutionRounds)
  return startApp({ database, modelUrl: model.url, model: modelName, lastExecutionRounds })
}

async function lastExecution(engine: BenchOptions['engines'][number], ours: RunningSystem): Promise<readonly Row[]> {
  if (!wanted('last execution')) return []
  return [await raceForLastExecution(`last execution, 1,000 callers, ${engine}`, ours.server.url, ours.lastExecution)]
}

if (isLighthouse) process.exitCode = await measureLighthouse(rest)
else await main()
