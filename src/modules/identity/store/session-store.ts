import type { Database } from '#platform/database/database.ts'
import { newSecret, secretHash } from '../one-time-token.ts'
import { familyHash, renewedToken } from '../session-token.ts'

/** The columns of the auth library's account that the product shows. */
export interface UserRow {
  id: string
  email: string
  name: string
  emailVerified: boolean
  createdAt: Date
  /** Created by the demo, with a published password. */
  isDemo: boolean
}

/** A live session with its account. */
export interface SessionRow extends UserRow {
  session_id: string
  /** Until when the given token is valid: one that was replaced ends before its session. */
  expires_at: Date
}

const USER_COLUMNS = 'u."id", u."email", u."name", u."emailVerified", u."createdAt", u."isDemo"'
const AUTH = { role: 'auth' } as const

/** Returns the session of a token that is valid at `now`, or undefined; a replaced token counts for its minute. */
export async function findSession(db: Database, token: string, now: Date): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(
    AUTH,
    `select s."id" as session_id, ${USER_COLUMNS},
       case when s."token" = $1 then s."expiresAt" else least(s."previousUntil", s."expiresAt") end as expires_at
     from auth."session" s join auth."user" u on u."id" = s."userId"
     where (s."token" = $1 or (s."previousToken" = $1 and s."previousUntil" > $2)) and s."expiresAt" > $2`,
    [secretHash(token), now],
  )
  return rows[0]
}

/** A session to store; its token only as a hash. */
export interface NewSession {
  userId: string
  token: string
  device: string
  now: Date
  expiresAt: Date
  endsAt: Date
}

/** Stores a session that its user just authenticated for. */
export async function addSession(db: Database, session: NewSession): Promise<void> {
  const { userId, token, device, now, expiresAt, endsAt } = session
  await db.query(
    AUTH,
    `insert into auth."session"
       ("userId", "token", "family", "ipAddress", "userAgent", "createdAt", "updatedAt", "provenAt", "expiresAt", "endsAt")
     values ($1, $2, $3, '', $4, $5, $5, $5, $6, $7)`,
    [userId, secretHash(token), familyHash(token), device, now, expiresAt, endsAt],
  )
}

/** A session's current token with its account and its end. */
export type RenewedRow = UserRow & { token: string; expires_at: Date }

/**
 * Extends a session, up to its absolute end, and replaces its token; the replaced one stays valid until `previousUntil`, and while one is still valid
 * no other replaces it. A token that another tab has just replaced returns that tab's new one. Undefined for a token that is no longer valid.
 */
export async function replaceToken(
  db: Database,
  token: string,
  change: { until: Date; previousUntil: Date; now: Date },
): Promise<RenewedRow | undefined> {
  const { until, previousUntil, now } = change
  const salt = newSecret()
  const next = renewedToken(token, salt)
  const [old, fresh] = [secretHash(token), secretHash(next)]
  const [, , found] = await db.batch(AUTH, [
    {
      text: `update auth."session" set "token" = $2, "family" = $3, "renewalSalt" = $4, "previousToken" = "token", "previousUntil" = $5,
          "expiresAt" = least($6, "endsAt"), "updatedAt" = $7
        where "token" = $1 and "expiresAt" > $7 and ("previousUntil" is null or "previousUntil" <= $7)`,
      values: [old, fresh, familyHash(next), salt, previousUntil, until, now],
    },
    {
      text: `update auth."session" set "expiresAt" = least($2, "endsAt"), "updatedAt" = $3 where "token" = $1 and "expiresAt" > $3`,
      values: [old, until, now],
    },
    {
      text: `select s."token", s."renewalSalt" as salt, s."expiresAt" as expires_at, ${USER_COLUMNS}
        from auth."session" s join auth."user" u on u."id" = s."userId"
        where (s."token" in ($1, $2) or (s."previousToken" = $1 and s."previousUntil" > $3)) and s."expiresAt" > $3`,
      values: [old, fresh, now],
    },
  ])
  const row = (found as (RenewedRow & { salt: string | null })[] | undefined)?.[0] // the columns are those of the statement above
  if (!row) return undefined
  const present = [token, next, row.salt === null ? '' : renewedToken(token, row.salt)].find(
    (one) => secretHash(one) === row.token,
  )
  return present === undefined ? undefined : { ...row, token: present }
}

/** Ends the session of a replaced token, because another person may have it; returns its account, or undefined. */
export async function revokeTokenFamily(db: Database, token: string): Promise<string | undefined> {
  const family = familyHash(token)
  if (family === null) return undefined
  const rows = await db.query<{ userId: string }>(
    AUTH,
    'delete from auth."session" where "family" = $1 returning "userId"',
    [family],
  )
  return rows[0]?.userId
}

/** Returns the account with this id, or undefined. */
export async function findUser(db: Database, userId: string): Promise<UserRow | undefined> {
  const rows = await db.query<UserRow>(AUTH, `select ${USER_COLUMNS} from auth."user" u where u."id" = $1`, [userId])
  return rows[0]
}

/** Returns the account with this address, or undefined. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const rows = await db.query<UserRow>(AUTH, `select ${USER_COLUMNS} from auth."user" u where u."email" = $1`, [email])
  return rows[0]
}

/** One session of an account with its device. */
export interface DeviceSessionRow {
  id: string
  device: string | null
  created_at: Date
  last_seen_at: Date
}

/** Returns the sessions of an account, the most recently used first, at most a hundred. */
export function findDeviceSessions(db: Database, userId: string, now: Date): Promise<DeviceSessionRow[]> {
  return db.query<DeviceSessionRow>(
    AUTH,
    `select "id", nullif("userAgent", '') as device, "createdAt" as created_at, "updatedAt" as last_seen_at from auth."session"
     where "userId" = $1 and "expiresAt" > $2 order by "updatedAt" desc, "id" limit 100`,
    [userId, now],
  )
}

/** Returns when the user of a session last authenticated, or undefined. */
export async function findProvenAt(db: Database, sessionId: string): Promise<Date | undefined> {
  const rows = await db.query<{ at: Date }>(AUTH, 'select "provenAt" as at from auth."session" where "id" = $1', [
    sessionId,
  ])
  return rows[0]?.at
}

/** Records that the user of a session authenticated just now. */
export async function markReauthenticated(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.query(AUTH, 'update auth."session" set "provenAt" = $2 where "id" = $1', [sessionId, now])
}

/** Ends sessions of an account: one, all but one, or all. Returns how many. */
export async function removeSessions(
  db: Database,
  userId: string,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const rows = await db.query(
    AUTH,
    `delete from auth."session" where "userId" = $1 and ($2::uuid is null or "id" = $2) and ($3::uuid is null or "id" <> $3) returning "id"`,
    [userId, which.only ?? null, which.but ?? null],
  )
  return rows.length
}
