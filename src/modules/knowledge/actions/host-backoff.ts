import { deleteHostFailures, findHostBackoffs, recordHostFailure } from '../store/host-backoff-store.ts'
import type { PageResult } from '../store/page-store.ts'
import type { ReadDeps } from './read-deps.ts'
import type { ReadingLease } from './reading-lease.ts'

const minuteMs = 60_000
/** The failures in a row after which a host is paused, first for a quarter of an hour and at most for a day. */
const pauseRule = { allowed: 3, firstMs: 15 * minuteMs, maxMs: 24 * 60 * minuteMs }
/** A slower answer counts as a failure of its host, though the page is stored. */
const slowMs = 10_000
// Every unreachable host counts, whatever the cause, private addresses too: pausing only for some causes would reveal which it was.
const hostFailures = new Set(['timeout', 'unreachable', 'tls', 'http_429'])

/** The hosts that a reading skips because they failed, or were very slow, several times in a row; stored per account over all its readings. */
export class HostBackoff {
  private readonly deps: ReadDeps
  private readonly lease: ReadingLease
  private readonly failing = new Map<string, Date | null>()

  private constructor(deps: ReadDeps, lease: ReadingLease) {
    this.deps = deps
    this.lease = lease
  }

  static async load(deps: ReadDeps, lease: ReadingLease): Promise<HostBackoff> {
    const pauses = new HostBackoff(deps, lease)
    const stored = await lease.write((tx) => findHostBackoffs(tx, lease.configId))
    for (const { host, pausedUntil } of stored) pauses.failing.set(host, pausedUntil)
    return pauses
  }

  isPaused(url: string): boolean {
    return (this.failing.get(hostOf(url)) ?? null) !== null && this.endOf(url) > this.deps.clock.now().getTime()
  }

  /** Returns when the first pause of these addresses ends, or null when none is paused. */
  firstEnd(urls: Iterable<string>): Date | null {
    const ends = [...urls].filter((url) => this.isPaused(url)).map((url) => this.endOf(url))
    return ends.length > 0 ? new Date(Math.min(...ends)) : null
  }

  /** Records the answer of a page as a success or failure of its host. */
  async recordResult(url: string, result: PageResult | null, elapsedMs: number): Promise<void> {
    const host = hostOf(url)
    const reason = result && 'reason' in result ? result.reason : ''
    if (elapsedMs < slowMs && !hostFailures.has(reason) && !/^http_5/.test(reason)) {
      if (!this.failing.has(host) || this.isPaused(url)) return
      await this.lease.write((tx) => deleteHostFailures(tx, this.lease.configId, host))
      this.failing.delete(host)
      return
    }
    if (this.isPaused(url)) return
    const failure = { configId: this.lease.configId, host, now: this.deps.clock.now(), ...pauseRule }
    const until = await this.lease.write((tx) => recordHostFailure(tx, failure))
    // Another page of this host may have paused it meanwhile; then this failure was not counted.
    if (until || !this.isPaused(url)) this.failing.set(host, until)
  }

  private endOf(url: string): number {
    return this.failing.get(hostOf(url))?.getTime() ?? 0
  }
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
