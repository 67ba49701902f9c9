import type { Database } from '#platform/database/database.ts'

/** The columns of the auth library's account that the product shows. */
export interface UserRow {
  id: string
  email: string
  name: string
  emailVerified: boolean
  createdAt: Date
}

/** A live session with the account that it belongs to. */
export interface SessionRow extends UserRow {
  session_id: string
  expires_at: Date
}

const USER_COLUMNS = 'u."id", u."email", u."name", u."emailVerified", u."createdAt"'
const AUTH = { role: 'auth' } as const

/** The session of a token that has not ended at `now`, or undefined. */
export async function findSession(db: Database, token: string, now: Date): Promise<SessionRow | undefined> {
  const rows = await db.one<SessionRow>(
    AUTH,
    `select s."id" as session_id, s."expiresAt" as expires_at, ${USER_COLUMNS} from auth."session" s
     join auth."user" u on u."id" = s."userId" where s."token" = $1 and s."expiresAt" > $2`,
    [token, now],
  )
  return rows[0]
}

/** Lets a session end later. */
export async function prolongSession(
  db: Database,
  sessionId: string,
  change: { until: Date; now: Date },
): Promise<void> {
  await db.one(AUTH, 'update auth."session" set "expiresAt" = $2, "updatedAt" = $3 where "id" = $1', [
    sessionId,
    change.until,
    change.now,
  ])
}

/** The account of this id, or undefined. */
export async function findUser(db: Database, userId: string): Promise<UserRow | undefined> {
  const rows = await db.one<UserRow>(AUTH, `select ${USER_COLUMNS} from auth."user" u where u."id" = $1`, [userId])
  return rows[0]
}
