import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './bench-cluster.ts'
import { addBots, listingQuestions, type OwnerQuery, publicPages, rareQuestion } from './bench-fixtures.ts'
import { compare, measure, median, medianOf, type Side } from './compare.ts'
import type { LoadReport } from './load-job.ts'
import type { BenchOptions } from './options.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'
import { startServer } from './server-process.ts'
import type { BenchRequest } from './workload.ts'

const [few, many] = [1000, 10_000]
const listingMostMs = 25
const growthMost = 1.5
const pageLeastRatio = 0.5

/** Measures the listing and the public pages with 10,000 bots; after other rows, because the bots stay. */
export async function marketplaceRows(
  ours: RunningSystem,
  wanted: (name: string) => boolean,
  options: BenchOptions,
): Promise<Row[]> {
  if (!ours.database || !ours.restart || !(wanted('listing') || wanted('page'))) return []
  const client = new pg.Client({ connectionString: ours.database.adminUrl })
  await client.connect()
  const query: OwnerQuery = (sql, values) => client.query(sql, values)
  const rows: Row[] = []
  try {
    await addBots(query, 0, few)
    const small = wanted('listing') ? await rounds(ours.server, [rareQuestion()], 1, options) : null
    await addBots(query, few, many)
    if (small) rows.push(growthRow(small, await rounds(ours.server, [rareQuestion()], 1, options)))
    const server = await ours.restart()
    if (small) rows.push(coldRow(await askOnce(server.url, listingQuestions(), 8)), await warmRow(server, options))
    if (wanted('page')) rows.push(...(await pageRows(server, options)))
  } finally {
    await client.end()
  }
  return rows
}

async function rounds(side: Side, requests: readonly BenchRequest[], connections: number, options: BenchOptions) {
  const reports: LoadReport[] = []
  for (let round = 0; round < options.rounds; round++) reports.push(await measure(side, requests, connections, options))
  return medianOf(reports)
}

function growthRow(small: LoadReport, large: LoadReport): Row {
  const ratio = large.p50Ms / small.p50Ms
  return {
    name: 'listing, 50 bots found, among 10,000 against 1,000, p50, c=1',
    ours: figure(large.p50Ms, 'ms'),
    floor: figure(small.p50Ms, 'ms'),
    ratio,
    ...faultsOf(small, large),
    target: `<= ${growthMost}x`,
    met: ratio <= growthMost,
  }
}

async function warmRow(server: Side, options: BenchOptions): Promise<Row> {
  const report = await rounds(server, listingQuestions(), 8, options)
  return {
    name: 'listing, search, two filters and sort, 10,000 bots, warm, p95, c=8',
    ours: figure(report.p95Ms, 'ms'),
    cpu: report.cpuMsPerRequest.toFixed(2),
    ...faultsOf(report),
    target: `<= ${listingMostMs} ms`,
    met: report.p95Ms <= listingMostMs,
  }
}

/** Returns the row of the first searches after a start, without open connections, planned statements or compiled code; it has no target. */
function coldRow(samples: readonly { ms: number; wrong: boolean }[]): Row {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    name: `listing, the same, the first ${samples.length} after a start, p95, c=8`,
    ours: figure(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, 'ms'),
    wrong: samples.filter(({ wrong }) => wrong).length,
    target: 'stated',
    met: true,
  }
}

async function askOnce(url: string, requests: readonly BenchRequest[], connections: number) {
  const samples: { ms: number; wrong: boolean }[] = []
  const waiting = [...requests]
  const work = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      const startedMs = performance.now()
      const response = await fetch(url + request.path)
      await response.text()
      samples.push({ ms: performance.now() - startedMs, wrong: response.status !== request.status })
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return samples
}

/** Measures each public page against React alone rendering the same markup, without data, router or product. */
async function pageRows(server: Side, options: BenchOptions): Promise<Row[]> {
  const program = join(import.meta.dirname, 'baseline-page-server.ts')
  const env = { PAGES_FROM: server.url, PAGES: JSON.stringify(publicPages), NODE_ENV: 'production' }
  const floor = await startServer(program, { port: await freePort(), env, readyPath: '/ready' })
  try {
    const rows: Row[] = []
    for (const path of publicPages) {
      const request: BenchRequest = { method: 'GET', path, headers: {}, status: 200, contains: ['</main>', '</html>'] }
      const compared = await compare({ ours: server, floor }, { ours: [request], floor: [request] }, 16, options)
      const ratio = median(compared.throughputRatios)
      rows.push({
        name: `page ${path} with 10,000 bots, c=16, floor: React alone`,
        ours: figure(compared.ours.perSecond, '/s'),
        floor: figure(compared.floor.perSecond, '/s'),
        ratio,
        spread: compared.throughputRatios,
        cpu: `${compared.ours.cpuMsPerRequest.toFixed(2)} / ${compared.floor.cpuMsPerRequest.toFixed(2)}`,
        ...faultsOf(compared.ours, compared.floor),
        target: `>= ${pageLeastRatio} of floor`,
        met: ratio >= pageLeastRatio,
      })
    }
    return rows
  } finally {
    await floor.stop()
  }
}

function faultsOf(...reports: readonly LoadReport[]): Pick<Row, 'wrong' | 'firstWrong'> {
  const firstWrong = reports.find((report) => report.firstWrong !== undefined)?.firstWrong
  return {
    wrong: reports.reduce((sum, report) => sum + report.wrong, 0),
    ...(firstWrong === undefined ? {} : { firstWrong }),
  }
}
