import type { Caller } from '#platform/http/caller.ts'
import type { User } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { SESSION_SECONDS, userAnswer } from './session-answer.ts'

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{20,200}$/

interface SessionRow {
  session_id: string
  user_id: string
  email: string
  name: string
  verified: boolean
  created_at: Date
  expires_at: Date
}

const FIND_SESSION_SQL = `select s."id" as session_id, u."id" as user_id, u."email" as email, u."name" as name, u."emailVerified" as verified,
  u."createdAt" as created_at, s."expiresAt" as expires_at from auth."session" s join auth."user" u on u."id" = s."userId" where s."token" = $1 and s."expiresAt" > $2`

/** The caller behind a session token; `anon` when it is unknown or ended. A sign-out counts at once. */
export async function authenticate(deps: IdentityDeps, token: string): Promise<Caller> {
  const session = await deps.sessions.find(token, async () => {
    const row = await findSession(deps, token)
    return row && { userId: row.user_id, sessionId: row.session_id, email: row.email, expiresAt: row.expires_at }
  })
  if (!session) return { kind: 'anon' }
  return { kind: 'member', userId: session.userId, sessionId: session.sessionId, email: session.email }
}

/** The account behind a session token, with its session's life prolonged; null when the session has ended. */
export async function renewSession(deps: IdentityDeps, token: string): Promise<User | null> {
  const row = await findSession(deps, token)
  if (!row) return null
  const until = new Date(deps.clock.now().getTime() + SESSION_SECONDS * 1000)
  await deps.db.one({ role: 'auth' }, 'update auth."session" set "expiresAt" = $2, "updatedAt" = $3 where "id" = $1', [
    row.session_id,
    until,
    deps.clock.now(),
  ])
  return userAnswer({
    id: row.user_id,
    email: row.email,
    name: row.name,
    emailVerified: row.verified,
    createdAt: row.created_at,
  })
}

/** The account of a verified session. */
export async function readUser(deps: IdentityDeps, userId: string): Promise<User | null> {
  const rows = await deps.db.one<Omit<SessionRow, 'session_id' | 'expires_at'>>(
    { role: 'auth' },
    'select "id" as user_id, "email" as email, "name" as name, "emailVerified" as verified, "createdAt" as created_at from auth."user" where "id" = $1',
    [userId],
  )
  const row = rows[0]
  return row
    ? userAnswer({
        id: row.user_id,
        email: row.email,
        name: row.name,
        emailVerified: row.verified,
        createdAt: row.created_at,
      })
    : null
}

async function findSession(deps: IdentityDeps, token: string): Promise<SessionRow | null> {
  if (!TOKEN_PATTERN.test(token)) return null
  const rows = await deps.db.one<SessionRow>({ role: 'auth' }, FIND_SESSION_SQL, [token, deps.clock.now()])
  return rows[0] ?? null
}
