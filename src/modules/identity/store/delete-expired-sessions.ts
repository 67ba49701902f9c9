import type { Database } from '#platform/database/database.ts'

/** Deletes the sessions that ended before an instant. */
export async function deleteExpiredSessions(db: Database, before: Date): Promise<void> {
  await db.query({ role: 'auth' }, 'delete from auth."session" where "expiresAt" < $1', [before])
}
