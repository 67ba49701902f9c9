import type { Database, Tx } from '#platform/database/database.ts'
import { appendRole, findNewestRole, findProfile, markDeveloper } from '../store/account-store.ts'

/** Returns whether an account has the flag of a developer, which opens the video courses (AMB-031). */
export async function isDeveloper(db: Database, userId: string): Promise<boolean> {
  const profile = await db.as({ role: 'member', userId }, (tx) => findProfile(tx, userId))
  return profile?.is_developer ?? false
}

/**
 * Makes an account a developer in the caller's transaction, and returns the role that it then has (VEND-36). An administrator stays one by the role
 * row that granted it (AMB-029), because another row would outlive their demotion.
 */
export async function makeDeveloper(tx: Tx, userId: string, now: Date): Promise<'vendor' | 'admin'> {
  const current = await findNewestRole(tx, userId)
  if (current?.role !== 'admin') {
    await appendRole(tx, { userId, role: 'vendor', isDeveloper: true, now })
    return 'vendor'
  }
  await markDeveloper(tx, userId, now)
  return 'admin'
}
