import type { Database } from '#platform/database/database.ts'

const SERVICE = { role: 'service' } as const

/**
 * Deletes payment events that arrived before an instant. By then they were processed or found by asking: a
 * provider repeats them for days, and the hourly reconciliation looks two days back.
 */
export async function deleteOldProviderEvents(db: Database, before: Date): Promise<void> {
  await db.query(SERVICE, 'delete from app.provider_news where received_at < $1', [before])
}
