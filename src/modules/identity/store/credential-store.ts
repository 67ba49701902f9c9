import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import type { UserRow } from './session-store.ts'

const AUTH = { role: 'auth' } as const

/** How a new account signs in: with a password, or by another sign-in service that said who it is. */
export type InitialCredential = { hash: string } | { service: string; subject: string }

/**
 * Makes an account with its first way in, in a service transaction; null when the address has one. Of several at once for one address one is
 * told of an account, and the others wait until it is whole. What another sign-in service says of an address counts as confirmed.
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

/** The hash of an account's password, or undefined for one that has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const rows = await db.query<{ password: string | null }>(
    AUTH,
    `select "password" from auth."account" where "userId" = $1 and "providerId" = 'credential'`,
    [userId],
  )
  return rows[0]?.password ?? undefined
}

/** Gives an account this password, also one that had none. */
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

/** Takes an account's password away. */
export async function removePassword(db: Database, userId: string): Promise<void> {
  await db.query(AUTH, `delete from auth."account" where "userId" = $1 and "providerId" = 'credential'`, [userId])
}

/** Takes the password away from the account of this address while nobody proved the address: it may be a stranger's. */
export async function removeUnprovenPassword(db: Database, email: string): Promise<void> {
  await db.query({ role: 'service' }, 'select auth.remove_unproven_password($1)', [email])
}

/** As `removeUnprovenPassword`, in a service transaction. */
export async function removeUnprovenPasswordIn(tx: Tx, email: string): Promise<void> {
  await sql`select auth.remove_unproven_password(${email})`.execute(tx)
}

/** Notes that an account's address is its owner's, with the password that its sign-up chose; false when that password is gone. */
export async function confirmSignUp(db: Database, userId: string, now: Date): Promise<string | null> {
  const rows = await db.query<{ email: string }>(
    AUTH,
    `update auth."user" u set "emailVerified" = true, "updatedAt" = $2 where u."id" = $1
       and exists (select 1 from auth."account" a where a."userId" = u."id" and a."providerId" = 'credential') returning u."email"`,
    [userId, now],
  )
  return rows[0]?.email ?? null
}

/** Notes that an account's address is its owner's. */
export async function markConfirmed(db: Database, userId: string, now: Date): Promise<void> {
  await db.query(
    AUTH,
    'update auth."user" set "emailVerified" = true, "updatedAt" = $2 where "id" = $1 and not "emailVerified"',
    [userId, now],
  )
}

/** Changes how an account is called. */
export async function saveName(db: Database, userId: string, name: string, now: Date): Promise<void> {
  await db.query(AUTH, 'update auth."user" set "name" = $2, "updatedAt" = $3 where "id" = $1', [userId, name, now])
}

/** The account that another sign-in service knows under this name, or undefined. */
export async function findLinkedUserId(db: Database, service: string, subject: string): Promise<string | undefined> {
  const rows = await db.query<{ userId: string }>(
    AUTH,
    'select "userId" from auth."account" where "providerId" = $1 and "accountId" = $2',
    [service, subject],
  )
  return rows[0]?.userId
}

/** Gives an account another address that was confirmed, in a service transaction; false when somebody else has it by now. */
export async function changeEmailRow(tx: Tx, change: { userId: string; email: string; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ is_changed: boolean }>`
    select auth.change_email(${change.userId}, ${change.email}, ${change.now}) as is_changed`.execute(tx)
  return rows[0]?.is_changed ?? false
}

/** Has the account's mails that still wait go to its new address, but for those that tell the old one of the change. */
export async function readdressMails(tx: Tx, move: { userId: string; from: string; to: string }): Promise<void> {
  await sql`update app.mails set recipient = ${move.to}
    where user_id = ${move.userId} and recipient = ${move.from} and status = 'waiting' and kind <> 'email-change'`.execute(
    tx,
  )
}
