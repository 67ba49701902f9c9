import { type Outcome, ok } from '#platform/http/failure.ts'
import type { Settings } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findSettings, saveSettings } from '../store/account-store.ts'

/** Returns the account's settings, with defaults for those that were never set. */
export async function readUserSettings({ db }: IdentityDeps, userId: string): Promise<Outcome<Settings>> {
  return ok(await db.as({ role: 'member', userId }, (tx) => findSettings(tx, userId)))
}

/** Changes the account's settings and returns all of them; omitted ones stay unchanged. */
export function updateUserSettings(
  { db, clock }: IdentityDeps,
  userId: string,
  changes: { [Key in keyof Settings]?: Settings[Key] | undefined },
): Promise<Outcome<Settings>> {
  const { lead_mail, usage_mail, conversation_retention_days } = changes
  const named = {
    ...(lead_mail === undefined ? {} : { lead_mail }),
    ...(usage_mail === undefined ? {} : { usage_mail }),
    ...(conversation_retention_days === undefined ? {} : { conversation_retention_days }),
  }
  return db.as({ role: 'member', userId }, async (tx) => {
    await saveSettings(tx, userId, named, clock.now())
    return ok(await findSettings(tx, userId))
  })
}
