import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { buildIfStale } from '../scripts/build.ts'
import { printTotals } from '../scripts/totals.ts'
import { startSyvo } from '../tests/support/running-syvo.ts'
import { median } from './compare.ts'

/** The least scores on a phone of the pages where visitors arrive; machine noise affects performance only, hence the median. */
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const ARTICLE = '/blog/maak-je-website-klaar-voor-een-chatbot'
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic']

type Category = keyof typeof TARGETS
const categories = Object.keys(TARGETS) as Category[] // the keys of the object above

/** One run over a page: the score per category, and the audits below the full score. */
interface Run {
  readonly points: Record<Category, number>
  readonly faults: readonly string[]
}

/**
 * Runs Lighthouse as a phone on five public pages of a real Syvo with the embedded database, and prints a table with the median of five runs
 * (`--runs`) per page. Returns the exit code: 1 when a target is not met. Needs Debian's Chromium.
 */
export async function measureLighthouse(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: '5' } } })
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new Error('--runs must be a number above 0')
  if (!buildIfStale()) throw new Error('the build failed')
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before the start, median of ${runs}`)
  const syvo = await startSyvo()
  const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: FLAGS })
  const met: boolean[] = []
  try {
    console.log(line('page', categories, 'performance of each run'))
    console.log(line('target', Object.values(TARGETS), ''))
    for (const path of await pagesOf(syvo.url)) met.push(await measurePage(syvo.url + path, path, chrome.port, runs))
  } finally {
    chrome.kill()
    await syvo.dispose()
  }
  const passed = met.filter(Boolean).length
  return printTotals({ passed, failed: met.length - passed })
}

async function pagesOf(url: string): Promise<string[]> {
  const bots: unknown = await (await fetch(`${url}/rest/v1/bots`)).json()
  const first: unknown = Array.isArray(bots) ? bots[0] : null
  if (typeof first !== 'object' || first === null || !('id' in first)) throw new Error('the marketplace has no bot')
  return ['/', '/marketplace', `/bot/${String(first.id)}`, '/pricing', ARTICLE]
}

/** Measures one page, prints its line and failed audits, and returns whether every target is met. */
async function measurePage(url: string, path: string, port: number, count: number): Promise<boolean> {
  const runs: Run[] = []
  while (runs.length < count) runs.push(await measure(url, port))
  const medians = categories.map((category) => median(runs.map(({ points }) => points[category])))
  const isMet = categories.every((category, at) => (medians[at] ?? 0) >= TARGETS[category])
  const spread = runs.map(({ points }) => points.performance).toSorted((one, other) => one - other)
  console.log(line(`${isMet ? '✓' : '✗'} ${path.replace(/[0-9a-f-]{36}/, '…')}`, medians, spread.join(' ')))
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`    ${fault}`)
  return isMet
}

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`no result for ${url}`)
  const { lhr } = result
  const of = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const points = {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  }
  // Performance audits vary with the machine; audits of other categories are real faults.
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title ?? ''}`)
  return { points, faults }
}

function line(name: string, cells: readonly (string | number)[], spread: string): string {
  return `${name.padEnd(50)}${cells.map((cell) => String(cell).padStart(16)).join('')}   ${spread}`.trimEnd()
}

if (import.meta.main) process.exitCode = await measureLighthouse(process.argv.slice(2))
