import type { Clock } from '../clock/clock.ts'
import { type Database, outsideTransaction } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { CHANGES_CHANNEL, encodeChange } from './notify-change.ts'

const PAUSE_MS = 1000
/** Changes of many users within this time go out in one statement. */
const GATHER_MS = 50

/** Tells of changes that come in floods: at most one notification a second per user, the last one never lost. */
export interface CoalescedChanges {
  /** Notes a change and returns at once; call it after the change was committed. */
  changed(userId: string, id: string): void
  /** Sends what is due by the clock; runs by itself, tests call it instead of waiting. */
  flush(): Promise<void>
  close(): void
}

/** Makes the coalescer of one channel in this process. */
export function coalesceChanges(deps: { db: Database; clock: Clock; log: Log; channel: string }): CoalescedChanges {
  const pending = new Map<string, string | null>()
  const sentAt = new Map<string, number>()
  let timer: { handle: NodeJS.Timeout; dueAt: number } | null = null

  async function flush(): Promise<void> {
    const now = deps.clock.now().getTime()
    for (const [userId, at] of sentAt) if (now - at >= PAUSE_MS && !pending.has(userId)) sentAt.delete(userId)
    const due = [...pending].filter(([userId]) => now - (sentAt.get(userId) ?? 0) >= PAUSE_MS)
    for (const [userId] of due) {
      pending.delete(userId)
      sentAt.set(userId, now)
    }
    if (pending.size > 0) plan(PAUSE_MS)
    if (due.length === 0) return
    await deps.db.one({ role: 'service' }, 'select pg_notify($1, change) from unnest($2::text[]) as change', [
      CHANGES_CHANNEL,
      due.map(([userId, id]) => encodeChange({ channel: deps.channel, userId, id })),
    ])
  }
  const flushInBackground = () => {
    timer = null
    flush().catch((error: unknown) => deps.log.warn({ err: error, channel: deps.channel }, 'a change was not told'))
  }
  const plan = (delayMs: number) => {
    const dueAt = performance.now() + delayMs
    if (timer && timer.dueAt <= dueAt) return
    clearTimeout(timer?.handle)
    timer = { handle: setTimeout(() => outsideTransaction(flushInBackground), delayMs).unref(), dueAt }
  }
  return {
    changed(userId, id) {
      const other = pending.get(userId)
      pending.set(userId, other === undefined || other === id ? id : null)
      const waits = deps.clock.now().getTime() - (sentAt.get(userId) ?? 0) < PAUSE_MS
      plan(waits ? PAUSE_MS : GATHER_MS)
    },
    flush,
    close() {
      clearTimeout(timer?.handle)
      timer = null
      pending.clear()
    },
  }
}
