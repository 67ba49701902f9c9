import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { check } from './check.ts'
import { type Cluster, startCluster } from './postgres-cluster.ts'
import { coverageLines, readRequirementCoverage } from './requirement-coverage.ts'
import { CHROMIUM, ensureMachineParts, HEADLESS_SHELL, POSTGRES } from './test/debian-packages.ts'
import { type Engine, type Plan, PROJECT_OF, readPlan, roundsOf, SIDE_BY_SIDE, type Stage } from './test/plan.ts'
import { runSuite } from './test/vitest-run.ts'
import { printTotals, sumOf, type Totals } from './totals.ts'

const root = join(import.meta.dirname, '..')
const ONE_FAILURE: Totals = { passed: 0, failed: 1 }

/** Runs the stages of the plan in order: code checks, the suites on each engine, and the requirement coverage. */
async function runPlan(plan: Plan): Promise<Totals> {
  const suites = plan.stages.filter((stage) => PROJECT_OF[stage] !== undefined)
  const needsServer = suites.some((stage) => roundsOf(stage, plan.engines).includes('postgres'))
  const needsBrowser = suites.some((stage) => stage === 'journeys' || stage === 'screens' || stage === 'widget')
  const parts = [
    ...(needsServer || suites.includes('tooling') ? [POSTGRES] : []),
    ...(needsBrowser ? [CHROMIUM, HEADLESS_SHELL] : []),
  ]
  const absent = ensureMachineParts(parts)
  if (absent.length > 0) return { passed: 0, failed: absent.length }
  const results: Totals[] = []
  const needsBuild = needsBrowser || suites.includes('faults')
  const isBuilt = !needsBuild || buildIfStale()
  if (!isBuilt) results.push(ONE_FAILURE)
  if (plan.stages.includes('check')) results.push(await headed('check', () => check(root)))
  const cluster = needsServer ? await startCluster() : undefined
  try {
    for (const stage of suites) {
      const canRun = isBuilt || stage === 'unit' || stage === 'tooling'
      const engines = roundsOf(stage, plan.engines)
      const run = async (engine: Engine | undefined) =>
        canRun ? suite(stage, engine, plan.filters, cluster) : notRun(stage, engine)
      if (SIDE_BY_SIDE.includes(stage)) results.push(...(await Promise.all(engines.map(run))))
      else for (const engine of engines) results.push(await run(engine))
    }
  } finally {
    await cluster?.stop()
  }
  if (plan.stages.includes('ledger')) results.push(await headed('ledger', printRequirementCoverage))
  return sumOf(results)
}

function suite(
  stage: Stage,
  engine: Engine | undefined,
  filters: readonly string[],
  cluster: Cluster | undefined,
): Promise<Totals> {
  const env: Record<string, string> =
    engine === undefined
      ? {}
      : { SYVO_TEST_ENGINE: engine, TEST_DATABASE_URL: engine === 'postgres' && cluster ? cluster.url : '' }
  return headed(engine === undefined ? stage : `${stage} on ${engine}`, () =>
    runSuite({ root, project: PROJECT_OF[stage] ?? stage, filters, env, showsAtEnd: SIDE_BY_SIDE.includes(stage) }),
  )
}

function notRun(stage: Stage, engine: Engine | undefined): Totals {
  console.error(`${stage}${engine === undefined ? '' : ` on ${engine}`} could not run, because the build failed.`)
  return ONE_FAILURE
}

function printRequirementCoverage(): Totals {
  const coverage = readRequirementCoverage(root)
  for (const line of coverageLines({ ...coverage, unproven: [] })) console.log(line)
  return coverage.defects.length === 0 ? { passed: 1, failed: 0 } : ONE_FAILURE
}

async function headed(name: string, work: () => Totals | Promise<Totals>): Promise<Totals> {
  const startedAt = Date.now()
  console.log(`\n── ${name} ──`)
  const totals = await work()
  console.log(
    `── ${name}: ${totals.passed} passed, ${totals.failed} failed (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  )
  return totals
}

// process.exit fires the exit handler that ends the PostgreSQL server.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

try {
  process.exitCode = printTotals(await runPlan(readPlan(process.argv.slice(2))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = printTotals(ONE_FAILURE)
}
