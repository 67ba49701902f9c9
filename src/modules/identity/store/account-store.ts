import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Role } from '../contract.ts'
import type { IdentityTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<IdentityTables>().withSchema('app')

/** Returns the account's profile row, or undefined before it exists. */
export function findProfile(tx: Tx, userId: string) {
  return tables(tx)
    .selectFrom('profiles')
    .select(['user_id', 'role', 'is_developer', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Returns the account's newest role row, or undefined when it has none (PERM-01). */
export function findNewestRole(tx: Tx, userId: string) {
  return tables(tx)
    .selectFrom('user_roles')
    .select(['user_id', 'role', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds the profile of a new account; a second call, or one for an account that does not exist, changes nothing. */
export async function addProfile(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`insert into app.profiles (user_id, role, updated_at) select u.id, 'buyer', ${now} from auth."user" u where u.id = ${userId}
    on conflict (user_id) do nothing`.execute(tx)
}

/** Adds a role to the history and mirrors it in the profile, in the caller's transaction (AMB-028). */
export async function appendRole(
  tx: Tx,
  change: { userId: string; role: Role; isDeveloper?: boolean; now: Date },
): Promise<void> {
  const { userId, role, isDeveloper, now } = change
  const developer = isDeveloper === undefined ? {} : { is_developer: isDeveloper }
  await tables(tx)
    .insertInto('profiles')
    .values({ user_id: userId, role, updated_at: now, ...developer })
    .onConflict((c) => c.column('user_id').doUpdateSet({ role, updated_at: now, ...developer }))
    .execute()
  await tables(tx).insertInto('user_roles').values({ user_id: userId, role, created_at: now }).execute()
}

/** Marks an account as developer, whatever its role; the history of roles stays unchanged. */
export async function markDeveloper(tx: Tx, userId: string, now: Date): Promise<void> {
  const change = { is_developer: true, updated_at: now }
  await tables(tx).updateTable('profiles').set(change).where('user_id', '=', userId).execute()
}

/** Returns the account's settings, with defaults for one that never changed them. */
export async function findSettings(
  tx: Tx,
  userId: string,
): Promise<{ lead_mail: boolean; usage_mail: boolean; conversation_retention_days: number }> {
  const row = await tables(tx)
    .selectFrom('user_settings')
    .select(['lead_mail', 'usage_mail', 'conversation_retention_days'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { lead_mail: true, usage_mail: true, conversation_retention_days: 90 }
}

/** Saves changed settings; the others stay unchanged. */
export async function saveSettings(
  tx: Tx,
  userId: string,
  changes: { lead_mail?: boolean; usage_mail?: boolean; conversation_retention_days?: number },
  now: Date,
): Promise<void> {
  await tables(tx)
    .insertInto('user_settings')
    .values({ user_id: userId, ...changes })
    .onConflict((c) => c.column('user_id').doUpdateSet({ ...changes, updated_at: now }))
    .execute()
}

/** Returns mail address and name of an account; for mail that the product itself sends. */
export async function findAddress(tx: Tx, userId: string): Promise<{ email: string; name: string } | null> {
  const result = await sql<{
    email: string
    name: string
  }>`select email, name from auth."user" where id = ${userId}`.execute(tx)
  return result.rows[0] ?? null
}

/** Returns the names of accounts by id, or the address of one without name. In a service transaction. */
export async function findNames(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(nullif(name, ''), email) as name from auth."user"
    where id = any(${sql.val([...userIds])}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
