import { findSources } from '../store/page-store.ts'
import { openReading } from '../store/reading-store.ts'
import { HostBackoff } from './host-backoff.ts'
import type { ReadDeps } from './read-deps.ts'
import { Reading, type ReadProgress } from './reading.ts'
import { LeaseLostError, ReadingLease } from './reading-lease.ts'
import { rebuildIndex } from './rebuild-index.ts'

export type { ReadProgress } from './reading.ts'

type Counts = { read: number; skipped: number; failed: number }

/**
 * The result of a slice of a reading, with the number of pages per outcome: `read` when nothing is left, `partial` when `waiting` pages are left to
 * the
 * next slice, `busy` when another slice of the same configuration runs, `overtaken` when another slice took the lease.
 */
export type ReadingReport =
  | ({ outcome: 'read'; passages: number } & Counts)
  | ({ outcome: 'partial'; waiting: number } & Counts)
  | { outcome: 'busy' | 'overtaken' }

const everyMs = 24 * 3_600_000

/**
 * Reads the sources of a configuration, or continues where an earlier slice stopped, and rebuilds the index: addresses through the guarded client,
 * sitemaps with up to 200 pages, text fields as they are, together within a budget and each slice within its time. A bad page is named with its
 * reason and never stops the others; the last good copy of a page stays. The old index answers until the new one is complete.
 */
export async function readSources(
  deps: ReadDeps,
  configId: string,
  onProgress: (progress: ReadProgress) => void = () => {},
): Promise<ReadingReport> {
  const lease = await ReadingLease.acquire(deps, configId)
  if (!lease) return { outcome: 'busy' }
  try {
    const { state, sources } = await lease.write(async (tx) => ({
      state: await openReading(tx, configId),
      sources: await findSources(tx, configId),
    }))
    const hosts = await HostBackoff.load(deps, lease)
    const reading = new Reading({ deps, lease, state, hosts }, onProgress)
    const waiting = await reading.run(sources)
    if (waiting > 0) {
      // The first slice's pages are indexed at once, so that the bot can answer; later slices leave the index to the last one.
      if (state.isNew) await rebuildIndex(deps, lease, null)
      else await lease.release(null)
      return { outcome: 'partial', waiting, ...reading.counts }
    }
    const daily = new Date(deps.clock.now().getTime() + everyMs)
    const passages = await rebuildIndex(deps, lease, hosts.firstEnd(reading.pausedUrls) ?? daily)
    return { outcome: 'read', ...reading.counts, passages }
  } catch (error) {
    if (error instanceof LeaseLostError) return { outcome: 'overtaken' }
    await lease.release(new Date(deps.clock.now().getTime() + everyMs / 24)).catch(() => {})
    throw error
  }
}
