import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readPlainText } from '../readers/read-plain-text.ts'
import { pageLimit } from '../readers/read-sitemap.ts'
import {
  markPagesPending,
  type PageResult,
  removePage,
  type Source,
  type StoredPage,
  savePageResult,
} from '../store/page-store.ts'
import { findReadingPages, finishReading, type ReadingState, saveReadingSpent } from '../store/reading-store.ts'
import { type Fetched, fetchPage } from './fetch-page.ts'
import type { HostBackoff } from './host-backoff.ts'
import type { ReadDeps } from './read-deps.ts'
import { ReadingBudget } from './reading-budget.ts'
import { LeaseLostError, type ReadingLease } from './reading-lease.ts'

/** The progress of a reading after a page has finished: `done` of `total` known pages so far. */
export type ReadProgress = {
  done: number
  total: number
  page: { url: string; status: PageResult['status']; reason: string | null }
}

const atOnce = 4
const sitemapLimit = 20
const defaultSliceMs = 30_000

type Task = { source: Source; page: StoredPage }

/** One slice of a reading: it reads pages until none waits, its time is up or the worker stops, and stores the result of each. */
export class Reading {
  readonly counts = { read: 0, skipped: 0, failed: 0 }
  /** The addresses that were skipped because their host is paused. */
  readonly pausedUrls = new Set<string>()
  private readonly deps: ReadDeps
  private readonly lease: ReadingLease
  private readonly state: ReadingState
  private readonly hosts: HostBackoff
  private readonly onProgress: (progress: ReadProgress) => void
  private readonly budget: ReadingBudget
  private readonly known = new Set<string>()
  private readonly queue: Task[] = []
  private readonly endsAt: number
  private done = 0
  private sitemaps: number

  constructor(
    parts: { deps: ReadDeps; lease: ReadingLease; state: ReadingState; hosts: HostBackoff },
    onProgress: (progress: ReadProgress) => void,
  ) {
    this.deps = parts.deps
    this.lease = parts.lease
    this.state = parts.state
    this.hosts = parts.hosts
    this.onProgress = onProgress
    this.budget = new ReadingBudget(parts.state.spent)
    this.sitemaps = parts.state.spent.sitemaps
    this.endsAt = parts.deps.clock.now().getTime() + (parts.deps.sliceMs ?? defaultSliceMs)
  }

  /** Runs the slice and returns how many pages still wait; 0 ends the reading. */
  async run(sources: readonly Source[]): Promise<number> {
    if (this.state.isNew) await this.begin(sources)
    else await this.goOn(sources)
    let failure: Error | undefined
    const working = new Set<Promise<void>>()
    while ((this.queue.length > 0 && !this.isOver()) || working.size > 0) {
      const task = working.size < atOnce && !this.isOver() ? this.queue.shift() : undefined
      if (!task) {
        await Promise.race(working)
        continue
      }
      const work: Promise<void> = this.work(task)
        .catch((error: unknown) => {
          failure ??= error instanceof Error ? error : new Error(String(error))
          if (error instanceof LeaseLostError) this.queue.length = 0
        })
        .finally(() => working.delete(work))
      working.add(work)
    }
    if (failure) throw failure
    if (this.queue.length > 0) return this.queue.length
    await this.lease.write((tx) => finishReading(tx, this.lease.configId, this.state.number))
    return 0
  }

  private isOver(): boolean {
    return this.deps.signal?.aborted === true || this.deps.clock.now().getTime() >= this.endsAt
  }

  // Texts of the form come first: they cost nothing, and the customer's latest changes are then in the first index.
  private async begin(sources: readonly Source[]): Promise<void> {
    const texts = sources.filter((source) => source.kind === 'text')
    const addresses = sources.filter((source) => source.kind !== 'text')
    for (const source of [...texts, ...addresses]) await this.enqueue(source, [source.url])
  }

  private async goOn(sources: readonly Source[]): Promise<void> {
    const pages = await this.lease.write((tx) => findReadingPages(tx, this.lease.configId, this.state.number))
    const sourceOf = new Map(sources.map((source) => [source.id, source]))
    for (const page of pages) {
      this.known.add(page.url)
      const source = sourceOf.get(page.sourceId)
      if (page.isWaiting && source) this.queue.push({ source, page })
      else this.done++
    }
  }

  private async work({ source, page }: Task): Promise<void> {
    const { url } = page
    if (source.kind === 'text') await this.finish(page, textResult(source, page))
    else if (this.hosts.isPaused(url)) {
      this.pausedUrls.add(url)
      await this.finish(page, { status: 'failed', reason: 'host_paused' })
    } else {
      const fetched = await this.fetch(page)
      if (fetched.is === 'list') await this.enqueueLinks(source, page, fetched)
      else await this.finish(page, fetched.result)
    }
    // Parsing a text blocks this process for some milliseconds; visitors' questions run in between.
    await setImmediate()
  }

  private async fetch(page: StoredPage): Promise<Fetched> {
    const startedAt = this.deps.clock.now().getTime()
    const fetched = await fetchPage(this.deps.pages, page.url, page, this.budget)
    const elapsedMs = this.deps.clock.now().getTime() - startedAt
    await this.hosts.recordResult(page.url, fetched.is === 'page' ? fetched.result : null, elapsedMs)
    return fetched
  }

  // A sitemap is no page of its own: its pages replace it.
  private async enqueueLinks(
    source: Source,
    page: StoredPage,
    list: { pages: string[]; sitemaps: string[] },
  ): Promise<void> {
    this.sitemaps++
    const further = this.sitemaps < sitemapLimit ? list.sitemaps : []
    const sameSite = [...list.pages, ...further].filter((next) => siteOf(next) === siteOf(page.url))
    if (sameSite.length === 0) return this.finish(page, { status: 'skipped', reason: 'empty' })
    this.known.delete(page.url)
    await this.enqueue(source, sameSite, page)
  }

  private async enqueue(source: Source, urls: string[], list?: StoredPage): Promise<void> {
    const fresh = [...new Set(urls)]
      .filter((url) => !this.known.has(url))
      .slice(0, Math.max(0, pageLimit - this.known.size))
    for (const url of fresh) this.known.add(url)
    if (fresh.length === 0 && !list) return
    const pages = await this.lease.write(async (tx) => {
      if (list) {
        await removePage(tx, list.id)
        await saveReadingSpent(tx, this.lease.configId, this.spent())
      }
      return fresh.length > 0 ? markPagesPending(tx, source, fresh, this.state.number) : []
    })
    for (const page of pages) this.queue.push({ source, page })
  }

  private async finish(page: StoredPage, result: PageResult): Promise<void> {
    await this.lease.write(async (tx) => {
      await savePageResult(tx, page.id, result, this.deps.clock.now())
      await saveReadingSpent(tx, this.lease.configId, this.spent())
    })
    this.counts[result.status === 'unchanged' ? 'read' : result.status]++
    this.done++
    this.onProgress({
      done: this.done,
      total: this.known.size,
      page: { url: page.url, status: result.status, reason: 'reason' in result ? result.reason : null },
    })
  }

  private spent() {
    return { ...this.budget.spent(), sitemaps: this.sitemaps }
  }
}

function textResult(source: Source, page: StoredPage): PageResult {
  const contentHash = createHash('sha256')
    .update(`${source.title}\n${source.body ?? ''}`)
    .digest('hex')
  if (page.contentHash === contentHash) return { status: 'unchanged' }
  const outcome = readPlainText(source.url, source.body ?? '', source.title)
  if (outcome.outcome === 'skipped') return { status: 'skipped', reason: outcome.reason }
  return {
    status: 'read',
    kind: 'text',
    title: source.title,
    etag: null,
    contentHash,
    document: JSON.stringify(outcome.document),
  }
}

function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : ''
}
