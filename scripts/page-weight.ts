import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.ts'
import { printTotals } from './totals.ts'

/** The limit of a page's JavaScript in bytes after brotli; the aim is 115 kB, of which the frameworks take 95. */
const LIMIT_BYTES = 135_000
const PAGES = [
  { name: 'landing', routes: ['__root__', '/_public', '/_public/'] },
  { name: 'listing', routes: ['__root__', '/_public', '/_public/marketplace'] },
  { name: 'bot', routes: ['__root__', '/_public', '/_public/bot/$botId'] },
] as const

interface Manifest {
  routes: Record<string, { scripts?: readonly { children?: string }[] } | undefined>
}

/**
 * Checks the JavaScript of the pages where visitors arrive against the limit: the brotli copies of the modules that the server lists for
 * each page. `dist` is the folder of a build. Returns the exit code.
 */
async function weighPages(dist: string): Promise<number> {
  const { routes } = await readManifest(dist)
  let failed = 0
  for (const page of PAGES) {
    const modules = page.routes.flatMap((id) => modulesOf(routes, id))
    const bytes = [...new Set(modules)].reduce((sum, path) => sum + brotliBytes(dist, path), 0)
    const isWithinLimit = modules.length > 0 && bytes <= LIMIT_BYTES
    if (!isWithinLimit) failed += 1
    console.log(`${isWithinLimit ? '✓' : '✗'} ${page.name}: ${kilobytes(bytes)} of at most ${kilobytes(LIMIT_BYTES)}`)
  }
  return printTotals({ passed: PAGES.length - failed, failed })
}

/** Reads the server's list of modules per route. */
async function readManifest(dist: string): Promise<Manifest> {
  const assets = join(dist, 'server/assets')
  const file = readdirSync(assets).find((name) => name.startsWith('_tanstack-start-manifest'))
  if (!file) throw new Error('the build has no list of modules')
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the build writes this file, and no type describes it
  const read: { tsrStartManifest(): Manifest } = await import(pathToFileURL(join(assets, file)).href)
  return read.tsrStartManifest()
}

function modulesOf(routes: Manifest['routes'], id: string): string[] {
  const route = routes[id]
  if (!route) throw new Error(`the build knows no route ${id}`)
  // oxlint-disable-next-line typescript/no-unsafe-return -- a list of paths, see src/web/start-script.ts
  return (route.scripts ?? []).flatMap(({ children }): string[] => JSON.parse(children ?? '[]'))
}

function brotliBytes(dist: string, path: string): number {
  return statSync(join(dist, 'client', `${path}.br`)).size
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

const given = process.argv[2]
if (given === undefined && !buildIfStale()) process.exit(1)
process.exitCode = await weighPages(given ?? join(import.meta.dirname, '../dist'))
