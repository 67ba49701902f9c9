import type { Clock } from '../clock/clock.ts'
import { type Database, outsideTransaction } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { CHANGES_CHANNEL, encodeChange } from './notify-change.ts'

const PAUSE_MS = 1000
/** Changes of many users within this time go out in one statement. */
const GATHER_MS = 50

/** Notifies of changes that come in bursts: at most one notification a second per user, and always of the last one. */
export interface CoalescedChanges {
  /** Records a change and returns at once; call it after the change was committed. */
  changed(userId: string, id: string): void
  /** Sends what is due by the clock; runs by itself, tests call it instead of waiting. */
  flush(): Promise<void>
  /** Sends the waiting notifications, and stops. */
  close(): Promise<void>
}

/** Creates the coalescer of one channel in this process. */
export function coalesceChanges(deps: CoalesceDeps): CoalescedChanges {
  return new Coalescer(deps)
}

interface CoalesceDeps {
  db: Pick<Database, 'query'>
  clock: Clock
  log: Log
  channel: string
}

class Coalescer implements CoalescedChanges {
  readonly #deps: CoalesceDeps
  readonly #pending = new Map<string, string | null>()
  readonly #sentAt = new Map<string, number>()
  #timer: { handle: NodeJS.Timeout; dueAt: number } | null = null

  constructor(deps: CoalesceDeps) {
    this.#deps = deps
  }

  changed(userId: string, id: string): void {
    this.#record(userId, id)
    const waits = this.#deps.clock.now().getTime() - (this.#sentAt.get(userId) ?? 0) < PAUSE_MS
    this.#plan(waits ? PAUSE_MS : GATHER_MS)
  }

  async flush(): Promise<void> {
    const now = this.#deps.clock.now().getTime()
    for (const [userId, at] of this.#sentAt)
      if (now - at >= PAUSE_MS && !this.#pending.has(userId)) this.#sentAt.delete(userId)
    const due = [...this.#pending].filter(([userId]) => now - (this.#sentAt.get(userId) ?? 0) >= PAUSE_MS)
    for (const [userId] of due) {
      this.#pending.delete(userId)
      this.#sentAt.set(userId, now)
    }
    if (this.#pending.size > 0) this.#plan(PAUSE_MS)
    if (due.length > 0) await this.#notify(due)
  }

  async close(): Promise<void> {
    this.#unplan()
    const left = [...this.#pending]
    this.#pending.clear()
    // Listeners of other processes still receive it; when the database is gone already, none can.
    if (left.length > 0) await this.#notify(left).catch(() => this.#unplan())
  }

  async #notify(due: readonly (readonly [userId: string, id: string | null])[]): Promise<void> {
    const { db, channel } = this.#deps
    try {
      await db.query({ role: 'service' }, 'select pg_notify($1, change) from unnest($2::text[]) as change', [
        CHANGES_CHANNEL,
        due.map(([userId, id]) => encodeChange({ channel, userId, id })),
      ])
    } catch (error) {
      for (const [userId, id] of due) this.#record(userId, id)
      this.#plan(PAUSE_MS)
      throw error
    }
  }

  #record(userId: string, id: string | null): void {
    const other = this.#pending.get(userId)
    this.#pending.set(userId, other === undefined || other === id ? id : null)
  }

  #plan(delayMs: number): void {
    const dueAt = performance.now() + delayMs
    if (this.#timer && this.#timer.dueAt <= dueAt) return
    this.#unplan()
    this.#timer = { handle: setTimeout(() => this.#flushLater(), delayMs).unref(), dueAt }
  }

  #unplan(): void {
    clearTimeout(this.#timer?.handle)
    this.#timer = null
  }

  #flushLater(): void {
    this.#timer = null
    const { log, channel } = this.#deps
    void outsideTransaction(() =>
      this.flush().catch((error: unknown) => log.warn({ err: error, channel }, 'a change was not told yet')),
    )
  }
}
