import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readPlainText } from '../readers/read-plain-text.ts'
import { pageLimit } from '../readers/read-sitemap.ts'
import {
  findSources,
  noteWaitingPages,
  type PageResult,
  removeOtherPages,
  type Source,
  type StoredPage,
  savePageResult,
} from '../store/page-store.ts'
import { fetchPage } from './fetch-page.ts'
import type { ReadDeps } from './read-deps.ts'
import { ReadingBudget } from './reading-budget.ts'
import { LeaseLostError, ReadingLease } from './reading-lease.ts'
import { rebuildIndex } from './rebuild-index.ts'

/** One step of a reading: a page came to its end, `done` of `total` known pages so far. */
export type ReadProgress = {
  done: number
  total: number
  page: { url: string; status: PageResult['status']; reason: string | null }
}

/** How a reading ended: per outcome the number of pages; `busy` when another reading of the same configuration is under way, `overtaken` when one took this one's place. */
export type ReadingReport =
  | { outcome: 'read'; read: number; skipped: number; failed: number; passages: number }
  | { outcome: 'busy' | 'overtaken' }

const atOnce = 4
const everyMs = 24 * 3_600_000
const sitemapLimit = 20

/**
 * Reads every source of a configuration and builds its index anew: addresses through the guarded client, sitemaps with up to 200 pages,
 * text fields as they are, together within a budget. One bad page is named with its reason and never stops the others; the last good copy of a page stays. The old index
 * answers until the new one is whole.
 */
export async function readSources(
  deps: ReadDeps,
  configId: string,
  onProgress: (progress: ReadProgress) => void = () => {},
): Promise<ReadingReport> {
  const lease = await ReadingLease.take(deps, configId)
  if (!lease) return { outcome: 'busy' }
  try {
    const sources = await lease.write('reading needs the sources', (tx) => findSources(tx, configId))
    const reading = new Reading(deps, lease, onProgress)
    await reading.run(sources)
    const passages = await rebuildIndex(deps, lease, new Date(deps.clock.now().getTime() + everyMs))
    return { outcome: 'read', ...reading.counts, passages }
  } catch (error) {
    if (error instanceof LeaseLostError) return { outcome: 'overtaken' }
    await lease.giveUp(new Date(deps.clock.now().getTime() + everyMs / 24)).catch(() => {})
    throw error
  }
}

type Job = { source: Source; url: string; page: StoredPage }

class Reading {
  readonly counts = { read: 0, skipped: 0, failed: 0 }
  private readonly deps: ReadDeps
  private readonly lease: ReadingLease
  private readonly budget = new ReadingBudget()
  private readonly onProgress: (progress: ReadProgress) => void
  private readonly known = new Map<string, string>()
  private readonly queue: Job[] = []
  private done = 0
  private sitemaps = 0

  constructor(deps: ReadDeps, lease: ReadingLease, onProgress: (progress: ReadProgress) => void) {
    this.deps = deps
    this.lease = lease
    this.onProgress = onProgress
  }

  async run(sources: readonly Source[]): Promise<void> {
    for (const source of sources) await this.enqueue(source, [source.url])
    let failure: Error | undefined
    const working = new Set<Promise<void>>()
    while (this.queue.length > 0 || working.size > 0) {
      const job = working.size < atOnce ? this.queue.shift() : undefined
      if (!job) {
        await Promise.race(working)
        continue
      }
      const work: Promise<void> = this.work(job)
        .catch((error: unknown) => {
          failure ??= error instanceof Error ? error : new Error(String(error))
          if (error instanceof LeaseLostError) this.queue.length = 0
        })
        .finally(() => working.delete(work))
      working.add(work)
    }
    if (failure) throw failure
    await this.lease.write('pages without a source go', (tx) =>
      removeOtherPages(tx, this.lease.configId, [...this.known.values()]),
    )
  }

  private async work({ source, url, page }: Job): Promise<void> {
    const fetched =
      source.kind === 'text' ? textResult(source, page) : await fetchPage(this.deps.pages, url, page, this.budget)
    if (fetched.is === 'list') return this.follow(source, url, page, fetched)
    await this.finish(page, fetched.result)
    // Parsing a text takes this process some milliseconds; visitors' questions go in between.
    await setImmediate()
  }

  // A sitemap is no page of its own: its pages take its place.
  private async follow(
    source: Source,
    url: string,
    page: StoredPage,
    list: { pages: string[]; sitemaps: string[] },
  ): Promise<void> {
    this.sitemaps++
    const further = this.sitemaps < sitemapLimit ? list.sitemaps : []
    const sameSite = [...list.pages, ...further].filter((next) => siteOf(next) === siteOf(url))
    if (sameSite.length === 0) return this.finish(page, { status: 'skipped', reason: 'empty' })
    this.known.delete(url)
    await this.enqueue(source, sameSite)
  }

  private async enqueue(source: Source, urls: string[]): Promise<void> {
    const fresh = [...new Set(urls)]
      .filter((url) => !this.known.has(url))
      .slice(0, Math.max(0, pageLimit - this.known.size))
    if (fresh.length === 0) return
    for (const url of fresh) this.known.set(url, '')
    const pages = await this.lease.write('the owner sees what will be read', (tx) =>
      noteWaitingPages(tx, source, fresh),
    )
    for (const page of pages) {
      this.known.set(page.url, page.id)
      this.queue.push({ source, url: page.url, page })
    }
  }

  private async finish(page: StoredPage, result: PageResult): Promise<void> {
    await this.lease.write('what came of a page', (tx) => savePageResult(tx, page.id, result, this.deps.clock.now()))
    this.counts[result.status === 'unchanged' ? 'read' : result.status]++
    this.done++
    this.onProgress({
      done: this.done,
      total: this.known.size,
      page: { url: page.url, status: result.status, reason: 'reason' in result ? result.reason : null },
    })
  }
}

function textResult(source: Source, page: StoredPage): { is: 'page'; result: PageResult } {
  const contentHash = createHash('sha256')
    .update(`${source.title}\n${source.body ?? ''}`)
    .digest('hex')
  if (page.contentHash === contentHash) return { is: 'page', result: { status: 'unchanged' } }
  const outcome = readPlainText(source.url, source.body ?? '', source.title)
  if (outcome.outcome === 'skipped') return { is: 'page', result: { status: 'skipped', reason: outcome.reason } }
  return {
    is: 'page',
    result: {
      status: 'read',
      kind: 'text',
      title: source.title,
      etag: null,
      contentHash,
      document: JSON.stringify(outcome.document),
    },
  }
}

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : ''
}
