import type { Database } from '../database/database.ts'
import { CHANGES_CHANNEL, decodeChange } from './notify-change.ts'

/** A signal to a subscriber: the id of what changed (null: check everything), that changes may have been missed, or that this process stops. */
export type Signal =
  | { readonly kind: 'change'; readonly id: string | null }
  | { readonly kind: 'reread' }
  | { readonly kind: 'end' }

/** Passes changes from the database to this process's open streams. */
export interface RealtimeHub {
  /** Subscribes to one user's changes on one channel until the returned function is called; null when the user has too many open already. */
  subscribe(subscription: {
    channel: string
    userId: string
    onSignal(signal: Signal): void
  }): Promise<(() => void) | null>
  /** Ends every open stream; its reader reconnects by itself, to any process that serves then. */
  endStreams(): void
  close(): Promise<void>
}

const STREAMS_PER_USER_MAX = 20

interface Subscriber {
  channel: string
  onSignal(signal: Signal): void
}

/** Creates a hub; it listens to the database from its first subscriber on, once for all of them. */
export function createRealtimeHub(db: Database): RealtimeHub {
  const byUser = new Map<string, Set<Subscriber>>()
  let listening: Promise<() => Promise<void>> | null = null

  const onNotification = (payload: string) => {
    // The engine sends an empty message when its connection was lost.
    if (payload === '') {
      for (const subscribers of byUser.values()) for (const one of subscribers) one.onSignal({ kind: 'reread' })
      return
    }
    const change = decodeChange(payload)
    if (!change) return
    for (const one of byUser.get(change.userId) ?? []) {
      if (one.channel === change.channel) one.onSignal({ kind: 'change', id: change.id })
    }
  }
  const listen = async () => {
    listening ??= db.listen(CHANGES_CHANNEL, onNotification)
    try {
      await listening
    } catch (error) {
      listening = null
      throw error
    }
  }
  return {
    async subscribe({ channel, userId, onSignal }) {
      if ((byUser.get(userId)?.size ?? 0) >= STREAMS_PER_USER_MAX) return null
      const leave = enter(byUser, userId, { channel, onSignal })
      try {
        await listen()
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
    endStreams() {
      for (const subscribers of byUser.values()) for (const one of [...subscribers]) one.onSignal({ kind: 'end' })
    },
    async close() {
      byUser.clear()
      const stop = await listening?.catch(() => null)
      listening = null
      await stop?.()
    },
  }
}

/** Adds a subscriber of a user and returns the function that removes it. */
function enter(byUser: Map<string, Set<Subscriber>>, userId: string, subscriber: Subscriber): () => void {
  byUser.set(userId, (byUser.get(userId) ?? new Set()).add(subscriber))
  return () => {
    const left = byUser.get(userId)
    left?.delete(subscriber)
    if (left?.size === 0) byUser.delete(userId)
  }
}
