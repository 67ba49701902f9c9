import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import type { UserRow } from './session-store.ts'

const AUTH = { role: 'auth' } as const

/** How a new account signs in: with a password, or by another sign-in service that identified it. */
export type InitialCredential = { hash: string } | { service: string; subject: string }

/**
 * Adds an account with its first credential, in a service transaction; null when the address has one. Of several simultaneous calls for one address
 * one gets the account, and the others wait until it is complete. An address from another sign-in service counts as confirmed.
 */
export async function addAccount(
  tx: Tx,
  account: { email: string; name: string; initialCredential: InitialCredential; now: Date },
): Promise<UserRow | null> {
  const { email, name, initialCredential, now } = account
  const [provider, subject, hash] =
    'hash' in initialCredential
      ? ['credential', null, initialCredential.hash]
      : [initialCredential.service, initialCredential.subject, null]
  const { rows } = await sql<UserRow>`select "id", "email", "name", "emailVerified", "createdAt", "isDemo"
    from auth.add_account(${email}, ${name}, ${subject !== null}, ${provider}, ${subject}, ${hash}, ${now})`.execute(tx)
  return rows[0] ?? null
}

/** Returns the hash of an account's password, or undefined for one that has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const rows = await db.query<{ password: string | null }>(
    AUTH,
    `select "password" from auth."account" where "userId" = $1 and "providerId" = 'credential'`,
    [userId],
  )
  return rows[0]?.password ?? undefined
}

/** Saves an account's password hash, also for an account that had none. */
export async function savePasswordHash(db: Database, userId: string, hash: string, now: Date): Promise<void> {
  await db.batch(AUTH, [
    {
      text: `update auth."account" set "password" = $2, "updatedAt" = $3 where "userId" = $1 and "providerId" = 'credential'`,
      values: [userId, hash, now],
    },
    {
      text: `insert into auth."account" ("accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
        select $1::text, 'credential', $1::uuid, $2, $3::timestamptz, $3::timestamptz
        where not exists (select 1 from auth."account" where "userId" = $1::uuid and "providerId" = 'credential')`,
      values: [userId, hash, now],
    },
  ])
}

/** Removes an account's password. */
export async function removePassword(db: Database, userId: string): Promise<void> {
  await db.query(AUTH, `delete from auth."account" where "userId" = $1 and "providerId" = 'credential'`, [userId])
}

/** Removes the password from the account of this address while the address is unconfirmed: it may be another person's. */
export async function removeUnprovenPassword(db: Database, email: string): Promise<void> {
  await db.query({ role: 'service' }, 'select auth.remove_unproven_password($1)', [email])
}

/** Removes it like `removeUnprovenPassword`, in a service transaction. */
export async function removeUnprovenPasswordIn(tx: Tx, email: string): Promise<void> {
  await sql`select auth.remove_unproven_password(${email})`.execute(tx)
}

/** Confirms an account's address together with the password of its sign-up; returns the address, or null when that password is gone. */
export async function confirmSignUp(db: Database, userId: string, now: Date): Promise<string | null> {
  const rows = await db.query<{ email: string }>(
    AUTH,
    `update auth."user" u set "emailVerified" = true, "updatedAt" = $2 where u."id" = $1
       and exists (select 1 from auth."account" a where a."userId" = u."id" and a."providerId" = 'credential') returning u."email"`,
    [userId, now],
  )
  return rows[0]?.email ?? null
}

/** Marks an account's address as confirmed. */
export async function markConfirmed(db: Database, userId: string, now: Date): Promise<void> {
  await db.query(
    AUTH,
    'update auth."user" set "emailVerified" = true, "updatedAt" = $2 where "id" = $1 and not "emailVerified"',
    [userId, now],
  )
}

/** Changes an account's name. */
export async function saveName(db: Database, userId: string, name: string, now: Date): Promise<void> {
  await db.query(AUTH, 'update auth."user" set "name" = $2, "updatedAt" = $3 where "id" = $1', [userId, name, now])
}

/** Returns the account that another sign-in service knows under this subject, or undefined. */
export async function findLinkedUserId(db: Database, service: string, subject: string): Promise<string | undefined> {
  const rows = await db.query<{ userId: string }>(
    AUTH,
    'select "userId" from auth."account" where "providerId" = $1 and "accountId" = $2',
    [service, subject],
  )
  return rows[0]?.userId
}

/** Changes an account to a confirmed address, in a service transaction; returns false when another account has it by now. */
export async function changeEmailRow(tx: Tx, change: { userId: string; email: string; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    select auth.change_email(${change.userId}, ${change.email}, ${change.now}) as is_changed`.execute(tx)
  return rows[0]?.is_changed ?? false
}

/** Redirects the account's waiting mails to its new address, except those that notify the old one of the change. */
export async function readdressMails(tx: Tx, move: { userId: string; from: string; to: string }): Promise<void> {
  await sql`update app.mails set recipient = ${move.to}
    where user_id = ${move.userId} and recipient = ${move.from} and status = 'waiting' and kind <> 'email-change'`.execute(
    tx,
  )
}
