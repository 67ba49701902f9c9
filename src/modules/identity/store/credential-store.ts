import type { Database } from '#platform/database/database.ts'

const AUTH = { role: 'auth' } as const

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
