import type { Database } from '#platform/database/database.ts'
import type { UserRow } from './session-store.ts'

const AUTH = { role: 'auth' } as const

/**
 * Makes an account with its password, both or neither; null when the address has one. Of several at once for one address one is told of an
 * account, and the others wait until it is whole.
 */
export async function addAccount(
  db: Database,
  account: { email: string; name: string; hash: string; now: Date },
): Promise<UserRow | null> {
  const { email, name, hash, now } = account
  const rows = await db.one<UserRow>(
    AUTH,
    `with made as (
       insert into auth."user" ("email", "name", "emailVerified", "createdAt", "updatedAt") values ($1, $2, false, $3, $3)
       on conflict ("email") do nothing returning "id", "email", "name", "emailVerified", "createdAt", "isDemo"
     ), kept as (
       insert into auth."account" ("accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
       select m."id"::text, 'credential', m."id", $4::text, m."createdAt", m."createdAt" from made m
     ) select * from made`,
    [email, name, now, hash],
  )
  return rows[0] ?? null
}

/** The hash of an account's password, or undefined for one that has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const rows = await db.one<{ password: string | null }>(
    AUTH,
    `select "password" from auth."account" where "userId" = $1 and "providerId" = 'credential'`,
    [userId],
  )
  return rows[0]?.password ?? undefined
}

/** Gives an account this password, also one that had none. */
export async function savePasswordHash(db: Database, userId: string, hash: string, now: Date): Promise<void> {
  await db.together(AUTH, [
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
  await db.one(AUTH, `delete from auth."account" where "userId" = $1 and "providerId" = 'credential'`, [userId])
}

/** Takes the password away from the account of this address while nobody proved the address: it may be a stranger's. */
export async function removeUnprovenPassword(db: Database, email: string): Promise<void> {
  // The lock makes it one thing after another with a confirmation: a password that is confirmed meanwhile stays.
  await db.one(
    AUTH,
    `with unproven as (select "id" from auth."user" where "email" = $1 and not "emailVerified" for update)
     delete from auth."account" where "providerId" = 'credential' and "userId" in (select "id" from unproven)`,
    [email],
  )
}

/** Notes that an account's address is its owner's, with the password that its sign-up chose; false when that password is gone. */
export async function confirmSignUp(db: Database, userId: string, now: Date): Promise<boolean> {
  const rows = await db.one(
    AUTH,
    `update auth."user" u set "emailVerified" = true, "updatedAt" = $2 where u."id" = $1
       and exists (select 1 from auth."account" a where a."userId" = u."id" and a."providerId" = 'credential') returning u."id"`,
    [userId, now],
  )
  return rows.length > 0
}

/** Notes that an account's address is its owner's. */
export async function markConfirmed(db: Database, userId: string, now: Date): Promise<void> {
  await db.one(
    AUTH,
    'update auth."user" set "emailVerified" = true, "updatedAt" = $2 where "id" = $1 and not "emailVerified"',
    [userId, now],
  )
}

/** Changes how an account is called. */
export async function saveName(db: Database, userId: string, name: string, now: Date): Promise<void> {
  await db.one(AUTH, 'update auth."user" set "name" = $2, "updatedAt" = $3 where "id" = $1', [userId, name, now])
}

/** The account that another sign-in service knows under this name, or undefined. */
export async function findLinkedUserId(db: Database, service: string, subject: string): Promise<string | undefined> {
  const rows = await db.one<{ userId: string }>(
    AUTH,
    'select "userId" from auth."account" where "providerId" = $1 and "accountId" = $2',
    [service, subject],
  )
  return rows[0]?.userId
}
