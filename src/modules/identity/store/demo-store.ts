import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'

const AUTH = { role: 'auth' } as const

/**
 * Adds an account of the demo with its password and its confirmed address, in one statement: it never exists without the mark that keeps it inside
 * the demo. Returns its id.
 */
export async function addDemoAccount(
  db: Database,
  account: { email: string; name: string; hash: string; now: Date },
): Promise<string> {
  const { email, name, hash, now } = account
  const [made] = await db.query<{ id: string }>(
    AUTH,
    `with made as (
       insert into auth."user" ("email", "name", "emailVerified", "isDemo", "createdAt", "updatedAt")
       values ($1, $2, true, true, $3, $3) returning "id", "createdAt"
     ), kept as (
       insert into auth."account" ("accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
       select m."id"::text, 'credential', m."id", $4::text, m."createdAt", m."createdAt" from made m
     ) select "id" from made`,
    [email, name, now, hash],
  )
  if (!made) throw new Error('The demo account was not made.')
  return made.id
}

/** Ends every session of the demo accounts, and every link and code that was mailed to them. */
export async function revokeDemoAccess(db: Database): Promise<void> {
  const ofDemo = `"userId" in (select "id" from auth."user" where "isDemo")`
  await db.batch(AUTH, [
    { text: `delete from auth."session" where ${ofDemo}`, values: [] },
    { text: `delete from auth.proofs where user_id in (select "id" from auth."user" where "isDemo")`, values: [] },
  ])
}

/** Returns the addresses of all administrators, and which of them the demo made. */
export function findAdministrators(db: Database): Promise<{ email: string; isDemo: boolean }[]> {
  return db.query(
    { role: 'service' },
    `select u.email, u."isDemo" from auth."user" u
     where (select r.role from app.user_roles r where r.user_id = u.id order by r.seq desc limit 1) = 'admin' order by u.email`,
    [],
  )
}

/** Returns the id of the demo's account with this address; null without one. In a service transaction. */
export async function findDemoAccount(tx: Tx, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select "id" from auth."user" where "email" = ${email} and "isDemo"`.execute(tx)
  return rows[0]?.id ?? null
}
