import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** The one database channel that all processes listen to. */
export const CHANGES_CHANNEL = 'syvo_events'

/** A change for a user: channel, user and the id of what changed (null when several did). Never any content. */
export interface Change {
  channel: string
  userId: string
  id: string | null
}

/** Notifies the user's open screens of a change when the caller's transaction commits; not when it rolls back. */
export async function notifyChange(tx: Tx, change: Change): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${encodeChange(change)})`.execute(tx)
}

/** Returns the wire form of a change between processes. */
export function encodeChange(change: Change): string {
  return JSON.stringify({ t: change.channel, u: change.userId, id: change.id })
}

/** Returns the change in a notification, or null when it is not one. */
export function decodeChange(payload: string): Change | null {
  try {
    const value: unknown = JSON.parse(payload)
    if (typeof value !== 'object' || value === null || !('t' in value) || !('u' in value) || !('id' in value))
      return null
    const { t, u, id } = value
    if (typeof t !== 'string' || typeof u !== 'string' || (id !== null && typeof id !== 'string')) return null
    return { channel: t, userId: u, id }
  } catch {
    return null
  }
}
