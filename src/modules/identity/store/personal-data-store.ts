import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import { ACCOUNT_DELETED_MAIL } from '../mails/identity-mails.ts'
import { personalDataOfTables } from './personal-data-of-tables.ts'

/** Roles, settings, keys and mails of an account. The content of a mail is left out: it may hold a link that opens the account. */
export const identityPersonalData = personalDataOfTables('identity', [
  { name: 'profiles', columns: ['role', 'is_developer', 'created_at', 'updated_at'] },
  { name: 'user_roles', key: 'id', columns: ['created_at', 'role'] },
  { name: 'acceptances', columns: ['accepted_at', 'document', 'version'] },
  {
    name: 'user_settings',
    columns: ['lead_mail', 'lead_mail_sent_at', 'usage_mail', 'conversation_retention_days', 'updated_at'],
  },
  { name: 'api_keys', columns: ['id', 'bot_id', 'name', 'prefix', 'last_used_at', 'revoked_at', 'created_at'] },
  { name: 'mails', columns: ['id', 'kind', 'recipient', 'subject', 'status', 'created_at', 'sent_at'] },
])

const SIGN_IN = {
  user: 'select "id", "name", "email", "emailVerified" as email_confirmed, "createdAt" as created_at from auth."user" where "id" = $1',
  session:
    'select "userAgent" as device, "createdAt" as created_at, "updatedAt" as last_seen_at from auth."session" where "userId" = $1 order by 2',
  account:
    'select "providerId" as service, "createdAt" as created_at from auth."account" where "userId" = $1 order by 2',
  totp_factors: 'select created_at, verified_at from auth.totp_factors where user_id = $1',
  backup_codes: 'select count(*)::int as codes_left from auth.backup_codes where user_id = $1',
  known_devices: 'select created_at, last_used_at from auth.known_devices where user_id = $1 order by 1',
  proofs: 'select purpose, created_at, expires_at from auth.proofs where user_id = $1 order by 2',
} as const

/** Returns how an account signs in, by table, without a password, secret, token or hash. */
export async function findSignInData(db: Database, userId: string): Promise<Record<string, unknown>> {
  const statements = Object.values(SIGN_IN).map((text) => ({ text, values: [userId] }))
  const found = await db.batch({ role: 'auth' }, statements)
  return Object.fromEntries(Object.keys(SIGN_IN).map((name, index) => [name, found[index] ?? []]))
}

/** Deletes the mails that confirm a deleted account, once they were sent before `before`: nothing else holds that address any more. */
export async function deleteDeletionMails(db: Database, before: Date): Promise<void> {
  await db.query(
    { role: 'service' },
    `delete from app.mails where kind = $1 and status in ('sent', 'failed') and coalesce(sent_at, created_at) < $2`,
    [ACCOUNT_DELETED_MAIL, before],
  )
}

/** Deletes the account itself with its sessions and credentials; its address is free again. Runs as the service. */
export async function removeAccount(tx: Tx, userId: string): Promise<void> {
  await sql`select auth.forget_account(${userId})`.execute(tx)
}
